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

/** Where text begins and ends: the first column of the detailed sheet, and as much on the right. */
export const MARGIN: Px = 34;

/** Where the columns of the detailed sheet begin, and how many elements stand in each. */
export const COLUMNS: readonly Px[] = [34, 160, 296];
export const PER_COLUMN = 3;

/** How wide a line may run in a column, so that the next one stays clear of it. */
export const COLUMN_WIDTH: Px = 114;

/** Between the heading of a sheet and its foot: what the design may fill. */
const BODY = { top: 60, bottom: 588 } as const;

/**
 * How much the design image is made smaller, by its height at scale 1, where a px stands for a mm of the stone
 * (specification section 9).
 */
export function imageFactor(height: Mm): number {
  if (height > 1150) return 0.45;
  return height > 1000 ? 0.55 : 0.7;
}

/** Where the stone comes to lie on the sheet. */
export interface ImagePlace {
  readonly left: Px;
  readonly top: Px;
  /** Px of the sheet for a mm of the stone. */
  readonly scale: number;
}

/** What printers may leave white at the sides, and the air a wide stone needs. */
const SIDE: Px = 12;

/** Places a stone in the middle of the sheet, by the factor for its height, or smaller where it would not fit. */
export function placeImage({ width, height }: PageSize): ImagePlace {
  const widest = (SHEET.width - 2 * SIDE) / width;
  const highest = (BODY.bottom - BODY.top) / height;
  const scale = Math.min(imageFactor(height), widest, highest);
  return {
    scale,
    left: (SHEET.width - width * scale) / 2,
    top: BODY.top + (BODY.bottom - BODY.top - height * scale) / 2,
  };
}

/** How many points a mm of a stone takes on its sheet. */
export function pointsPerMm(stone: PageSize): number {
  return placeImage(stone).scale * POINTS;
}
