import type { Box } from '../../../geometry/box';
import type { Mm } from '../../../stone/numbers';
import { AROUND } from '../../canvaskit/paintStanding';
import type { PageSize } from '../paper';

/**
 * A length on the offer's sheet. The sheet is laid out in px as jsPDF counts them, 4/3 of a point each (specification
 * section 9): A4 is 446 px wide.
 */
export type Px = number;

const POINTS: Px = 4 / 3;

/** A4 upright. */
export const SHEET: PageSize = { width: 595.28 / POINTS, height: 841.89 / POINTS };

/** What every sheet keeps free to each of its edges: 12 mm, since office printers cut off what is nearer. */
export const EDGE: Px = ((12 / 25.4) * 72) / POINTS;

/** The left margin of the text, where the detailed sheet's first column begins; the right one is equal. */
export const MARGIN: Px = 34;

/** The columns of the detailed sheet, and how many elements each has. */
export const COLUMNS: readonly Px[] = [34, 160, 296];
export const PER_COLUMN = 3;

/** The greatest width of a line in a column that stays clear of the next. */
export const COLUMN_WIDTH: Px = 114;

/** The baselines at the foot of a sheet and the rule above them; letters reach a little below their baseline. */
export const FOOT = {
  rule: SHEET.height - 45.5,
  stone: SHEET.height - 37,
  note: SHEET.height - 28,
} as const;

/**
 * The area between a sheet's heading and its foot for the design: just as high as the standard stone, 750 mm, at its own
 * factor, which is all that the edges and the words leave.
 */
const BODY = { top: 57, bottom: 582 } as const;

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

/** What the words of a sheet take of the room for the design beyond the usual. */
export interface Taken {
  /** How much lower the head ends. */
  readonly head: Px;
  /** How much higher the foot begins. */
  readonly foot: Px;
}

const NOTHING: Taken = { head: 0, foot: 0 };

/**
 * Places a stone in the middle of the sheet, scaled by the factor for its height, or smaller to fit: with the shadow
 * beside it, which is in its picture, it stays within the edges.
 */
export function placeImage({ width, height }: PageSize, taken: Taken = NOTHING): ImagePlace {
  const widest = (SHEET.width - 2 * EDGE) / (width + 2 * AROUND);
  const top = BODY.top + taken.head;
  const room = BODY.bottom - taken.foot - top;
  const highest = room / height;
  const scale = Math.min(imageFactor(height), widest, highest);
  return {
    scale,
    left: (SHEET.width - width * scale) / 2,
    top: top + (room - height * scale) / 2,
  };
}

/** Places what stands, the stone on its base, in the middle of the sheet. */
export function placeStanding({ left, top, right, bottom }: Box, taken: Taken = NOTHING): ImagePlace {
  const place = placeImage({ width: right - left, height: bottom - top }, taken);
  return { ...place, left: place.left - left * place.scale, top: place.top - top * place.scale };
}

/** Points per mm of what stands, on its sheet. */
export function pointsPerMm(standing: Box): number {
  return placeStanding(standing).scale * POINTS;
}
