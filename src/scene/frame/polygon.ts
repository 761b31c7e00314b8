import { CLOSE, CUBIC, LINE, MOVE, type Outline, OutlinePen, QUAD } from '../../lettering/outline';
import { segmentsOf } from '../../lettering/segments';
import type { Mm } from '../../stone/numbers';

/** A point on the stone, in mm. */
export interface Point {
  readonly x: Mm;
  readonly y: Mm;
}

/** A closed line of straight pieces; the last point joins the first. */
export type Polygon = readonly Point[];

/** How far a chord may lie beside its curve, in mm: together with the offset's own rounding below 0.01 mm. */
const CHORD: Mm = 0.005;

/** The most chords that stand for one curve: more than an arch of ten metres needs. */
const MOST_CHORDS = 1000;

/** How many chords a curve needs: the second differences of its control points bound how far it bends. */
function chordsFor(x: Mm, y: Mm, to: readonly number[], chord: Mm): number {
  const points = [x, y, ...to];
  let bend = 0;
  for (let i = 0; i + 5 < points.length; i += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = points.slice(i, i + 6);
    bend = Math.max(bend, Math.hypot(ax - 2 * bx + cx, ay - 2 * by + cy));
  }
  const degree = to.length / 2;
  const count = Math.ceil(Math.sqrt((degree * (degree - 1) * bend) / (8 * chord)));
  return Math.min(MOST_CHORDS, Math.max(1, count));
}

/** Adds the ends of so many chords along a curve, in Bernstein's polynomials. */
function follow(polygon: Point[], x: Mm, y: Mm, to: readonly number[], count: number): void {
  const [oneX = x, oneY = y, twoX = x, twoY = y, endX, endY] = to;
  for (let i = 1; i < count; i += 1) {
    const t = i / count;
    const rest = 1 - t;
    if (endX === undefined || endY === undefined) {
      const [a, b, c] = [rest * rest, 2 * rest * t, t * t];
      polygon.push({ x: a * x + b * oneX + c * twoX, y: a * y + b * oneY + c * twoY });
    } else {
      const [a, b, c, d] = [rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t];
      polygon.push({ x: a * x + b * oneX + c * twoX + d * endX, y: a * y + b * oneY + c * twoY + d * endY });
    }
  }
  // The end itself, without the noise of the sums.
  polygon.push({ x: to.at(-2) ?? x, y: to.at(-1) ?? y });
}

function pointsOf(to: readonly number[]): Point[] {
  return Array.from({ length: to.length / 2 }, (_, i) => ({ x: to[2 * i] ?? 0, y: to[2 * i + 1] ?? 0 }));
}

/**
 * The contours of an outline as polygons; each point once.
 *
 * @param chord how far they may lie beside its curves, in mm.
 */
export function polygonsOf(outline: Outline, chord: Mm = CHORD): Polygon[] {
  const polygons: Point[][] = [];
  for (const { verb, x, y, to } of segmentsOf(outline)) {
    if (verb === MOVE) polygons.push(pointsOf(to));
    const polygon = polygons.at(-1);
    if (!polygon) continue;
    if (verb === LINE) polygon.push(...pointsOf(to));
    if (verb === QUAD || verb === CUBIC) follow(polygon, x, y, to, chordsFor(x, y, to, chord));
  }
  return polygons.map(withoutRepeats).filter(({ length }) => length > 2);
}

/** The polygon without points that lie on the one before them. */
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
