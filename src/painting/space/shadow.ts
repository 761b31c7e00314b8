import type { Place } from '../../geometry/orbit';
import type { Bodies } from './bodies';
import { spansOf } from './spans';

/** The shadow that the sun throws on level ground. */
export interface Shadow {
  /** Where its grid begins on the ground, x and z in metres, and how many cells a metre has. */
  readonly from: readonly [x: number, z: number];
  readonly perMetre: number;
  readonly width: number;
  readonly height: number;
  /** How much of each cell lies in the shadow, 0 to 1. */
  readonly dark: Float32Array;
}

/** How many cells a metre of ground has: some 4 mm each. */
const PER_METRE = 256;

/** How far a shadow's edge is soft: of a clear sun, and what mist adds, in metres. */
const EDGE = { clear: 0.006, mist: 0.05 } as const;

/** The sun stands no lower than this here, as the sine of its height: a shadow of a hundred metres would fill any grid. */
const LOWEST = 0.12;

/** Each cell as the mean of those around it in its row. */
function smoothedRows(dark: Float32Array, width: number, reach: number): Float32Array {
  const smoothed = new Float32Array(dark.length);
  const whole = 2 * reach + 1;
  for (let row = 0; row < dark.length; row += width) {
    let sum = 0;
    for (let x = -reach; x < width; x += 1) {
      if (x + reach < width) sum += dark[row + x + reach] ?? 0;
      if (x < 0) continue;
      smoothed[row + x] = sum / whole;
      if (x >= reach) sum -= dark[row + x - reach] ?? 0;
    }
  }
  return smoothed;
}

/** A grid's rows as columns. */
function turned(dark: Float32Array, width: number, height: number): Float32Array {
  const other = new Float32Array(dark.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) other[x * height + y] = dark[y * width + x] ?? 0;
  return other;
}

/**
 * The shadow of bodies on the ground that lies at height 0.
 *
 * @param sun which way the sun stands, a unit vector.
 * @param soft how soft its shadows are, 0 to 1.
 */
export function shadowOf({ points, corners }: Bodies, [x, y, z]: Place, soft: number): Shadow {
  const high = Math.max(LOWEST, y);
  const reach = Math.max(1, Math.round((EDGE.clear + EDGE.mist * soft) * PER_METRE));
  const thrown = new Float64Array((points.length / 3) * 2);
  const from: [number, number] = [Infinity, Infinity];
  const to: [number, number] = [-Infinity, -Infinity];
  for (let at = 0; at < points.length / 3; at += 1) {
    const up = Math.max(0, points[3 * at + 1] ?? 0);
    const place = [(points[3 * at] ?? 0) - (x * up) / high, (points[3 * at + 2] ?? 0) - (z * up) / high];
    for (const axis of [0, 1] as const) {
      const value = place[axis] ?? 0;
      thrown[2 * at + axis] = value;
      from[axis] = Math.min(from[axis], value);
      to[axis] = Math.max(to[axis], value);
    }
  }
  const edge = (2 * reach + 2) / PER_METRE;
  const begin = [from[0] - edge, from[1] - edge] as const;
  const width = Math.max(1, Math.ceil((to[0] + edge - begin[0]) * PER_METRE));
  const height = Math.max(1, Math.ceil((to[1] + edge - begin[1]) * PER_METRE));
  let dark: Float32Array = new Float32Array(width * height);
  const onSpan = (row: number, first: number, end: number) => {
    dark.fill(1, row * width + first, row * width + end);
  };
  const across = (corner: number) => ((thrown[2 * (corners[corner] ?? 0)] ?? 0) - begin[0]) * PER_METRE;
  const down = (corner: number) => ((thrown[2 * (corners[corner] ?? 0) + 1] ?? 0) - begin[1]) * PER_METRE;
  for (let at = 0; at < corners.length; at += 3)
    spansOf(
      [across(at), down(at), across(at + 1), down(at + 1), across(at + 2), down(at + 2)],
      width,
      height,
      onSpan,
    );
  // Twice is as smooth as an edge in haze.
  for (let time = 0; time < 2; time += 1) {
    dark = turned(smoothedRows(dark, width, reach), width, height);
    dark = turned(smoothedRows(dark, height, reach), height, width);
  }
  return { from: begin, perMetre: PER_METRE, width, height, dark };
}

/** How dark a shadow makes a place of the ground, 0 to 1. */
export function shadowAt({ from, perMetre, width, height, dark }: Shadow, x: number, z: number): number {
  const column = (x - from[0]) * perMetre - 0.5;
  const row = (z - from[1]) * perMetre - 0.5;
  const [left, top] = [Math.floor(column), Math.floor(row)];
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return 0;
  const at = top * width + left;
  const [s, t] = [column - left, row - top];
  const upper = (dark[at] ?? 0) * (1 - s) + (dark[at + 1] ?? 0) * s;
  const lower = (dark[at + width] ?? 0) * (1 - s) + (dark[at + width + 1] ?? 0) * s;
  return upper * (1 - t) + lower * t;
}
