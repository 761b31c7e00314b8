import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FONTS } from '../../../fonts/catalogue';
import { newText } from '../../../src/stone/defaults';
import { applyEdit } from '../../../src/stone/edits/applyEdit';
import type { Edit } from '../../../src/stone/edits/edit';
import { groundsOf } from '../../../src/stone/edits/stoneChoice';
import { beginHistory, record, redo, undo } from '../../../src/stone/history';
import { MOST_WISHED, type Parm } from '../../../src/stone/parm';
import { type Design, design } from '../../../src/stone/stone';
import { withoutWishes } from '../../../src/stone/wished/withoutWishes';
import { catalogue, chosen, standardStone } from '../../scene/drawnStone';

const [CURVED, HEART, CROSS, BOOK, LAWN] = [19, 23, 24, 35, 41];
const STONES = catalogue.stoneTypes.map(({ id }) => id);

/** A design as it comes back from the server, or from a draft. */
const reloaded = (given: Design) => design.parse(JSON.parse(JSON.stringify(given)));

/** What stands on the stone, without what is remembered of other stones; chosen colours are. */
function shown({ wished: _, ...given }: Design): object {
  const Parms = given.Parms.map(({ wished: _wished, ...element }: Parm) => element);
  return JSON.parse(JSON.stringify({ ...given, Parms }));
}

/** The standard stone with a bronze line, a bronze rose, a lantern at the foot, rulers and odd spacings. */
const home = chosen(
  design.parse({
    ...standardStone,
    StoneTypeVariantId: 1505,
    Parms: [
      ...standardStone.Parms,
      {
        type: 'text',
        subText: 'Tak for alt',
        subTextSpacing: '0,0.25,1',
        fontFamily: 'Alegreya',
        variant: 'mounted',
        fontColor: 'bronze',
        fontSize: '25',
        letterSpacing: 0.33,
        position: { x: 300.123, y: 660, rotation: 2 },
      },
      { type: 'standardVignet', vignetId: 702, position: { x: 120, y: 600 } },
      { type: 'attachment', attachmentId: 101, position: { x: 520, y: 629 } },
    ],
  }),
  CURVED,
);
const begun: Design = {
  ...design.parse(shown(home)),
  centerLineLeft: 211.125,
  rulers: [{ dotOne: { x: 1, y: 2 }, dotTwo: { x: 30, y: 40 } }],
  guideLines: [120.5, 400],
};

const through = (given: Design, ids: readonly number[]) => ids.reduce(chosen, given);

describe('Trying stones', () => {
  test('leaves everything as it was: heart, cross, book, lawn plate and back', () => {
    expect(through(begun, [HEART, CROSS, BOOK, LAWN, CURVED])).toEqual(begun);
  });

  test('fits each stone from the first, not from another fit', () => {
    for (const id of STONES) {
      expect(shown(through(begun, [BOOK, LAWN, id]))).toEqual(shown(chosen(begun, id)));
    }
  });

  test('along any walk that ends where it began gives the identical design, reloaded on the way or not', () => {
    const walk = fc.array(fc.tuple(fc.constantFrom(...STONES), fc.boolean()), { maxLength: 12 });
    fc.assert(
      fc.property(walk, (steps) => {
        const away = steps.reduce((given, [id, reload]) => {
          const there = chosen(given, id);
          return reload ? reloaded(there) : there;
        }, begun);
        expect(chosen(away, CURVED)).toEqual(begun);
      }),
      { numRuns: 60 },
    );
  });

  test('along any walk from a stone that was worked on, too', () => {
    const worked = applyEdit(through(begun, [LAWN]), {
      kind: 'changeText',
      element: 0,
      fields: { fontSize: '19' },
    });
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...STONES), { maxLength: 8 }), (ids) => {
        expect(shown(chosen(through(worked, ids), LAWN))).toEqual(shown(worked));
      }),
      { numRuns: 40 },
    );
  });

  test('is undone and done again like anything else', () => {
    const tried = through(begun, [HEART, LAWN]);
    const history = record(beginHistory(begun), tried, 'chooseStone', 0);
    expect(undo(history).present).toBe(begun);
    expect(chosen(redo(undo(history)).present, CURVED)).toEqual(begun);
  });

  test('comes back to the material that was wished, where a stone between is not to be had in it', () => {
    const [boulder] = catalogue.stoneTypes.filter(({ shape }) => shape === 'boulder');
    const polished = { ...begun, StoneTypeVariantId: 1901 };
    expect(chosen(polished, boulder?.id ?? 0).StoneTypeVariantId).not.toBe(1901);
    expect(through(polished, [boulder?.id ?? 0, CURVED]).StoneTypeVariantId).toBe(1901);
    expect(through(polished, [boulder?.id ?? 0, HEART]).StoneTypeVariantId).toBe(2301);
  });
});

