import { boundsOf } from '../../geometry/bounds';
import { transformOutline } from '../../geometry/matrix';
import { joinOutlines } from '../../geometry/outline';
import type { Cut } from '../../scene/scene';
import type { Mm } from '../../stone/numbers';
import { halfBreadths } from './breadth';
import { type Casting, castShadow } from './castShadow';
import { distanceField, KNOWN_OUTSIDE } from './distance';
import { edgesOf, type PlacedOutline } from './edges';
import { type Grid, gridOver } from './grid';
import { lightFor } from './light';
import { shadeCarved } from './shade';
import { type Shadow, shadowOf } from './shadow';
import type { Surface } from './surfaces';
import { type Workmanship, workmanshipOf } from './workmanship';

/** A shape whose relief is requested. */
export interface ReliefOrder {
  /** The outlines cut or mounted as one, in mm in their size on the stone, but upright. */
  readonly shape: readonly PlacedOutline[];
  readonly cut: Cut;
  readonly colour: Surface;
  /** The cap height, or its equivalent for an ornament. */
  readonly size: Mm;
  /** How it is carried out; given for anything but letters and ornaments. */
  readonly work?: Workmanship;
  /** Given where the shadow is not cast by this shape alone. */
  readonly castings?: readonly Casting[];
  /** How far the shape is turned on the stone, in degrees clockwise: the light stays where it is. */
  readonly rotation: number;
  /** Samples per mm. */
  readonly perMm: number;
  /** Samples per pixel where the relief will be shown. */
  readonly cellsPerPixel: number;
}

/** A relief ready to be drawn within its outline. */
export interface BakedRelief {
  readonly grid: Grid;
  /** Premultiplied RGBA, one pixel a sample. */
  readonly pixels: Uint8Array<ArrayBuffer>;
  /** Mounted only: its shadow on the stone. */
  readonly shadow: Shadow | undefined;
}

/** Strokes wider than this to either side of their ridge all show their full relief, in samples. */
const LEAST_BREADTH_REACH = 4;

/**
 * Bakes a relief: the distance to the outline becomes height, height becomes slope, slope becomes light (docs/decisions.md
 * section 9). Pauses every few milliseconds; the caller decides when to continue.
 *
 * @returns undefined for a shape without ink.
 */
export function* bakeRelief(order: ReliefOrder): Generator<undefined, BakedRelief | undefined> {
  const { shape, cut, colour, perMm, cellsPerPixel } = order;
  const box = boundsOf(joinOutlines(shape.map(({ outline, toMm }) => transformOutline(outline, toMm))));
  if (!box) return undefined;
  const work = order.work ?? workmanshipOf(cut, order.size);
  const depth = work.depth * perMm;
  const light = lightFor(order.rotation);
  const grid = gridOver(box, perMm, KNOWN_OUTSIDE + 1);
  const distances = yield* distanceField(edgesOf(shape, grid), grid);
  yield;
  const reach = Math.ceil(Math.max(LEAST_BREADTH_REACH, depth));
  const breadths = yield* halfBreadths(distances, grid, reach);
  const pixels = yield* shadeCarved({ grid, distances, breadths, cut, colour, depth, light, cellsPerPixel });
  yield;
  if (order.castings) return { grid, pixels, shadow: yield* castShadow(order.castings, perMm, light) };
  const shadow = cut === 'mounted' ? shadowOf(distances, grid, work.thickness * perMm, light) : undefined;
  return { grid, pixels, shadow };
}
