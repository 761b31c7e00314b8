import type { Box } from '../../../geometry/box';
import type { Mm } from '../../../stone/numbers';
import type { PageSize } from '../paper';

/**
 * A length on the offer's sheet. The sheet is laid out in px as jsPDF counts them, 4/3 of a point each (specification
 * section 9): A4 is 446 px wide.
 */
export type Px = number;

const POINTS: Px = 4 / 3;

/** A4 upright. */
export const SHEET: PageSize = { width: 595.28 / POINTS, height: 841.89 / POINTS };

/** The left margin of the text, where the detailed sheet's first column begins; the right one is equal. */
export const MARGIN: Px = 34;

/** The columns of the detailed sheet, and how many elements each has. */
export const COLUMNS: readonly Px[] = [34, 160, 296];
export const PER_COLUMN = 3;

/** The greatest width of a line in a column that stays clear of the next. */
export const COLUMN_WIDTH: Px = 114;

/** The area between a sheet's heading and its foot for the design. */
const BODY = { top: 60, bottom: 588 } as const;

/**
 * The scale of the design image, by its height at scale 1, where 1 px is 1 mm of the stone
 * (specification section 9).
 */
export function imageFactor(height: Mm): number {
  if (height > 1150) return 0.45;
  return height > 1000 ? 0.55 : 0.7;
}

/** The stone's position on the sheet. */
export interface ImagePlace {
  readonly left: Px;
  readonly top: Px;
  /** Px of the sheet for a mm of the stone. */
  readonly scale: number;
}

/** The margin that printers may leave white at the sides, and the space a wide stone needs. */
const SIDE: Px = 12;

/**
 * Places a stone in the middle of the sheet, scaled by the factor for its height, or smaller to fit.
 *
 * @param taken how much higher the foot of the sheet is than usual.
 */
export function placeImage({ width, height }: PageSize, taken: Px = 0): ImagePlace {
  const widest = (SHEET.width - 2 * SIDE) / width;
  const room = BODY.bottom - taken - BODY.top;
  const highest = room / height;
  const scale = Math.min(imageFactor(height), widest, highest);
  return {
    scale,
    left: (SHEET.width - width * scale) / 2,
    top: BODY.top + (room - height * scale) / 2,
  };
}

/** Places what stands, the stone on its base, in the middle of the sheet. */
export function placeStanding({ left, top, right, bottom }: Box, taken: Px = 0): ImagePlace {
  const place = placeImage({ width: right - left, height: bottom - top }, taken);
  return { ...place, left: place.left - left * place.scale, top: place.top - top * place.scale };
}

/** Points per mm of what stands, on its sheet. */
export function pointsPerMm(standing: Box): number {
  return placeStanding(standing).scale * POINTS;
}
