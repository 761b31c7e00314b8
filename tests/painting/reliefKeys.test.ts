import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WORKSHOP } from '../../src/painting/relief/light';
import { reliefFor } from '../../src/painting/relief/orders';
import type { ReliefShape } from '../../src/painting/relief/shapes';

const shape: ReliefShape = {
  family: 'a square',
  x: 0,
  y: 0,
  measure: 40,
  size: 40,
  glyphs: undefined,
  outlines: () => [],
};

test('Requests with the same key order the same relief, whatever the size, turn and resolution they come from', () => {
  // Narrow ranges: many of a hundred share a key.
  const request = fc.record({
    scale: fc.double({ min: 0.95, max: 1.05, noNaN: true }),
    rotation: fc.double({ min: -16, max: 16, noNaN: true }),
    pxPerMm: fc.oneof(
      fc.double({ min: 0.3, max: 1, noNaN: true }),
      fc.double({ min: 2, max: 4, noNaN: true }),
      fc.double({ min: 20, max: 60, noNaN: true }),
    ),
  });
  let shared = 0;
  fc.assert(
    fc.property(fc.array(request, { minLength: 100, maxLength: 100 }), (requests) => {
      const orders = new Map<string, unknown>();
      for (const { pxPerMm, ...turned } of requests) {
        const asked = reliefFor(shape, { x: 0, y: 0, ...turned }, 'engraved', 'gold', pxPerMm, WORKSHOP);
        const order = asked.order();
        if (orders.has(asked.key)) shared += 1;
        else orders.set(asked.key, order);
        expect(order).toEqual(orders.get(asked.key));
      }
    }),
    { numRuns: 20 },
  );
  expect(shared).toBeGreaterThan(100);
});
