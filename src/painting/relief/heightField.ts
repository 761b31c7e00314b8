import { boundsOf } from '../../geometry/bounds';
import { transformOutline } from '../../geometry/matrix';
import { joinOutlines } from '../../geometry/outline';
import { halfBreadths } from './breadth';
import { distanceField, KNOWN_OUTSIDE } from './distance';
import { edgesOf } from './edges';
import { type Grid, gridOver } from './grid';
import type { ReliefOrder } from './reliefOrder';
import { type Workmanship, workmanshipOf } from './workmanship';

/** What a carved shape is, whatever light falls on it and whatever it is painted with: its slopes follow from it. */
export interface HeightField {
  readonly grid: Grid;
  /** The distance to the outline, inwards, in cells. */
  readonly distances: Float32Array;
  /** Half the breadth of the stroke, in cells. */
  readonly breadths: Float32Array;
  readonly work: Workmanship;
}

/** What a height field depends on: the same field serves every light, colour and angle. */
export type ShapeOrder = Pick<ReliefOrder, 'shape' | 'cut' | 'size' | 'work' | 'perMm'>;

/** Strokes wider than this to either side of their ridge all show their full relief, in samples. */
const LEAST_BREADTH_REACH = 4;

/**
 * Measures a shape: most of the work of a relief. Pauses every few milliseconds; the caller decides when to continue.
 *
 * @returns undefined for a shape without ink.
 */
export function* heightFieldOf(order: ShapeOrder): Generator<undefined, HeightField | undefined> {
  const { shape, cut, perMm } = order;
  const box = boundsOf(joinOutlines(shape.map(({ outline, toMm }) => transformOutline(outline, toMm))));
  if (!box) return undefined;
  const work = order.work ?? workmanshipOf(cut, order.size);
  const grid = gridOver(box, perMm, KNOWN_OUTSIDE + 1);
  const distances = yield* distanceField(edgesOf(shape, grid), grid);
  yield;
  const reach = Math.ceil(Math.max(LEAST_BREADTH_REACH, work.depth * perMm));
  return { grid, distances, breadths: yield* halfBreadths(distances, grid, reach), work };
}
