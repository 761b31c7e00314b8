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
function chordsFor(controls: readonly Point[], chord: Mm): number {
  let bend = 0;
  for (let i = 0; i + 2 < controls.length; i += 1) {
    const [a, b, c] = controls.slice(i);
    if (a && b && c) bend = Math.max(bend, Math.hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y));
  }
  const degree = controls.length - 1;
  const count = Math.ceil(Math.sqrt((degree * (degree - 1) * bend) / (8 * chord)));
  return Math.min(MOST_CHORDS, Math.max(1, count));
}

/** The point at t of a Bézier curve, by de Casteljau's construction. */
function pointOn(controls: readonly Point[], t: number): Point {
  let row = controls;
  while (row.length > 1) {
    const above = row;
    row = above.slice(1).map(({ x, y }, i) => {
      const from = above[i] ?? { x, y };
      return { x: from.x + t * (x - from.x), y: from.y + t * (y - from.y) };
    });
  }
  return row[0] ?? { x: 0, y: 0 };
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
    if (verb === QUAD || verb === CUBIC) {
      const controls = [{ x, y }, ...pointsOf(to)];
      const count = chordsFor(controls, chord);
      for (let i = 1; i <= count; i += 1) polygon.push(pointOn(controls, i / count));
    }
  }
  return polygons.map(withoutRepeats).filter(({ length }) => length > 2);
}

/** The polygon without points that lie on the one before them. */
function withoutRepeats(polygon: Polygon): Polygon {
  return polygon.filter(({ x, y }, i) => {
    const before = polygon.at(i - 1);
    return !before || Math.hypot(x - before.x, y - before.y) > 1e-6;
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
