import fc from 'fast-check';
import { expect, test } from 'vitest';
import { squaresToNearest } from '../../../../src/painting/sheet/margin/squaresToNearest';

const grids = fc
  .tuple(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 1, max: 14 }))
  .chain(([columns, rows]) =>
    fc.record({
      columns: fc.constant(columns),
      rows: fc.constant(rows),
      marked: fc.array(fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, fc.constant(1)), {
        minLength: columns * rows,
        maxLength: columns * rows,
      }),
    }),
  );

test('The squares of the distances to the nearest marked cell are those to all marked cells, the least of them', () => {
  fc.assert(
    fc.property(grids, ({ columns, rows, marked }) => {
      const places = marked.flatMap((mark, cell) =>
        mark ? [[cell % columns, Math.floor(cell / columns)]] : [],
      );
      const naive = marked.map((_, cell) =>
        Math.min(
          ...places.map(
            ([x = 0, y = 0]) => (x - (cell % columns)) ** 2 + (y - Math.floor(cell / columns)) ** 2,
          ),
        ),
      );
      expect(Array.from(squaresToNearest(Uint8Array.from(marked), columns, rows))).toEqual(naive);
    }),
    { numRuns: 300, seed: 22 },
  );
});
