import { keyOf } from '../../cache/keyOf';
import type { Cut, Place } from '../../scene/scene';
import type { Mm } from '../../stone/numbers';
import type { Sunlight } from './light';
import type { ReliefOrder } from './reliefOrder';
import { enlarged, type ReliefShape } from './shapes';
import type { Surface } from './surfaces';
import { enlargedWork } from './workmanship';

/** A painter's request for a relief: identified by a key, and made only if missing. */
export interface AskedRelief {
  /** Its identity regardless of size, light and resolution: another of the family may temporarily replace it. */
  readonly family: string;
  /** The family in one size, light and resolution. */
  readonly key: string;
  /** The shape's size on the stone it is baked for, within 2 % of the true one. */
  readonly measure: Mm;
  readonly order: () => ReliefOrder;
}

/** Sizes are baked in steps of 4 %: a relief fits every size in between. */
const SIZE_STEPS = 16;

/** The light is turned in steps of so many degrees. */
const TURN = 15;

/** The least samples per pixel: for a screen's relief, and one for a sharp picture's. */
const SCREEN_SAMPLES = 1.41;
const SHARP_FROM = 3;

/** The greatest number of samples of a relief: larger ones are baked at a lower resolution. */
const MOST_SAMPLES = 1.6e6;

/** How finely a relief is sampled, which depends on the resolution in steps: so few zooms bake. */
export interface Sampling {
  readonly perMm: number;
  /** Samples per pixel, for the middle of the resolutions that share it. */
  readonly cellsPerPixel: number;
}

/**
 * The sampling for a picture of `pxPerMm` pixels per mm: steps of the square root of 2.
 *
 * @param side the longer side of the shape in mm on the stone, about.
 */
export function samplingFor(pxPerMm: number, side: Mm): Sampling {
  const least = pxPerMm < SHARP_FROM ? SCREEN_SAMPLES : 1;
  const step = 2 ** (Math.ceil(2 * Math.log2(pxPerMm * least)) / 2);
  const most = 2 ** (Math.floor(Math.log2(MOST_SAMPLES / (side * side))) / 2);
  const perMm = Math.min(step, most);
  return { perMm, cellsPerPixel: (least * 2 ** 0.25 * perMm) / step };
}

/** What a request for a part of an attachment has beside its shape, the part made `factor` times larger. */
function partOrder({ part }: ReliefShape, factor: number): Pick<ReliefOrder, 'work' | 'castings'> {
  if (!part) return {};
  const castings = part.castings?.map(({ shape, thickness }) => ({
    shape: enlarged(shape, factor),
    thickness: thickness * factor,
  }));
  return { work: enlargedWork(part.work, factor), ...(castings && { castings }) };
}

/** The relief a shape needs where it is. */
export function reliefFor(
  shape: ReliefShape,
  { rotation, scale }: Place,
  cut: Cut,
  colour: Surface,
  pxPerMm: number,
  light: Sunlight,
): AskedRelief {
  const step = Math.round(SIZE_STEPS * Math.log2(shape.measure * scale));
  const measure = 2 ** (step / SIZE_STEPS);
  const lightTurn = (((Math.round(rotation / TURN) * TURN) % 360) + 360) % 360;
  const side = shape.glyphs ? 2 * measure * shape.glyphs.length ** 0.5 : measure;
  const { perMm, cellsPerPixel } = samplingFor(pxPerMm, side);
  const family = keyOf(cut, colour, shape.family);
  return {
    family,
    key: keyOf(family, step, lightTurn, perMm, cellsPerPixel, ...light.direction, light.soft),
    measure,
    order: () => ({
      ...partOrder(shape, measure / shape.measure),
      shape: enlarged(shape.outlines(), measure / shape.measure),
      cut,
      colour,
      size: (shape.size * measure) / shape.measure,
      rotation: lightTurn,
      light,
      perMm,
      cellsPerPixel,
    }),
  };
}
