import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { areaOf, type Polygon, polygonsOf, type Vertex } from '../../src/geometry/polygon';
import { outlineFromSvg } from '../../src/geometry/svgPath';
import { bevelFacets } from '../../src/painting/relief/bevelFacets';
import { roughRim } from '../../src/painting/relief/roughRim';

const { catalogue } = await catalogueFromFiles();
const LIGHT = [-0.664, -0.748] as const;
const RECTANGLE: Polygon = [
  { x: 0, y: 0 },
  { x: 600, y: 0 },
  { x: 600, y: 400 },
  { x: 0, y: 400 },
];

function clockwiseOf(outline: string): Polygon[] {
  return polygonsOf(outlineFromSvg(outline), 0.02).map((one) => (areaOf(one) < 0 ? one.toReversed() : one));
}

/** The least distance of a point from a polygon's line, edge by edge. */
function distanceFrom(polygon: Polygon, { x, y }: Vertex): number {
  return Math.min(
    ...polygon.map((from, i) => {
      const to = polygon[(i + 1) % polygon.length] ?? from;
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const along = Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)));
      return Math.hypot(from.x + along * dx - x, from.y + along * dy - y);
    }),
  );
}

const facingOf = (facets: ReturnType<typeof bevelFacets>, x: number, y: number) =>
  facets.find(
    ({ corners: [from, to] }) => from && to && (from.x + to.x) / 2 === x && (from.y + to.y) / 2 === y,
  )?.facing ?? Number.NaN;

describe('A bevel', () => {
  test('is mitred at corners and as wide as ordered', () => {
    const [top] = bevelFacets([RECTANGLE], 20, LIGHT);
    expect(top?.corners).toEqual([
      { x: 0, y: 0 },
      { x: 600, y: 0 },
      { x: expect.closeTo(580, 9), y: expect.closeTo(20, 9) },
      { x: expect.closeTo(20, 9), y: expect.closeTo(20, 9) },
    ]);
  });

  test('is lit from the upper left', () => {
    const facets = bevelFacets([RECTANGLE], 20, LIGHT);
    expect(facingOf(facets, 300, 0)).toBeCloseTo(0.748, 6);
    expect(facingOf(facets, 0, 200)).toBeCloseTo(0.664, 6);
    expect(facingOf(facets, 300, 400)).toBeCloseTo(-0.748, 6);
    expect(facingOf(facets, 600, 200)).toBeCloseTo(-0.664, 6);
  });
});

describe('A rough edge', () => {
  test('is the same each time, and another on another stone', () => {
    const once = roughRim([RECTANGLE], 15, LIGHT, 400);
    expect(roughRim([RECTANGLE], 15, LIGHT, 400)).toEqual(once);
    expect(roughRim([RECTANGLE], 16, LIGHT, 400)).not.toEqual(once);
  });

  test.each(catalogue.stoneTypes.filter(({ make }) => make).map((stone) => [stone.Name, stone] as const))(
    'of %s reaches nowhere beyond its measures, nor past where letters may stand',
    (_name, { outline, id, height }) => {
      const polygons = clockwiseOf(outline);
      const { outline: broken, facets } = roughRim(polygons, id, LIGHT, height);
      expect(broken).toHaveLength(polygons.length);
      expect(facets.length).toBeGreaterThan(60);
      for (const at of [...broken.flat(), ...facets.flatMap(({ corners }) => corners)])
        expect(Math.min(...polygons.map((polygon) => distanceFrom(polygon, at)))).toBeLessThan(12);
      const box = (line: readonly Vertex[]) => [
        Math.min(...line.map(({ x }) => x)),
        Math.max(...line.map(({ x }) => x)),
        Math.min(...line.map(({ y }) => y)),
        Math.max(...line.map(({ y }) => y)),
      ];
      const [[left = 0, right = 0, top = 0, foot = 0], [inLeft = 0, inRight = 0, inTop = 0, inFoot = 0]] = [
        box(polygons.flat()),
        box(broken.flat()),
      ];
      expect(inLeft).toBeGreaterThanOrEqual(left - 0.05);
      expect(inRight).toBeLessThanOrEqual(right + 0.05);
      expect(inTop).toBeGreaterThanOrEqual(top - 0.05);
      expect(inFoot).toBeLessThanOrEqual(foot + 0.05);
    },
  );

  test('leaves the sawn foot of a standing stone as it is', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (seed) => {
        const { outline } = roughRim([RECTANGLE], seed, LIGHT, 400);
        const onFoot = outline.flat().filter(({ y }) => y > 399.6);
        expect(onFoot.map(({ x }) => x).sort((one, other) => one - other)).toEqual(
          expect.arrayContaining([0, 600]),
        );
        for (const { y } of onFoot) expect(y).toBe(400);
      }),
      { numRuns: 100 },
    );
  });
});
