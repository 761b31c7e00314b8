import { boundsOf } from '../../geometry/bounds';
import { transformOutline } from '../../geometry/matrix';
import { joinOutlines } from '../../geometry/outline';
import { distanceField, KNOWN_OUTSIDE } from './distance';
import { edgesOf, type PlacedOutline } from './edges';
import { type Grid, gridOver } from './grid';
import type { Sunlight } from './light';
import { drawOut, SHADOW_SOFTNESS, type Shadow, shadowLength, soften } from './shadow';

/** Something that stands on the stone and casts a shadow, lengths in mm on the stone. */
export interface Casting {
  readonly shape: readonly PlacedOutline[];
  /** How far its front stands out from the stone. */
  readonly thickness: number;
}

/** The longest shadow in cells: it is so soft that finer cells would not be visible. */
const CELLS = 14;

/** Two consecutive positions of a shape moved along its shadow are at most a cell apart. */
const PLACES = CELLS;

/**
 * The shadow that several shapes cast on the stone together, each as long as it stands out: where two overlap
 * the stone is no darker than under the darker one.
 *
 * @param perMm samples a mm at which the shapes themselves are baked: the shadow's own grid is as coarse as it is soft.
 * @returns undefined where nothing casts one.
 */
export function* castShadow(
  castings: readonly Casting[],
  perMm: number,
  light: Sunlight,
): Generator<undefined, Shadow | undefined> {
  const outlines = castings.flatMap(({ shape }) =>
    shape.map(({ outline, toMm }) => transformOutline(outline, toMm)),
  );
  const box = boundsOf(joinOutlines(outlines));
  const longest = Math.max(0, ...castings.map(({ thickness }) => thickness)) * shadowLength(light);
  if (!box || longest === 0) return undefined;
  const cells = Math.min(perMm, CELLS / longest);
  const reach = Math.max(1, Math.round(longest * cells * SHADOW_SOFTNESS * 0.5));
  const margin = Math.ceil(longest * cells) + 3 * reach + KNOWN_OUTSIDE + 2;
  const grid: Grid = gridOver(box, cells, margin);
  const drawnOut = new Float32Array(grid.width * grid.height);
  for (const { shape, thickness } of castings) {
    const distances = yield* distanceField(edgesOf(shape, grid), grid);
    const covered = distances.map((distance) => Math.min(1, Math.max(0, distance + 0.5)));
    drawOut(covered, drawnOut, grid.width, thickness * shadowLength(light) * cells, light, PLACES);
    yield;
  }
  return soften(drawnOut, grid, reach, light);
}
