import type { Grid } from './grid';
import { contrastUnder, LIGHT, type Sunlight } from './light';

/** A shadow on the stone: how dark it is, 0 to 255, row by row. */
export interface Shadow {
  readonly grid: Grid;
  readonly darkness: Uint8Array<ArrayBuffer>;
}

/** The number of positions a shape is moved through along its shadow. */
const PLACES = 8;

/** The shadow's length as a fraction of the thickness: the sky fills in the rest. */
export const SHADOW_LENGTH = 0.8;

/** The softness of the shadow at its end, as a fraction of its length: the width of one of three box blurs. */
export const SHADOW_SOFTNESS = 0.42;

/** How dark a shadow is at its darkest in the workshop's light, 0 to 1. */
const DARKEST = 0.72;

/** The longest and shortest shadows of a place's sun, as multiples of the workshop's. */
const LONGEST = 1.35;
const SHORTEST = 0.6;

/** How far a shadow reaches beyond the shape at most, as a multiple of the thickness. */
export const SHADOW_REACH = LONGEST * SHADOW_LENGTH * (1 + 1.5 * SHADOW_SOFTNESS);

const slant = ([x, y, z]: Sunlight['direction']) => Math.hypot(x, y) / z;

/** How long the shadow of something is under a light, as a fraction of its thickness: a sun from the side makes it longer. */
export const shadowLength = ({ direction }: Sunlight): number =>
  SHADOW_LENGTH * Math.min(LONGEST, Math.max(SHORTEST, slant(direction) / slant(LIGHT)));

/** How dark it is at its darkest: in mist it is hardly seen. */
const darkest = (light: Sunlight) => DARKEST * contrastUnder(light);

/** One box blur along lines of samples. */
function blurLine(
  from: Float32Array,
  into: Float32Array,
  start: number,
  step: number,
  count: number,
  reach: number,
): void {
  let sum = 0;
  for (let i = 0; i < Math.min(reach, count); i += 1) sum += from[start + i * step] ?? 0;
  for (let i = 0; i < count; i += 1) {
    if (i + reach < count) sum += from[start + (i + reach) * step] ?? 0;
    into[start + i * step] = sum / (2 * reach + 1);
    if (i - reach >= 0) sum -= from[start + (i - reach) * step] ?? 0;
  }
}

function blur(field: Float32Array, width: number, height: number, reach: number): Float32Array {
  let from = field;
  let into: Float32Array = new Float32Array(field.length);
  for (let turn = 0; turn < 3; turn += 1) {
    for (let row = 0; row < height; row += 1) blurLine(from, into, row * width, 1, width, reach);
    [from, into] = [into, from];
    for (let column = 0; column < width; column += 1) blurLine(from, into, column, width, height, reach);
    [from, into] = [into, from];
  }
  return from;
}

/** How much of each cell of a coarser grid the shape covers. */
function coverage(
  distances: Float32Array,
  fine: Grid,
  coarse: Grid,
  coarser: number,
  margin: number,
): Float32Array {
  const covered = new Float32Array(coarse.width * coarse.height);
  const part = 1 / (coarser * coarser);
  for (let row = 0; row < fine.height; row += 1) {
    const into = (margin + Math.floor(row / coarser)) * coarse.width + margin;
    for (let column = 0; column < fine.width; column += 1) {
      const distance = distances[row * fine.width + column] ?? -1;
      if (distance <= -0.5) continue;
      const at = into + Math.floor(column / coarser);
      covered[at] = (covered[at] ?? 0) + part * Math.min(1, distance + 0.5);
    }
  }
  return covered;
}

/**
 * Extrudes a shape away from the light, into the shadow of others.
 *
 * @param shape how much of each cell it covers, 0 to 1.
 * @param length in cells.
 */
export function drawOut(
  shape: Float32Array,
  into: Float32Array,
  width: number,
  length: number,
  { direction: light }: Sunlight,
  places: number,
): void {
  const level = Math.hypot(light[0], light[1]);
  for (let place = 0; place <= places; place += 1) {
    const far = (length * place) / places;
    const off = Math.round((-light[1] / level) * far) * width + Math.round((-light[0] / level) * far);
    // Further out the sky reaches under the letter's edge.
    const strength = 1 - 0.45 * (place / places);
    for (let at = Math.max(0, -off); at < shape.length - Math.max(0, off); at += 1) {
      const dark = (shape[at] ?? 0) * strength;
      if (dark > (into[at + off] ?? 0)) into[at + off] = dark;
    }
  }
}

/** A sharp extruded shadow, softened as daylight does; `reach` in cells. */
export function soften(drawnOut: Float32Array, grid: Grid, reach: number, light: Sunlight): Shadow {
  const soft = blur(drawnOut, grid.width, grid.height, reach);
  const darkness = 255 * darkest(light);
  return { grid, darkness: Uint8Array.from(soft, (dark) => Math.round(darkness * dark)) };
}

/**
 * The shadow that a mounted shape casts on the stone: the shape extruded away from the light by its thickness,
 * softer towards its end.
 *
 * @param distances the shape's distance field on `grid`.
 * @param thickness in cells.
 */
export function shadowOf(distances: Float32Array, grid: Grid, thickness: number, light: Sunlight): Shadow {
  const long = thickness * shadowLength(light);
  const coarser = Math.max(1, Math.min(4, Math.floor(long / 3)));
  const length = long / coarser;
  const reach = Math.max(1, Math.round(length * SHADOW_SOFTNESS * 0.5));
  const margin = Math.ceil(length) + 3 * reach + 1;
  const perMm = grid.perMm / coarser;
  const coarse: Grid = {
    width: Math.ceil(grid.width / coarser) + 2 * margin,
    height: Math.ceil(grid.height / coarser) + 2 * margin,
    left: grid.left - margin / perMm,
    top: grid.top - margin / perMm,
    perMm,
  };
  const shape = coverage(distances, grid, coarse, coarser, margin);
  const drawnOut = new Float32Array(shape.length);
  drawOut(shape, drawnOut, coarse.width, length, light, PLACES);
  return soften(drawnOut, coarse, reach, light);
}
