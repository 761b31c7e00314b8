import type { Polygon, Vertex } from '../../geometry/polygon';
import type { Mm } from '../../stone/numbers';

/** The greatest distance between the scan lines across two shapes, in mm, and their least number. */
const APART: Mm = 0.5;
const LEAST = 200;

/** The first line is this fraction of their distance below the top: many edges are on round numbers. */
const ASIDE = 0.381966;

/** How far all edges of two shapes may deviate on average, in mm, and how much more area, in mm². */
const EDGE: Mm = 0.001;
const SPECK = 0.05;

/** Where a line is crossed, and how much the winding changes there. */
type Crossing = readonly [x: Mm, turn: 1 | -1];

interface Lines {
  readonly top: Mm;
  readonly step: Mm;
  readonly count: number;
}

function linesAcross(polygons: readonly Polygon[]): Lines {
  let [top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const polygon of polygons)
    for (const { y } of polygon) [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  const height = Math.max(0, bottom - top);
  const count = Math.max(LEAST, Math.ceil(height / APART));
  return { top, step: height / count, count };
}

/** Every edge of polygons, from point to point. */
function* edgesOf(polygons: readonly Polygon[]): Generator<readonly [from: Vertex, to: Vertex]> {
  for (const polygon of polygons) {
    let before = polygon.at(-1);
    for (const at of polygon) {
      if (before) yield [before, at];
      before = at;
    }
  }
}

/** Where each line is crossed by the edges of polygons. */
function crossingsOf(polygons: readonly Polygon[], { top, step, count }: Lines): readonly Crossing[][] {
  const crossings: Crossing[][] = Array.from({ length: count }, () => []);
  for (const [from, to] of edgesOf(polygons)) {
    const [low, high] = from.y < to.y ? [from, to] : [to, from];
    const first = Math.max(0, Math.ceil((low.y - top) / step - ASIDE));
    for (let line = first; line < count; line += 1) {
      const y = top + (line + ASIDE) * step;
      if (y >= high.y) break;
      const x = low.x + ((y - low.y) / (high.y - low.y)) * (high.x - low.x);
      crossings[line]?.push([x, low === from ? 1 : -1]);
    }
  }
  return crossings;
}

/** The length of a line within exactly one of two shapes, in mm. */
function apartOn(one: readonly Crossing[], other: readonly Crossing[]): Mm {
  const all = [
    ...one.map(([x, turn]) => [x, turn, 0] as const),
    ...other.map(([x, turn]) => [x, 0, turn] as const),
  ];
  all.sort(([a], [b]) => a - b);
  let [windings, others, apart, before] = [0, 0, 0, 0];
  for (const [x, turn, otherTurn] of all) {
    if ((windings !== 0) !== (others !== 0)) apart += x - before;
    windings += turn;
    others += otherTurn;
    before = x;
  }
  return apart;
}

/**
 * The area in mm² covered by exactly one of two shapes, each filled by the nonzero rule: counted on lines across both,
 * a method that does not intersect edges. What lies between two lines is not seen.
 */
export function inkApart(one: readonly Polygon[], other: readonly Polygon[]): number {
  const lines = linesAcross([...one, ...other]);
  if (!(lines.step > 0)) return 0;
  const [crossings, others] = [crossingsOf(one, lines), crossingsOf(other, lines)];
  return crossings.reduce((sum, on, line) => sum + apartOn(on, others[line] ?? []) * lines.step, 0);
}

/** Whether two shapes cover the same, up to a tolerance along the edges. */
export function coversAlike(one: readonly Polygon[], other: readonly Polygon[]): boolean {
  let length = 0;
  for (const [from, to] of edgesOf(other)) length += Math.hypot(to.x - from.x, to.y - from.y);
  return inkApart(one, other) <= length * EDGE + SPECK;
}
