import { describe, expect, test } from 'vitest';
import { saveUrgency } from '../../../src/stone/autosave';
import { applyEdit } from '../../../src/stone/edits/applyEdit';
import { originsAfter } from '../../../src/stone/edits/origins';
import { medallionParm } from '../../../src/stone/medallion/parm';
import { saidMedallion } from '../../../src/stone/medallion/said';
import { nextSize } from '../../../src/stone/medallion/sizes';
import { parm } from '../../../src/stone/parm';
import { priceOf } from '../../../src/stone/price/priceOf';
import { sampleDesign } from '../sampleDesign';
import { PRICES } from './prices';

const medallion = medallionParm.parse({ type: 'medallion', picture: '/api/picture/a.webp' });
const edit = { kind: 'addMedallion', medallion } as const;
const before = sampleDesign();
const added = applyEdit(before, edit);
const PLATE = before.Parms.length;
const changed = (fields: object) =>
  applyEdit(added, { kind: 'changeMedallion', element: PLATE, fields }).Parms[PLATE];

describe('A medallion', () => {
  test('lies on top of what was there, is new, and an oval of 9 by 12 cm in colour unless it is said otherwise', () => {
    expect(added.Parms).toEqual([...before.Parms, medallion]);
    expect(originsAfter(edit, PLATE)).toEqual([0, 1, 2, 3, undefined]);
    expect(JSON.parse(JSON.stringify(medallion))).toEqual({
      type: 'medallion',
      position: { x: 100, y: 100, rotation: 0 },
      scale: 1,
      shape: 'oval',
      width: 90,
      height: 120,
      picture: '/api/picture/a.webp',
      tone: 'colour',
    });
  });

  test('says only what is chosen: what is taken away again is left out', () => {
    const toned = changed({ rim: 'gold', brightness: 10, crop: { x: 0.4, y: 0.5, zoom: 2, turn: 5 } });
    expect(toned).toMatchObject({ rim: 'gold', brightness: 10, crop: { zoom: 2 } });
    const again = applyEdit(
      { ...added, Parms: added.Parms.with(PLATE, toned ?? medallion) },
      {
        kind: 'changeMedallion',
        element: PLATE,
        fields: { rim: undefined, brightness: undefined, crop: undefined },
      },
    );
    expect(JSON.stringify(again.Parms[PLATE])).toBe(JSON.stringify(medallion));
  });

  test('that is changed to what it is stays the same object, so that no step is undone in vain', () => {
    expect(applyEdit(added, { kind: 'changeMedallion', element: PLATE, fields: { tone: 'colour' } })).toBe(
      added,
    );
    expect(applyEdit(added, { kind: 'scale', element: PLATE, scale: 1.02 }).Parms[PLATE]).toBe(medallion);
  });

  test('is round with one diameter', () => {
    expect(changed({ shape: 'round', width: 90, height: 90 })).toMatchObject({ width: 90, height: 90 });
    expect(changed({ shape: 'round', height: 70 })).toMatchObject({ width: 70, height: 70 });
  });

  test.each([
    [1.2, 110, 150],
    [1.6, 130, 180],
    [9, 130, 180],
    [0.8, 70, 90],
    [0.1, 50, 70],
  ])('pulled to %f of its size becomes the nearest that is sold', (scale, width, height) => {
    const pulled = applyEdit(added, { kind: 'scale', element: PLATE, scale }).Parms[PLATE];
    expect(pulled).toMatchObject({ scale: 1, width, height });
  });

  test('on its side goes to the next size on its side, and beyond the last there is none', () => {
    expect(nextSize('oval', { width: 120, height: 90 }, true)).toEqual({ width: 150, height: 110 });
    expect(nextSize('round', { width: 65, height: 65 }, false)).toEqual({ width: 60, height: 60 });
    expect(nextSize('rectangle', { width: 130, height: 180 }, true)).toBeUndefined();
  });

  test('is saved at once, also when it was cropped', () => {
    const cropped = applyEdit(added, {
      kind: 'changeMedallion',
      element: PLATE,
      fields: { crop: { x: 0.5, y: 0.4, zoom: 1, turn: 0 } },
    });
    expect(saveUrgency(added, cropped)).toBe('now');
  });

  test('is asked for unless the price list names it by its longer side', () => {
    const price = (list: typeof PRICES) => priceOf(added, list).lines.find(({ key }) => key === 'medallion');
    expect(price(PRICES)).toMatchObject({ count: 1, each: null, amount: null });
    const named = {
      ...PRICES,
      medallions: [
        { upTo: 100, each: 80_000 },
        { upTo: 120, each: 95_000 },
      ],
    };
    expect(price(named)).toMatchObject({ each: 95_000, amount: 95_000 });
  });

  test.each([
    [{ width: 29 }],
    [{ height: 401 }],
    [{ shape: 'heart' }],
    [{ tone: 'green' }],
    [{ picture: '' }],
    [{ brightness: 51 }],
    [{ crop: { x: 0, y: 0, zoom: 0.5, turn: 0 } }],
  ])('is refused with %j', (given) => {
    expect(parm.safeParse({ ...medallion, ...given }).success).toBe(false);
  });

  test('is ordered by its sides: another scale is not kept', () => {
    expect(parm.parse({ ...medallion, scale: 2 })).toEqual(medallion);
  });

  test('is named by its size in cm, its shape, its tone and its rim', () => {
    const say = (key: string, given?: Record<string, string>) =>
      given ? `${key} ${given.width} ${given.height}: ${given.details}` : key;
    const small = { ...medallion, width: 65, height: 90, tone: 'sepia', rim: 'gold' } as const;
    expect(saidMedallion(small, say, 'da')).toBe('named 6,5 9: oval, sepia, goldRim');
    expect(saidMedallion({ ...small, shape: 'round' }, say, 'da')).toContain('namedRound');
  });
});
