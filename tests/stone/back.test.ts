import { describe, expect, test } from 'vitest';
import { boxAround, contoursOf } from '../../src/geometry/contour';
import { outlineFromSvg } from '../../src/geometry/svgPath';
import { buildScene } from '../../src/scene/buildScene';
import { backOfStone } from '../../src/stone/back/backOfStone';
import { type Face, facesFault } from '../../src/stone/back/facesFault';
import { priceOf } from '../../src/stone/price/priceOf';
import { nextOfCase } from '../../src/stone/templates/nextOfCase';
import { catalogue, designWith, sources } from '../scene/drawnStone';

const NAME = { type: 'text', subText: 'Anna', position: { x: 300, y: 200 } };
const make = { thickness: 120, base: { width: 700, height: 150, depth: 240 } };
const front = designWith([NAME], { StoneTypeId: 15, StoneTypeVariantId: 1503, designName: 'Anna', make });

describe('The back of a stone', () => {
  test('is the same stone, made in the same way, with nothing on it, and says whose back it is', () => {
    const back = backOfStone(front, 12, 'de');
    expect(back).toMatchObject({ StoneTypeId: 15, StoneTypeVariantId: 1503, make, backOf: 12 });
    expect([back.Parms, back.Frame.Type, back.designName]).toEqual([[], 'none', 'Rückseite: Anna']);
  });

  test('costs what is cut into it, and neither the stone nor its base once more', () => {
    const list = catalogue.prices[0];
    if (!list) throw new Error('the catalogue has a price list');
    const keys = (design: typeof front) => priceOf(design, list).lines.map(({ key }) => key);
    expect(keys(front)).toEqual(expect.arrayContaining(['stone', 'base', 'thickness']));
    const written = { ...backOfStone(front, 12, 'da'), Parms: front.Parms };
    expect(keys(written)).toEqual(['engravedLetters']);
  });

  test('is seen from behind: what the front has on the left, it has on the right, to a ten-thousandth of a mm', () => {
    // The wave is 115 mm higher on one side.
    const wave = designWith([], { StoneTypeId: 19 });
    const [seen, behind] = [wave, backOfStone(wave, 12, 'da')].map((one) => buildScene(one, sources).slab);
    const points = (slab: typeof seen) =>
      contoursOf(outlineFromSvg(slab?.stoneType.outline ?? ''), 0.01).flatMap((contour) => [...contour]);
    const [there, here] = [points(seen), points(behind)];
    expect(here.length).toBe(there.length);
    const width = seen?.stoneType.width ?? 0;
    for (let at = 0; at < there.length; at += 2) {
      expect(here[at]).toBeCloseTo(width - (there[at] ?? 0), 3);
      expect(here[at + 1]).toBeCloseTo(there[at + 1] ?? 0, 3);
    }
    expect(boxAround(contoursOf(behind?.outline ?? outlineFromSvg('M0 0'), 0.01)).left).toBeCloseTo(0, 1);
  });

  test('is no further stone’s: one that is made like it is a stone of its own', () => {
    expect(nextOfCase(backOfStone(front, 12, 'da'), undefined, 'da').backOf).toBeUndefined();
  });
});

describe('An order of a stone with a back', () => {
  const face = (id: number, given: object = {}): Face => ({
    id,
    isDraft: true,
    design: { ...front, ...given },
  });
  const [first, back] = [face(1), face(2, { backOf: 1 })];

  test.each([
    ['both faces together are ordered', [1, 2], [first, back], undefined],
    ['a stone without a back is ordered alone', [3], [first, back, face(3)], undefined],
    ['the front is not ordered without its back', [1], [first, back], 'facesApart'],
    ['the back is not ordered without its front', [2], [first, back], 'facesApart'],
    ['a back whose front is gone is not ordered', [2], [back], 'frontGone'],
    ['a front has one back', [1, 2, 4], [first, back, face(4, { backOf: 1 })], 'facesTwice'],
    [
      'both are of one material',
      [1, 2],
      [first, face(2, { backOf: 1, StoneTypeVariantId: 1501 })],
      'facesDiffer',
    ],
    ['both are as thick', [1, 2], [first, face(2, { backOf: 1, make: undefined })], 'facesDiffer'],
  ] as const)('%s', (_rule, ordered, known, fault) => {
    expect(facesFault(ordered, known)?.fault).toBe(fault);
  });
});
