import { castShadow } from './castShadow';
import type { Grid } from './grid';
import { type HeightField, heightFieldOf } from './heightField';
import { lightFor } from './light';
import type { ReliefOrder } from './reliefOrder';
import { shadeCarved } from './shade';
import { type Shadow, shadowOf } from './shadow';

/** A relief ready to be drawn within its outline. */
export interface BakedRelief {
  readonly grid: Grid;
  /** Premultiplied RGBA, one pixel a sample. */
  readonly pixels: Uint8Array<ArrayBuffer>;
  /** Mounted only: its shadow on the stone. */
  readonly shadow: Shadow | undefined;
}

/**
 * Lights a shape that has been measured: slope becomes light, and what is mounted casts its shadow. Pauses every few
 * milliseconds; the caller decides when to continue.
 */
export function* lightField(field: HeightField, order: ReliefOrder): Generator<undefined, BakedRelief> {
  const { grid, distances, breadths, work } = field;
  const { cut, colour, perMm, cellsPerPixel, rotation, light, castings } = order;
  const direction = lightFor(rotation, light);
  const sun = { direction, soft: light.soft };
  const depth = work.depth * perMm;
  const pixels = yield* shadeCarved({
    grid,
    distances,
    breadths,
    cut,
    colour,
    depth,
    light: sun,
    cellsPerPixel,
  });
  yield;
  if (castings) return { grid, pixels, shadow: yield* castShadow(castings, perMm, sun) };
  const shadow = cut === 'mounted' ? shadowOf(distances, grid, work.thickness * perMm, sun) : undefined;
  return { grid, pixels, shadow };
}

/**
 * Bakes a relief: the distance to the outline becomes height, height becomes slope, slope becomes light (docs/decisions.md
 * section 9). Pauses every few milliseconds; the caller decides when to continue.
 *
 * @returns undefined for a shape without ink.
 */
export function* bakeRelief(order: ReliefOrder): Generator<undefined, BakedRelief | undefined> {
  const field = yield* heightFieldOf(order);
  if (!field) return undefined;
  yield;
  return yield* lightField(field, order);
}
