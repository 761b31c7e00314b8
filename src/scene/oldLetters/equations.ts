import type { Explained } from './explained';
import type { LineTemplate, Looks } from './lineTemplate';
import { POSE_SIZE, type Pose, type Seats } from './pose';
import type { Seen, Through } from './through';

/** The number of unknowns: how strongly the photograph shows the template, its changes, and its brightness. */
export const SIZE = POSE_SIZE + 2;

/** The normal equations of a step; of the matrix only the lower half is filled. */
export interface Equations {
  readonly matrix: Float64Array;
  readonly right: Float64Array;
  /** The sum of squares of what is to be told. */
  readonly energy: number;
}

/** Every other pixel tells as much as each: neighbours hardly differ. */
const EVERY = 2;

/** What a fit stands at: a template's looks and where they lie in a photograph. */
export interface Standing {
  readonly template: LineTemplate;
  readonly looks: Looks;
  readonly seen: Seen;
  readonly pose: Pose;
  readonly seats: Seats;
  readonly there: Through;
  readonly found: Explained;
}

/** The equations of a step (`fitPose`): the looks are told from the photograph and from how it changes with the pose. */
export function equationsOf(standing: Standing): Equations {
  const { value, within } = standing.there;
  const target = targetOf(standing);
  const matrix = new Float64Array(SIZE * SIZE);
  const right = new Float64Array(SIZE);
  const row = new Float64Array(SIZE).fill(1);
  const fill = changesInto(row, standing);
  let energy = 0;
  for (let at = 0; at < value.length; at += EVERY) {
    if (within[at] === 0) continue;
    row[0] = value[at] ?? 0;
    fill(at);
    const wanted = target[at] ?? 0;
    energy += wanted * wanted;
    addRow(matrix, right, row, wanted);
  }
  return { matrix, right, energy };
}

/** The best sum of the looks, without its mean. */
function targetOf({ looks: { planes }, found: { parts, mean } }: Standing): Float32Array {
  const [paint, toRight, downwards] = parts;
  const [one, two, three] = planes.map(({ data }) => data) as [Float32Array, Float32Array, Float32Array];
  const target = new Float32Array(one.length);
  for (let at = 0; at < target.length; at += 1)
    target[at] = paint * (one[at] ?? 0) + toRight * (two[at] ?? 0) + downwards * (three[at] ?? 0) - mean;
  return target;
}

/** Fills the places from 1 on with how a pixel of the photograph changes with each number of the pose, in their order. */
function changesInto(row: Float64Array, { template, seen, pose, seats }: Standing): (at: number) => void {
  const { width, data: rights } = seen.right;
  const { data: downs } = seen.down;
  const cos = Math.cos(pose.turn);
  const sin = Math.sin(pose.turn);
  const { cap } = pose;
  const stretch = cap * (1 + pose.wide);
  const { pens } = template;
  const { x, y, u, v } = seats;
  return (at) => {
    const px = (x[at] ?? 0) - 0.5;
    const py = (y[at] ?? 0) - 0.5;
    const left = Math.floor(px);
    const top = Math.floor(py);
    const fx = px - left;
    const fy = py - top;
    // As `valueAt` reads it, written out since both slopes are read at one place.
    const first = top * width + left;
    const right = mixed(rights, first, width, fx, fy);
    const down = mixed(downs, first, width, fx, fy);
    const column = at % u.length;
    const beside = u[column] ?? 0;
    const below = v[(at - column) / u.length] ?? 0;
    const dx = px + 0.5 - pose.x;
    const dy = py + 0.5 - pose.y;
    const along = right * cos + down * sin;
    const across = down * cos - right * sin;
    row[1] = right;
    row[2] = down;
    row[3] = right * dx + down * dy;
    row[4] = down * dx - right * dy;
    row[5] = along * cap * beside;
    row[6] = along * stretch * (pens[column] ?? 0);
    row[7] = across * cap * below * beside + along * stretch * beside * beside;
    row[8] = along * cap * below;
  };
}

function mixed(data: Float32Array, first: number, width: number, fx: number, fy: number): number {
  const upper = (data[first] ?? 0) * (1 - fx) + (data[first + 1] ?? 0) * fx;
  const lower = (data[first + width] ?? 0) * (1 - fx) + (data[first + width + 1] ?? 0) * fx;
  return upper + (lower - upper) * fy;
}

function addRow(matrix: Float64Array, right: Float64Array, row: Float64Array, wanted: number): void {
  for (let i = 0; i < SIZE; i += 1) {
    const one = row[i] ?? 0;
    right[i] = (right[i] ?? 0) + one * wanted;
    const start = i * SIZE;
    for (let j = 0; j <= i; j += 1) matrix[start + j] = (matrix[start + j] ?? 0) + one * (row[j] ?? 0);
  }
}
