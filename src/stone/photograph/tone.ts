export const PHOTOGRAPH_TONES = ['colour', 'sepia', 'blackAndWhite'] as const;
export type PhotographTone = (typeof PHOTOGRAPH_TONES)[number];

/** How far a photograph may be made lighter or darker, or its contrast changed, in percent. */
export const MOST_TONED = 50;

/** How a photograph is toned. */
interface Toned {
  readonly tone: PhotographTone;
  /** In percent. */
  readonly brightness?: number | undefined;
  readonly contrast?: number | undefined;
}

type Weights = readonly [number, number, number];

/** What red, green and blue of a photograph become: as it is, its luma (ITU-R BT.709), sepia (CSS Filter Effects, section 8). */
const TONES: Readonly<Record<PhotographTone, readonly [Weights, Weights, Weights]>> = {
  colour: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  blackAndWhite: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
  sepia: [
    [0.393, 0.769, 0.189],
    [0.349, 0.686, 0.168],
    [0.272, 0.534, 0.131],
  ],
};

/**
 * The tone of a photograph as a colour matrix: four rows of five numbers for red, green, blue and opacity, of colours from 0
 * to 1 as they are stored (sRGB), as SVG's `feColorMatrix` and Skia's `SkColorFilters::Matrix` take it.
 */
export function toneMatrix({ tone, brightness = 0, contrast = 0 }: Toned): readonly number[] {
  const factor = 1 + contrast / 100;
  // Contrast leaves the middle grey as it is.
  const offset = (1 - factor) / 2 + brightness / 100;
  const rows = TONES[tone].map((weights) => [...weights.map((weight) => weight * factor), 0, offset]);
  return [...rows.flat(), 0, 0, 0, 1, 0];
}
