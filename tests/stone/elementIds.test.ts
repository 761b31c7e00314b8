import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import type { Edit } from '../../src/stone/edits/edit';
import { originsAfter } from '../../src/stone/edits/origins';
import { copyAll, deleteAll, orderAll } from '../../src/stone/edits/several';
import { idsAt, idsOf, indexesOf, keepIds } from '../../src/stone/elementIds';
import { type Design, design } from '../../src/stone/stone';

const lines = (names: string) =>
  design.parse({ Parms: [...names].map((subText) => ({ type: 'text', subText })) });

/** The design after an edit, whose elements are the ones they were. */
function edited(before: Design, edit: Edit): Design {
  const after = applyEdit(before, edit);
  keepIds(before.Parms, after.Parms, originsAfter(edit, before.Parms.length));
  return after;
}

const called = ({ Parms }: Design) =>
  Parms.map((element) => (element.type === 'text' ? element.subText : '?')).join('');

/** Edits that change which elements there are and in which order, and some that do not. */
const anEdit: fc.Arbitrary<Edit> = fc.letrec<{ one: Edit; edit: Edit }>((tie) => ({
  one: fc.oneof(
    fc.record({ kind: fc.constant('delete' as const), element: fc.nat(6) }),
    fc.record({
      kind: fc.constant('order' as const),
      element: fc.nat(6),
      direction: fc.constantFrom('forward' as const, 'back' as const),
    }),
    fc.record({ kind: fc.constant('moveTo' as const), element: fc.nat(6), to: fc.nat(6) }),
    fc.record({
      kind: fc.constant('hideElements' as const),
      elements: fc.array(fc.nat(6), { maxLength: 3 }),
      hidden: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('copy' as const), element: fc.nat(6) }),
    fc.record({
      kind: fc.constant('mirrorCopy' as const),
      elements: fc.uniqueArray(fc.nat(6), { maxLength: 3 }),
      about: fc.nat(600),
    }),
    fc.record({
      kind: fc.constant('addText' as const),
      subText: fc.constantFrom('x', 'y'),
      given: fc.constant({}),
    }),
    fc.record({
      kind: fc.constant('nudge' as const),
      element: fc.nat(6),
      dx: fc.nat(9),
      dy: fc.constant(1),
    }),
    fc.record({ kind: fc.constant('turn' as const), element: fc.nat(6), rotation: fc.nat(90) }),
  ),
  edit: fc.oneof(
    { weight: 4, arbitrary: tie('one') },
    fc.record({ kind: fc.constant('together' as const), edits: fc.array(tie('edit'), { maxLength: 4 }) }),
  ),
})).edit;

describe('The identity of an element', () => {
  test('is its own, and the same however often it is asked for', () => {
    const { Parms } = lines('abc');
    expect(new Set(idsOf(Parms)).size).toBe(3);
    expect(idsOf(Parms)).toBe(idsOf(Parms));
    expect(idsOf([...Parms])).not.toEqual(idsOf(Parms));
  });

  test('stays through edits of it, of others, and of their order', () => {
    const before = lines('abcd');
    const [a, b, c, d] = idsOf(before.Parms);
    const moved = edited(before, orderAll([0, 1], 'forward', 4));
    expect([called(moved), idsOf(moved.Parms)]).toEqual(['cabd', [c, a, b, d]]);
    const written = edited(moved, { kind: 'writeText', element: 0, subText: 'C' });
    expect([called(written), idsOf(written.Parms)]).toEqual(['Cabd', [c, a, b, d]]);
    const fewer = edited(written, deleteAll([0, 2]));
    expect([called(fewer), idsOf(fewer.Parms)]).toEqual(['ad', [a, d]]);
    const copied = edited(fewer, copyAll([0]));
    expect(idsOf(copied.Parms).slice(0, 2)).toEqual([a, d]);
    expect([a, b, c, d]).not.toContain(idsOf(copied.Parms)[2]);
    expect(indexesOf(idsAt([1], copied.Parms), fewer.Parms)).toEqual([1]);
    expect(indexesOf(idsOf(copied.Parms), moved.Parms)).toEqual([1, 3]);
  });

  test('is a new one for everything of another inscription', () => {
    const before = lines('ab');
    const { Parms, Frame } = lines('ab');
    const after = edited(before, { kind: 'compose', composed: { Parms, Frame } });
    expect(indexesOf(idsOf(before.Parms), after.Parms)).toEqual([]);
  });

  test('is that of the element with its name, whatever is done, and no two have one', () => {
    fc.assert(
      fc.property(fc.array(anEdit, { maxLength: 12 }), (edits) => {
        // What stands there tells the elements apart: each copy and each new line is given a name of its own at once.
        let names = 0;
        let now = lines('');
        const name = (stone: Design): Design => ({
          ...stone,
          Parms: stone.Parms.map((element) => {
            if (element.type !== 'text') return element;
            names += 1;
            return { ...element, subText: `${names}` };
          }),
        });
        now = name(lines('abc'));
        for (const edit of edits) {
          const before = now;
          now = edited(before, edit);
          const ids = idsOf(now.Parms);
          expect(new Set(ids).size).toBe(now.Parms.length);
          const nameOf = new Map(idsOf(before.Parms).map((id, index) => [id, before.Parms[index]]));
          const stayed = now.Parms.filter((element, index) => {
            const was = nameOf.get(ids[index] as (typeof ids)[number]);
            if (was?.type === 'text' && element.type === 'text') expect(element.subText).toBe(was.subText);
            return was !== undefined;
          });
          // Whatever is not new is known, and nothing is taken for another.
          const added = originsAfter(edit, before.Parms.length).filter((from) => from === undefined).length;
          expect(stayed.length).toBe(now.Parms.length - added);
          now = name(now);
        }
      }),
      { numRuns: 500 },
    );
  });
});