describe('What is done on a stone that is tried', () => {
  const there = through(begun, [LAWN]);
  const back = (edit: Edit) => chosen(applyEdit(there, edit), CURVED);

  test('counts on the first one, and the rest comes back', () => {
    const higher = back({ kind: 'changeText', element: 0, fields: { fontSize: '19', fontColor: 'hvid' } });
    expect(higher.Parms[0]).toMatchObject({
      fontSize: '19',
      fontColor: 'hvid',
      position: begun.Parms[0]?.position,
      letterSpacing: 1.5,
    });
    expect(shown({ ...higher, Parms: higher.Parms.slice(1) })).toEqual(
      shown({ ...begun, Parms: begun.Parms.slice(1) }),
    );
  });

  test('is written into a line that has its height and its spacings again', () => {
    const { Parms } = back({ kind: 'writeText', element: 4, subText: 'Tak for det' });
    expect(Parms[4]).toMatchObject({ subText: 'Tak for det', fontSize: '25', letterSpacing: 0.33 });
    expect(Parms[4]).toMatchObject({ subTextSpacing: '0,0.25,1,0,0,0,0,0,0,0,0' });
  });

  test('is a move that is as far on the first, of that element alone', () => {
    const before = there.Parms[0]?.position ?? { x: 0, y: 0 };
    const { Parms } = back({ kind: 'place', element: 0, x: before.x + 10, y: before.y });
    expect(Parms[0]?.position.y).toBe(begun.Parms[0]?.position.y);
    expect(Parms[0]?.position.x).toBeGreaterThan(310);
    expect(Parms.slice(1).map(({ position }) => position)).toEqual(
      begun.Parms.slice(1).map(({ position }) => position),
    );
  });

  test('keeps a new line, and leaves out one that was deleted', () => {
    const added = back({ kind: 'addText', subText: 'Ib', given: { fontSize: '18' } });
    expect(added.Parms).toHaveLength(begun.Parms.length + 1);
    expect(added.Parms.at(-1)).toMatchObject({ subText: 'Ib', fontSize: '18' });
    const fewer = back({ kind: 'delete', element: 1 });
    expect(shown(fewer)).toEqual(shown({ ...begun, Parms: begun.Parms.toSpliced(1, 1) }));
  });

  test('keeps a copy beside its original, and the order that was chosen', () => {
    const copied = back({ kind: 'copy', element: 0 });
    expect(copied.Parms.at(-1)).toMatchObject({ subText: 'Fornavn Efternavn', fontSize: '42' });
    const [first, second] = back({ kind: 'order', element: 0, direction: 'forward' }).Parms;
    expect([first?.position, second?.position]).toEqual([begun.Parms[1]?.position, begun.Parms[0]?.position]);
  });

  test('is a material that comes along', () => {
    const honed = applyEdit(there, { kind: 'chooseStone', stoneTypeId: LAWN, variantId: 4104 });
    expect(chosen(honed, CURVED).StoneTypeVariantId).toBe(1904);
    expect(through(honed, [HEART, LAWN, CURVED]).StoneTypeVariantId).toBe(1904);
  });

  test('is a colour that was chosen, which counts on every stone', () => {
    const red = back({ kind: 'changeText', element: 1, fields: { fontColor: 'rød' } });
    expect(red.Parms[1]).toMatchObject({ fontColor: 'rød' });
  });

  test('is another inscription: what was wished of the old one is forgotten', () => {
    const composed = applyEdit(there, {
      kind: 'compose',
      composed: { Parms: [newText('Ib', { fontSize: '18' })], Frame: there.Frame },
    });
    expect(chosen(composed, CURVED).Parms[0]).toMatchObject({ subText: 'Ib', fontSize: '18' });
  });

  test('is remembered of a few stones, however many were worked on', () => {
    const worked = STONES.reduce((given, id, step) => {
      const fields = { fontSize: String(30 + step / 10) };
      return applyEdit(chosen(given, id), { kind: 'changeText', element: 1, fields });
    }, begun);
    expect(worked.wished?.length).toBeLessThanOrEqual(MOST_WISHED);
    for (const { wished } of worked.Parms) expect(wished?.length).toBeLessThanOrEqual(MOST_WISHED);
    expect(reloaded(worked)).toEqual(JSON.parse(JSON.stringify(worked)));
    expect(chosen(worked, CURVED).Parms[0]).toEqual({
      ...begun.Parms[0],
      wished: chosen(worked, CURVED).Parms[0]?.wished,
    });
  });
});

