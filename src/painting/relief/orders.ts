import { keyOf } from '../../cache/keyOf';
import type { Cut, Place } from '../../scene/scene';
import type { Mm } from '../../stone/numbers';
import type { ReliefOrder } from './bakeRelief';
import { enlarged, type ReliefShape } from './shapes';
import type { Surface } from './surfaces';
import { enlargedWork } from './workmanship';

/** A relief as a painter asks for it: by name, and made only where it is not there yet. */
export interface AskedRelief {
  /** What it is, whatever its size, light and sharpness: another of the family may stand in for it for a moment. */
  readonly family: string;
  /** The family in one size, light and sharpness. */
  readonly key: string;
  /** The shape's measure on the stone it is baked for, within 2 % of the true one. */
  readonly measure: Mm;
  readonly order: () => ReliefOrder;
}

/** Sizes are baked in steps of 4 %: a relief fits every size in between. */
const SIZE_STEPS = 16;

/** The light is turned in steps of so many degrees. */
const TURN = 15;

/** A screen's relief has so many samples a pixel at least; a sharp picture's, one. */
const SCREEN_SAMPLES = 1.41;
const SHARP_FROM = 3;

/** No relief has more samples than this: larger ones are baked less finely. */
const MOST_SAMPLES = 1.6e6;

/**
 * Samples a mm for a picture of `pxPerMm` pixels a mm: steps of the square root of 2, so that few zooms need a bake.
 *
 * @param side the longer side of the shape in mm on the stone, about.
 */
export function samplesPerMm(pxPerMm: number, side: Mm): number {
  const wanted = pxPerMm * (pxPerMm < SHARP_FROM ? SCREEN_SAMPLES : 1);
  const step = 2 ** (Math.ceil(2 * Math.log2(wanted)) / 2);
  const most = 2 ** (Math.floor(Math.log2(MOST_SAMPLES / (side * side))) / 2);
  return Math.min(step, most);
}

/** What an order for a part of an attachment says beside its shape, the part made `factor` times larger. */
function partOrder({ part }: ReliefShape, factor: number): Pick<ReliefOrder, 'work' | 'castings'> {
  if (!part) return {};
  const castings = part.castings?.map(({ shape, thickness }) => ({
    shape: enlarged(shape, factor),
    thickness: thickness * factor,
  }));
  return { work: enlargedWork(part.work, factor), ...(castings && { castings }) };
}

/** What relief a shape needs where it stands. */
export function reliefFor(
  shape: ReliefShape,
  { rotation, scale }: Place,
  cut: Cut,
  colour: Surface,
  pxPerMm: number,
): AskedRelief {
  const step = Math.round(SIZE_STEPS * Math.log2(shape.measure * scale));
  const measure = 2 ** (step / SIZE_STEPS);
  const lightTurn = (((Math.round(rotation / TURN) * TURN) % 360) + 360) % 360;
  const perMm = samplesPerMm(pxPerMm, shape.glyphs ? 2 * measure * shape.glyphs.length ** 0.5 : measure);
  const family = keyOf(cut, colour, shape.family);
  return {
    family,
    key: keyOf(family, step, lightTurn, perMm),
    measure,
    order: () => ({
      ...partOrder(shape, measure / shape.measure),
      shape: enlarged(shape.outlines(), measure / shape.measure),
      cut,
      colour,
      size: (shape.size * measure) / shape.measure,
      rotation: lightTurn,
      perMm,
      cellsPerPixel: perMm / pxPerMm,
    }),
  };
}
