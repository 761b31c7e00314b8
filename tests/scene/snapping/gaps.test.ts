import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Box } from '../../../src/geometry/box';
import type { ElementMeasure } from '../../../src/scene/measures';
import { candidatesIn } from '../../../src/scene/snapping/candidates';
import { snap } from '../../../src/scene/snapping/snap';
import { countedGap } from './naiveGaps';

const REACH = 6;

/** What adding a shift to a place and taking the place away again may add to it, in mm: the last bits of a double. */
const ROUNDING = 1e-9;

/** Something whose ink is a box of the stone. */
const inked = ({ left, top, right, bottom }: Box, element = 0): ElementMeasure => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const ink = { left: left - x, right: right - x, top: top - y, bottom: bottom - y };
  const place = { x, y, rotation: 0, scale: 1 };
  return { element, kind: 'ornament', place, box: ink, ink, width: right - left, capHeight: undefined };
};

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const movedIn = (ink: Box, others: readonly Box[], reach = REACH) => {
  const { place } = inked(ink);
  // The stone's middle lies far from everything here.
  const surroundings = {
    width: 9000,
    height: 9000,
    centreLines: [],
    guideLines: [],
    grid: undefined,
    others: others.map(inked),
  };
  const snapped = snap(
    { ...place, ink, pin: { x: 0, y: 0 }, baselines: [] },
    candidatesIn(surroundings),
    reach,
  );
  const [dx, dy] = [snapped.x - place.x, snapped.y - place.y];
  return {
    ...snapped,
    by: [dx, dy] as const,
    after: { left: ink.left + dx, right: ink.right + dx, top: ink.top + dy, bottom: ink.bottom + dy },
  };
};

describe('A moving element is drawn', () => {
  test('to the middle between the ink above it and below it', () => {
    const { after, gaps } = movedIn(box(120, 160, 70, 20), [box(100, 100, 100, 30), box(90, 220, 90, 25)]);
    expect(after.top).toBe(165);
    // Its middle was drawn to that of the upper one first.
    expect(gaps).toEqual([
      { direction: 'down', from: 130, to: 165, beside: 150 },
      { direction: 'down', from: 185, to: 220, beside: 147.5 },
    ]);
  });

  test('to the gap that is above its neighbour', () => {
    const { after, gaps } = movedIn(box(120, 182, 70, 20), [box(100, 100, 101, 30), box(90, 145, 103, 25)]);
    expect(after.top).toBe(185);
    expect(gaps.map(({ from, to }) => to - from)).toEqual([15, 15]);
  });

  test('to the gap that is behind its neighbour, from side to side', () => {
    const { after, gaps } = movedIn(box(18, 103, 40, 20), [box(80, 100, 50, 33), box(150, 90, 60, 41)]);
    expect(after.right).toBe(60);
    expect(gaps.map(({ direction, from, to }) => [direction, to - from])).toEqual([
      ['across', 20],
      ['across', 20],
    ]);
  });

  test('to nothing that is not beside it: the other name of a double stone has its own gaps', () => {
    expect(movedIn(box(400, 160, 70, 20), [box(100, 100, 100, 30), box(90, 220, 90, 25)])).toMatchObject({
      by: [0, 0],
      gaps: [],
    });
  });

  test('to no gap in which it would lie on its neighbour', () => {
    // The gap of 90 mm above is repeated only where the one below is run over.
    const others = [box(100, 0, 100, 10), box(100, 100, 100, 30), box(99, 236, 100, 30)];
    expect(movedIn(box(120, 218, 70, 20), others).gaps).toEqual([]);
  });
});

/** A column of boxes down the stone, of different widths about the same middle, none touching the next. */
const column = fc
  .array(
    fc.record({
      height: fc.integer({ min: 5, max: 60 }),
      gap: fc.integer({ min: 3, max: 60 }),
      width: fc.integer({ min: 31, max: 211 }),
    }),
    {
      minLength: 2,
      maxLength: 7,
    },
  )
  .map((items) => {
    let top = 40;
    // As stones are set: most columns have one gap throughout.
    const [{ gap: first } = { gap: 3 }] = items;
    return items.map(({ height, gap, width }) => {
      const at = top;
      top += height + (first % 4 === 0 ? gap : first);
      return box(300.3 - width / 2.03, at, width, height);
    });
  });

const turned = ({ left, top, right, bottom }: Box): Box => ({
  left: top,
  top: left,
  right: bottom,
  bottom: right,
});

const walk = fc.record({
  column,
  pick: fc.nat(),
  dx: fc.double({ min: -9, max: 9, noNaN: true }),
  dy: fc.double({ min: -9, max: 9, noNaN: true }),
  across: fc.boolean(),
  reach: fc.double({ min: 0.1, max: 9, noNaN: true }),
});

type Walk = typeof walk extends fc.Arbitrary<infer Given> ? Given : never;

const takenFrom = ({ column: all, pick, dx, dy, across }: Walk) => {
  const boxes = across ? all.map(turned) : all;
  const at = pick % boxes.length;
  const taken = boxes[at] ?? box(0, 0, 1, 1);
  const ink = {
    left: taken.left + dx,
    right: taken.right + dx,
    top: taken.top + dy,
    bottom: taken.bottom + dy,
  };
  return { ink, others: boxes.filter((_one, place) => place !== at) };
};

test('No gap is shown through what the moved thing lies upon', () => {
  // Four in a row, 3 mm apart; the second is moved 1 mm into the third, and would stand as far from the first as from the fourth.
  const row = [40, 56, 64].map((left) => box(left, 285, 5, 31));
  expect(movedIn(box(51.56, 285, 5, 31), row, 0.44).gaps).toEqual([]);
});

describe('However something is moved among others', () => {
  test('it is drawn no farther than the reach', () => {
    fc.assert(
      fc.property(walk, (given) => {
        const { ink, others } = takenFrom(given);
        const { by } = movedIn(ink, others, given.reach);
        expect(Math.abs(by[0])).toBeLessThanOrEqual(given.reach + ROUNDING);
        expect(Math.abs(by[1])).toBeLessThanOrEqual(given.reach + ROUNDING);
      }),
      { numRuns: 1000 },
    );
  });

  test('gaps that are shown are equal, and are as long as pixels count them between what stands there', () => {
    let shown = 0;
    fc.assert(
      fc.property(walk, (given) => {
        const { ink, others } = takenFrom(given);
        const { gaps, after } = movedIn(ink, others, given.reach);
        for (const direction of ['across', 'down'] as const) {
          const [one, other, ...more] = gaps.filter((gap) => gap.direction === direction);
          if (!one || !other) continue;
          shown += 1;
          expect(more).toEqual([]);
          expect(Math.abs(one.to - one.from - (other.to - other.from))).toBeLessThan(0.005);
          const counted = [after, ...others].flatMap((each) => {
            const rest = [after, ...others].filter((it) => it !== each);
            return countedGap(each, rest, direction === 'across' ? 'right' : 'down') ?? [];
          });
          const length = one.to - one.from;
          expect(counted.filter((gap) => Math.abs(gap - length) < 0.005).length).toBeGreaterThanOrEqual(2);
        }
      }),
      { numRuns: 150 },
    );
    // The walks do lead to equal gaps.
    expect(shown).toBeGreaterThan(10);
  });
});
