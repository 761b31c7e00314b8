import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shrinking } from '../../src/painting/canvaskit/shrinking';
import { withoutPause } from '../../src/painting/relief/withoutPause';

const shrink = (...given: Parameters<typeof shrinking>) => withoutPause(shrinking(...given));

const grey = (levels: readonly number[]) =>
  Uint8Array.from(levels.flatMap((level) => [level, level, level, 255]));
const reds = (bytes: Uint8Array) => Array.from(bytes).filter((_, at) => at % 4 === 0);
const mean = (levels: readonly number[]) => levels.reduce((sum, level) => sum + level, 0) / levels.length;

describe('A tile is shrunk', () => {
  test('to the means of the pixels that come together, in the parts in which they do', () => {
    const four = { width: 2, height: 2, bytes: grey([0, 100, 20, 200]) };
    expect(reds(shrink(four, 1, 1))).toEqual([80]);
    const three = { width: 3, height: 1, bytes: grey([10, 100, 250]) };
    expect(reds(shrink(three, 2, 1))).toEqual([40, 200]);
    expect(reds(shrink({ ...three, width: 1, height: 3 }, 1, 2))).toEqual([40, 200]);
  });

  test('each colour by itself, and opaque', () => {
    const bytes = Uint8Array.of(0, 40, 200, 255, 100, 60, 10, 255);
    expect(shrink({ width: 2, height: 1, bytes }, 1, 1)).toEqual(Uint8Array.of(50, 50, 105, 255));
  });

  test('without changing an even one, the brightest least of all, or the size it has', () => {
    for (const level of [0, 77, 255]) {
      const even = { width: 19, height: 13, bytes: grey(Array(247).fill(level)) };
      expect(new Set(reds(shrink(even, 7, 11)))).toEqual(new Set([level]));
    }
    const bytes = grey([1, 2, 3, 250]);
    expect(shrink({ width: 2, height: 2, bytes }, 2, 2)).toEqual(bytes);
  });

  test('to any size, and stays as bright on the whole', () => {
    const tile = fc.integer({ min: 1, max: 40 }).chain((width) =>
      fc.record({
        width: fc.constant(width),
        levels: fc.array(fc.nat(255), { minLength: width * 9, maxLength: width * 9 }),
        toWidth: fc.integer({ min: 1, max: width }),
        toHeight: fc.integer({ min: 1, max: 9 }),
      }),
    );
    fc.assert(
      fc.property(tile, ({ width, levels, toWidth, toHeight }) => {
        const small = reds(shrink({ width, height: 9, bytes: grey(levels) }, toWidth, toHeight));
        expect(small).toHaveLength(toWidth * toHeight);
        // A part is rounded to a 256th, and a level to a whole.
        expect(Math.abs(mean(small) - mean(levels))).toBeLessThan(3);
      }),
    );
  });
});
