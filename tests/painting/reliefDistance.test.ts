import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outlineFromSvg } from '../../src/geometry/svgPath';
import { halfBreadths } from '../../src/painting/relief/breadth';
import { distanceField, KNOWN_OUTSIDE } from '../../src/painting/relief/distance';
import { edgesOf } from '../../src/painting/relief/edges';
import { type Grid, gridOver } from '../../src/painting/relief/grid';
import { withoutPause } from '../../src/painting/relief/withoutPause';

/** A shape's distances on a grid of one sample a mm, and how to ask for one by its place. */
function fieldOf(path: string, box: { left: number; top: number; right: number; bottom: number }, perMm = 1) {
  const grid = gridOver(box, perMm, KNOWN_OUTSIDE + 1);
  const edges = edgesOf([{ outline: outlineFromSvg(path), toMm: [1, 0, 0, 1, 0, 0] }], grid);
  return { grid, distances: withoutPause(distanceField(edges, grid)) };
}

/** Every sample with its place in mm and its distance in cells. */
function samples({ grid, distances }: { grid: Grid; distances: Float32Array }) {
  return Array.from(distances, (distance, at) => ({
    x: grid.left + ((at % grid.width) + 0.5) / grid.perMm,
    y: grid.top + (Math.floor(at / grid.width) + 0.5) / grid.perMm,
    distance,
  }));
}

/** The distance from a point to a polygon's sides, asked side by side. */
function byHand(points: readonly (readonly [number, number])[], x: number, y: number): number {
  return Math.min(
    ...points.map(([x0, y0], i) => {
      const [x1, y1] = points[(i + 1) % points.length] ?? [x0, y0];
      const [dx, dy] = [x1 - x0, y1 - y0];
      const t = Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy)));
      return Math.hypot(x - x0 - t * dx, y - y0 - t * dy);
    }),
  );
}

describe('The distance to the outline', () => {
  test('is exact within and around a circle, to 0.05 of a cell', () => {
    const box = { left: -20, top: -20, right: 20, bottom: 20 };
    for (const perMm of [0.7, 1, 2.83]) {
      const field = fieldOf('M-20 0A20 20 0 0 1 20 0A20 20 0 0 1 -20 0Z', box, perMm);
      for (const { x, y, distance } of samples(field)) {
        const right = (20 - Math.hypot(x, y)) * perMm;
        if (right > -KNOWN_OUTSIDE + 1) expect(Math.abs(distance - right)).toBeLessThan(0.05);
        else expect(distance).toBeLessThan(-KNOWN_OUTSIDE + 2);
      }
    }
  });

  test('is exact within any triangle wherever it is a cell deep, to 0.05 of a cell', () => {
    const place = fc.tuple(
      fc.double({ min: 0, max: 60, noNaN: true }),
      fc.double({ min: 0, max: 60, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.tuple(place, place, place), (corners) => {
        const [[ax, ay], [bx, by], [cx, cy]] = corners;
        fc.pre(Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) > 1);
        const path = `M${ax} ${ay}L${bx} ${by}L${cx} ${cy}Z`;
        for (const { x, y, distance } of samples(fieldOf(path, { left: 0, top: 0, right: 60, bottom: 60 }))) {
          const right = byHand(corners, x, y);
          // Where a tip is thinner than that, it falls between the samples: no grid can tell how far its rim is.
          if (distance > 0 && right >= 1) expect(Math.abs(distance - right)).toBeLessThan(0.05);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('does not see edges that lie within the shape: strokes that overlap need no weld', () => {
    const box = { left: 0, top: 0, right: 40, bottom: 40 };
    const overlapping = fieldOf('M5 15L35 15L35 25L5 25ZM15 5L25 5L25 35L15 35Z', box);
    const cross = 'M5 15L15 15L15 5L25 5L25 15L35 15L35 25L25 25L25 35L15 35L15 25L5 25Z';
    const welded = fieldOf(cross, box);
    for (const [at, distance] of overlapping.distances.entries()) {
      expect(Math.abs(distance - (welded.distances[at] ?? 0))).toBeLessThan(0.001);
    }
  });

  test('leaves a counter open: it winds the other way', () => {
    const ring = fieldOf('M0 0L40 0L40 40L0 40ZM10 10L10 30L30 30L30 10Z', {
      left: 0,
      top: 0,
      right: 40,
      bottom: 40,
    });
    for (const { x, y, distance } of samples(ring)) {
      const within = Math.max(Math.abs(x - 20), Math.abs(y - 20));
      expect(distance > 0).toBe(within > 10 && within < 20);
    }
  });

  test('walls of a straight stroke meet in its middle, however it is turned', () => {
    for (const degrees of [0, 17, 45, 90, 133]) {
      const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      const corner = (along: number, across: number) =>
        `${40 + along * cos - across * sin} ${40 + along * sin + across * cos}`;
      const path = `M${corner(-30, -6)}L${corner(30, -6)}L${corner(30, 6)}L${corner(-30, 6)}Z`;
      const field = fieldOf(path, { left: 0, top: 0, right: 80, bottom: 80 });
      for (const { x, y, distance } of samples(field)) {
        const along = (x - 40) * cos + (y - 40) * sin;
        const across = (y - 40) * cos - (x - 40) * sin;
        if (Math.abs(along) < 20 && Math.abs(across) < 6) {
          expect(Math.abs(distance - (6 - Math.abs(across)))).toBeLessThan(0.001);
        }
      }
    }
  });
});

/** The greatest distance in a square of samples about one of them, what lies off the grid counting as 0. */
function greatestAround({ grid, distances }: ReturnType<typeof fieldOf>, at: number, reach: number): number {
  const offsets = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach);
  const [column, row] = [at % grid.width, Math.floor(at / grid.width)];
  const around = offsets.flatMap((dy) =>
    offsets.map((dx) => {
      const [x, y] = [column + dx, row + dy];
      return x < 0 || y < 0 || x >= grid.width || y >= grid.height ? 0 : (distances[y * grid.width + x] ?? 0);
    }),
  );
  return Math.max(0, ...around);
}

describe('Half the breadth of a stroke', () => {
  test.each([1, 3, 8])('is the greatest distance within reach of %d cells', (reach) => {
    const field = fieldOf('M0 0L60 0L60 10L0 10Z', { left: 0, top: 0, right: 60, bottom: 10 });
    const breadths = withoutPause(halfBreadths(field.distances, field.grid, reach));
    expect(Array.from(breadths)).toEqual(Array.from(breadths, (_, at) => greatestAround(field, at, reach)));
  });
});