describe('What is wished of an element that is no more what it was', () => {
  test('is forgotten where a stone was measured anew, or came from elsewhere', () => {
    const there = chosen(begun, LAWN);
    const elsewhere = { ...there, StoneTypeId: BOOK, StoneTypeVariantId: 3501 };
    const heights = chosen(elsewhere, CURVED).Parms.map((each) =>
      each.type === 'text' ? each.fontSize : '',
    );
    expect(heights).toEqual(there.Parms.map((each) => (each.type === 'text' ? each.fontSize : '')));
  });
});

describe('What a mason gets', () => {
  test('says nothing of the stones that were tried', () => {
    const there = through(begun, [LAWN, HEART]);
    expect(there.wished).toHaveLength(2);
    expect(withoutWishes(there)).not.toHaveProperty('wished');
    expect(JSON.stringify(withoutWishes(there))).not.toContain('wished');
    const { Parms, Frame } = withoutWishes(there);
    const asShown = there.Parms.map(({ wished: _, ...element }) => element);
    expect(Parms).toEqual(
      asShown.map((element) =>
        element.type === 'attachment' ? element : { ...element, wishedColor: undefined },
      ),
    );
    expect(Frame).toEqual({ ...there.Frame, wishedColor: undefined });
  });
});

describe('What is bought in its sizes', () => {
  test('is never made smaller, and bronze letters are of a height that is cast, on any stone', () => {
    const cast = FONTS.find(({ family }) => family === 'Alegreya')?.heights ?? [];
    for (const id of STONES) {
      const { Parms } = chosen(begun, id);
      expect(Parms.slice(5).map(({ scale }) => scale)).toEqual([1, 1]);
      const [bronze] = Parms.slice(4);
      expect(cast).toContain(bronze?.type === 'text' ? Number(bronze.fontSize) : 0);
    }
  });
});

describe('Colours on a stone of another material', () => {
  const BLACK = 1501;
  const LIGHT = 1505;
  const gold = design.parse({
    ...standardStone,
    StoneTypeVariantId: BLACK,
    Frame: { Type: 'line', Color: 'guld' },
    Parms: [
      { type: 'text', subText: 'Anna', fontColor: 'guld', position: { x: 300, y: 300 } },
      { type: 'sandblownVignet', vignetId: 552, fontColor: '#D5AC6D', position: { x: 300, y: 500 } },
    ],
  });
  const grounds = groundsOf(catalogue.stoneTypes.find(({ id }) => id === 15) ?? { Variants: [] });
  const inMaterial = (given: Design, variantId: number) =>
    applyEdit(given, { kind: 'chooseStone', stoneTypeId: 15, variantId, grounds });
  const coloursOf = ({ Parms, Frame }: Design) => [
    ...Parms.map((element) => ('fontColor' in element ? element.fontColor : '')),
    Frame.Color,
  ];

  test('are such as can be read on it, and the chosen ones again where those can', () => {
    const light = inMaterial(gold, LIGHT);
    expect(coloursOf(light)).toEqual(['sort', '#000', 'sort']);
    expect(coloursOf(inMaterial(light, BLACK))).toEqual(['guld', '#D5AC6D', 'guld']);
    expect(inMaterial(inMaterial(gold, 1502), BLACK)).toEqual(gold);
  });

  test('are so on another stone too, and after it was tried, as they were', () => {
    const light = inMaterial(gold, LIGHT);
    const heart = chosen(light, HEART);
    expect(coloursOf(heart)).toEqual(['sort', '#000', 'sort']);
    expect(coloursOf(chosen(reloaded(heart), 15))).toEqual(['sort', '#000', 'sort']);
    expect(coloursOf(inMaterial(chosen(reloaded(heart), 15), BLACK))).toEqual(['guld', '#D5AC6D', 'guld']);
  });

  test('are those chosen there from then on', () => {
    const grey = applyEdit(inMaterial(gold, LIGHT), {
      kind: 'together',
      edits: [
        { kind: 'changeText', element: 0, fields: { fontColor: 'sort' } },
        { kind: 'changeVignet', element: 1, fields: { fontColor: '#000' } },
        { kind: 'changeFrame', fields: { Color: 'sort' } },
      ],
    });
    expect(coloursOf(inMaterial(grey, 1503))).toEqual(['sort', '#000', 'sort']);
  });
});
