import { bernsteinPointAt, chordsFor } from './bezier';
import { CLOSE, CUBIC, LINE, MOVE, type Outline, OutlinePen, QUAD } from './outline';
import { segmentsOf } from './segments';

/** A corner of a polygon, in Clipper's format. */
export interface Vertex {
  readonly x: number;
  readonly y: number;
}

/** A closed line of straight pieces; the last point joins the first. */
export type Polygon = readonly Vertex[];

/** How far a chord may deviate from its curve, in mm: together with the offset's own rounding below 0.01 mm. */
const CHORD = 0.005;

/** The greatest number of chords for one curve: more than an arch of ten metres needs. */
const MOST_CHORDS = 1000;

/** Adds the ends of this many chords along a curve. */
function follow(polygon: Vertex[], x: number, y: number, to: readonly number[], count: number): void {
  for (let chord = 1; chord < count; chord += 1) {
    const [alongX, alongY] = bernsteinPointAt(x, y, to, chord / count);
    polygon.push({ x: alongX, y: alongY });
  }
  // The exact end, without rounding errors of the sums.
  polygon.push({ x: to.at(-2) ?? x, y: to.at(-1) ?? y });
}

function pointsOf(to: readonly number[]): Vertex[] {
  return Array.from({ length: to.length / 2 }, (_, i) => ({ x: to[2 * i] ?? 0, y: to[2 * i + 1] ?? 0 }));
}

/**
 * The contours of an outline as polygons; each point once.
 *
 * @param chord how far they may deviate from its curves, in mm.
 */
export function polygonsOf(outline: Outline, chord = CHORD): Polygon[] {
  const polygons: Vertex[][] = [];
  for (const { verb, x, y, to } of segmentsOf(outline)) {
    if (verb === MOVE) polygons.push(pointsOf(to));
    const polygon = polygons.at(-1);
    if (!polygon) continue;
    if (verb === LINE) polygon.push(...pointsOf(to));
    if (verb === QUAD || verb === CUBIC)
      follow(polygon, x, y, to, Math.min(MOST_CHORDS, chordsFor(x, y, to, chord)));
  }
  return polygons.map(withoutRepeats).filter(({ length }) => length > 2);
}

/** The polygon without consecutive duplicate points. */
function withoutRepeats(polygon: Polygon): Polygon {
  return polygon.filter(({ x, y }, i) => {
    const before = polygon.at(i - 1);
    return !before || (x - before.x) ** 2 + (y - before.y) ** 2 > 1e-12;
  });
}

/** The area in mm², positive where the polygon runs clockwise on the stone. */
export function areaOf(polygon: Polygon): number {
  return (
    polygon.reduce((sum, { x, y }, i) => {
      const next = polygon[(i + 1) % polygon.length] ?? { x, y };
      return sum + x * next.y - next.x * y;
    }, 0) / 2
  );
}

/** Polygons as an outline. */
export function outlineOf(polygons: readonly Polygon[]): Outline {
  const pen = new OutlinePen();
  for (const polygon of polygons) drawPolygon(pen, polygon);
  return pen.outline();
}

/** Draws a polygon as one contour. */
export function drawPolygon(pen: OutlinePen, polygon: Polygon): void {
  for (const [i, { x, y }] of polygon.entries()) pen.draw(i === 0 ? MOVE : LINE, x, y);
  if (polygon.length > 0) pen.draw(CLOSE);
}
