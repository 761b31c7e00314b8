import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enlarging } from '../../src/painting/canvaskit/enlarging';
import { withoutPause } from '../../src/painting/relief/withoutPause';

const enlarge = (...given: Parameters<typeof enlarging>) => withoutPause(enlarging(...given));

const grey = (levels: readonly number[]) =>
  Uint8Array.from(levels.flatMap((level) => [level, level, level, 255]));
const reds = (bytes: Uint8Array) => Array.from(bytes).filter((_, at) => at % 4 === 0);

describe('A tile is enlarged', () => {
  test('with a middle between two pixels, and with its other edge beyond an edge', () => {
    const enlarged = enlarge({ width: 2, height: 1, bytes: grey([0, 100]) }, 4, 1);
    expect(reds(enlarged)).toEqual([25, 25, 75, 75]);
  });

  test('without changing an even one, or the size it has', () => {
    expect(new Set(reds(enlarge({ width: 3, height: 2, bytes: grey(Array(6).fill(77)) }, 17, 9)))).toEqual(
      new Set([77]),
    );
    const bytes = grey([1, 2, 3, 250]);
    expect(enlarge({ width: 2, height: 2, bytes }, 2, 2)).toEqual(bytes);
  });

  test('so that it goes on seamlessly: moving it around its edges before or after is the same', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(255), { minLength: 5, maxLength: 5 }),
        fc.integer({ min: 1, max: 4 }),
        (row, by) => {
          const moved = [...row.slice(by), ...row.slice(0, by)];
          const wide = reds(enlarge({ width: 5, height: 1, bytes: grey(row) }, 15, 1));
          const movedWide = reds(enlarge({ width: 5, height: 1, bytes: grey(moved) }, 15, 1));
          expect(movedWide).toEqual([...wide.slice(by * 3), ...wide.slice(0, by * 3)]);
        },
      ),
    );
  });
});
