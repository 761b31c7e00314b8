import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxesOverlap } from '../../../src/geometry/box';
import { type Covering, type Level, levelsOf } from '../../../workers/stage/levels';

/** In which order the levels are drawn. */
const DRAWN: readonly Level[] = ['beneath', 'live', 'above'];

const box = fc
  .tuple(fc.nat(20), fc.nat(20), fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }))
  .map(([left, top, width, height]) => ({ left, top, right: left + width, bottom: top + height }));

const stone: fc.Arbitrary<{ readonly shown: readonly Covering[]; readonly held: readonly number[] }> = fc
  .array(box, { maxLength: 10 })
  .chain((boxes) =>
    fc.record({
      shown: fc.constant(boxes.map((one, element) => ({ element, box: one }))),
      held: fc.subarray(boxes.map((_one, element) => element)),
    }),
  );

describe('The levels of what is on a stone', () => {
  test('draw any two that overlap in their order, whatever is held', () => {
    fc.assert(
      fc.property(stone, ({ shown, held }) => {
        const levels = levelsOf(shown, held);
        const drawn = DRAWN.flatMap((level) => shown.filter(({ element }) => levels.get(element) === level));
        expect(drawn).toHaveLength(shown.length);
        for (const [at, one] of drawn.entries()) {
          for (const later of drawn.slice(at + 1))
            if (boxesOverlap(one.box, later.box)) expect(one.element).toBeLessThan(later.element);
        }
      }),
    );
  });

  test('have what is held drawn anew in every frame, and nothing else that overlaps nothing held', () => {
    fc.assert(
      fc.property(stone, ({ shown, held }) => {
        const levels = levelsOf(shown, held);
        for (const { element } of shown.filter((one) => held.includes(one.element)))
          expect(levels.get(element)).toBe('live');
        const [lowest = Number.POSITIVE_INFINITY] = held;
        for (const one of shown) {
          const isFree = shown.every((other) => other === one || !boxesOverlap(one.box, other.box));
          if (!held.includes(one.element) && (isFree || one.element < lowest))
            expect(levels.get(one.element)).toBe('beneath');
        }
      }),
    );
  });

  test('leave everything on the layer beneath where nothing is held', () => {
    fc.assert(
      fc.property(stone, ({ shown }) => {
        expect([...levelsOf(shown, []).values()].every((level) => level === 'beneath')).toBe(true);
      }),
    );
  });
});
