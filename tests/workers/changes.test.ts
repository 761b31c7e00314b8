import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import type { Edit } from '../../src/stone/edits/edit';
import type { Design } from '../../src/stone/stone';
import type { Drawn } from '../../workers/stage/contract';
import { changedDesign, changeOfDesign } from '../../workers/stage/designChange';
import { changedDrawn, changeOfDrawn } from '../../workers/stage/drawnChange';
import { sampleDesign } from '../stone/sampleDesign';

/** As it comes out on the other side of a worker's border. */
const across = <T>(told: T): T => structuredClone(told);

const element = fc.nat({ max: 5 });
const mm = fc.double({ min: -900, max: 900, noNaN: true });

/** Edits of a design of about five elements, some of them of an element that is not there. */
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constant('rename' as const), designName: fc.string() }),
  fc.record({ kind: fc.constant('writeText' as const), element, subText: fc.string() }),
  fc.record({ kind: fc.constant('place' as const), element, x: mm, y: mm }),
  fc.record({ kind: fc.constant('turn' as const), element, rotation: mm }),
  fc.record({ kind: fc.constant('copy' as const), element }),
  fc.record({ kind: fc.constant('addText' as const), subText: fc.string(), given: fc.constant({}) }),
  fc.record({ kind: fc.constant('chooseBackground' as const), backgroundId: fc.nat({ max: 20 }) }),
  fc.record({
    kind: fc.constant('order' as const),
    element,
    direction: fc.constantFrom('forward' as const, 'back' as const),
  }),
);

describe('A design told by what changed', () => {
  test('is the same design on the other side, whatever was edited', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 20 }), (edits) => {
        let here: Design = sampleDesign();
        let there = changedDesign(undefined, across(changeOfDesign(undefined, here)));
        for (const edit of edits) {
          const next = applyEdit(here, edit);
          there = changedDesign(there, across(changeOfDesign(here, next)));
          here = next;
          expect(there).toEqual(here);
        }
      }),
    );
  });

  test('is one element where one was written in, and the others stay the objects they were', () => {
    const before = sampleDesign();
    const after = applyEdit(before, { kind: 'writeText', element: 1, subText: '* 13.4.1941' });
    const change = changeOfDesign(before, after);
    expect(change.elements.map(([index]) => index)).toEqual([1]);
    expect(change.rest).toBeUndefined();
    const told = changedDesign(before, across(change));
    expect(told.Parms[0]).toBe(before.Parms[0]);
    expect(told.Parms[2]).toBe(before.Parms[2]);
  });

  test('says so where the one before is missing', () => {
    const before = sampleDesign();
    const after = applyEdit(before, { kind: 'writeText', element: 1, subText: 'x' });
    expect(() => changedDesign(undefined, changeOfDesign(before, after))).toThrow(RangeError);
  });
});

describe('What was drawn, told by what changed', () => {
  const measure = (index: number, x: number) => ({
    element: index,
    kind: 'ornament' as const,
    place: { x, y: 10, rotation: 0, scale: 1 },
    box: { left: -5, top: -5, right: 5, bottom: 5 },
    ink: { left: -5, top: -5, right: 5, bottom: 5 },
    width: 10,
    capHeight: undefined,
  });
  const drawnWith = (places: readonly number[], pxPerMm = 1): Drawn => ({
    measures: { width: 600, height: 750, elements: places.map((x, index) => measure(index, x)) },
    grip: undefined,
    marks: [],
    view: { pxPerMm, left: 0, top: 0 },
  });

  test('is the same on the other side, whatever came, went or moved', () => {
    const places = fc.array(fc.nat({ max: 3 }), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(places, { minLength: 1, maxLength: 8 }), (steps) => {
        let before: Drawn | undefined;
        let there: Drawn | undefined;
        for (const step of steps) {
          const drawn = drawnWith(step, step.length + 1);
          there = changedDrawn(there, across(changeOfDrawn(before, drawn)));
          before = drawn;
          expect(there).toEqual(drawn);
        }
      }),
    );
  });

  test('leaves the measures of what did not change as they were', () => {
    const before = drawnWith([1, 2, 3]);
    const change = changeOfDrawn(before, drawnWith([1, 7, 3]));
    expect(change.elements).toEqual([[1, measure(1, 7)]]);
    const told = changedDrawn(before, across(change));
    expect(told.measures.elements[0]).toBe(before.measures.elements[0]);
    expect(told.marks).toBe(before.marks);
  });
});
