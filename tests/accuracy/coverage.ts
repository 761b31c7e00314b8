import { FillRule, unionD } from 'clipper2-ts';
import type { Point, Stroke } from './strokesByHand';

/** A part of the stone seen as pixels: its upper left corner in mm, and how many pixels it holds. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly pxPerMm: number;
}

/** The true coverage of a window by ink. */
export interface Coverage {
  /** The part of each pixel that is covered, 0 to 1. */
  readonly covered: Float64Array;
  /** The length of the ink's edge within each pixel, in pixels. */
  readonly edge: Float64Array;
}

/** How far a chord may lie beside its curve, in mm. */
const CHORD = 0.0005;

/** Decimals of a pixel that the union keeps. */
const DECIMALS = 6;

/** The point of a Bézier curve at t, by Bernstein's polynomials. */
function onCurve(controls: readonly Point[], t: number): Point {
  const n = controls.length - 1;
  let [x, y, binomial] = [0, 0, 1];
  for (const [i, [cx, cy]] of controls.entries()) {
    const weight = binomial * t ** i * (1 - t) ** (n - i);
    x += weight * cx;
    y += weight * cy;
    binomial = (binomial * (n - i)) / (i + 1);
  }
  return [x, y];
}

/** The contours of strokes as polygons of points in mm. */
function polygonsOf(strokes: readonly Stroke[]): Point[][] {
  const polygons: Point[][] = [];
  for (const { type, points } of strokes) {
    if (type === 'M') polygons.push([...points]);
    const polygon = polygons.at(-1);
    const from = polygon?.at(-1);
    if (!polygon || !from || type === 'M' || type === 'Z') continue;
    const controls = [from, ...points];
    const bend = Math.max(
      0,
      ...controls.slice(2).map(([x, y], i) => {
        const [[ax, ay], [bx, by]] = [controls[i] ?? from, controls[i + 1] ?? from];
        return Math.hypot(ax - 2 * bx + x, ay - 2 * by + y);
      }),
    );
    const chords = Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / CHORD)));
    for (let i = 1; i <= chords; i += 1) polygon.push(onCurve(controls, i / chords));
  }
  return polygons;
}

/** Where a line from a to b crosses whole numbers, as fractions of it. */
function crossings(a: number, b: number): number[] {
  const parts: number[] = [];
  for (let at = Math.floor(Math.min(a, b)) + 1; at < Math.max(a, b); at += 1) parts.push((at - a) / (b - a));
  return parts;
}

/** Adds what lies to the right of an edge, piece by piece, each within one pixel. */
function addEdge(ax: number, ay: number, bx: number, by: number, { width, height }: Window, sums: Coverage) {
  const parts = [0, ...crossings(ax, bx), ...crossings(ay, by), 1].sort((one, other) => one - other);
  for (const [i, to] of parts.entries()) {
    const from = parts[i - 1];
    if (from === undefined || from === to) continue;
    const x = ax + ((from + to) / 2) * (bx - ax);
    const row = Math.floor(ay + ((from + to) / 2) * (by - ay));
    const column = Math.floor(x);
    if (row < 0 || row >= height || column >= width) continue;
    const down = (to - from) * (by - ay);
    const at = row * width + Math.max(0, column);
    // What lies left of the window covers its rows from their beginning.
    const within = column < 0 ? 0 : x - column;
    sums.covered[at] = (sums.covered[at] ?? 0) + down * (1 - within);
    if (column + 1 < width && within > 0) sums.covered[at + 1] = (sums.covered[at + 1] ?? 0) + down * within;
    if (column >= 0) sums.edge[at] = (sums.edge[at] ?? 0) + (to - from) * Math.hypot(bx - ax, by - ay);
  }
}

/**
 * The true coverage of a window by strokes filled by the nonzero rule: exact areas, no samples. Overlaps are united by
 * Clipper first, independently of Skia, which paints.
 */
export function coverageOf(strokes: readonly Stroke[], window: Window): Coverage {
  const { left, top, width, height, pxPerMm } = window;
  const paths = polygonsOf(strokes).map((polygon) =>
    polygon.map(([x, y]) => ({ x: (x - left) * pxPerMm, y: (y - top) * pxPerMm })),
  );
  const sums = { covered: new Float64Array(width * height), edge: new Float64Array(width * height) };
  for (const path of unionD(paths, [], FillRule.NonZero, DECIMALS)) {
    for (const [i, to] of path.entries()) {
      const from = path.at(i - 1) ?? to;
      addEdge(from.x, from.y, to.x, to.y, window, sums);
    }
  }
  for (let row = 0; row < height; row += 1) {
    let sum = 0;
    for (let at = row * width; at < (row + 1) * width; at += 1) {
      sum += sums.covered[at] ?? 0;
      sums.covered[at] = Math.abs(sum);
    }
  }
  return sums;
}
