import type { Matrix } from '../../../geometry/matrix';

/** The size of the first picture in CSS pixels; docs/pictures/frontPictures.ts draws it with two pixels to each. */
export const PICTURE = { width: 760, height: 900 } as const;

/** The stone on it, in mm: number 15 of the catalogue, which stands on no base. */
const STONE = { width: 600, height: 750 } as const;

/** The air around it, as a share of the picture's smaller side: as the stage fits a stone. */
const AIR = 0.07 * PICTURE.width;

const PX_PER_MM = Math.min(
  (PICTURE.width - 2 * AIR) / STONE.width,
  (PICTURE.height - 2 * AIR) / STONE.height,
);

/** From the stone's mm to the picture's CSS pixels; the stage begins a stone at a whole pixel of the screen. */
export const ON_PICTURE: Matrix = [
  PX_PER_MM,
  0,
  0,
  PX_PER_MM,
  Math.round(PICTURE.width - STONE.width * PX_PER_MM) / 2,
  Math.round(PICTURE.height - STONE.height * PX_PER_MM) / 2,
];

/** Where the name stands on it, and how, in mm: as in examples/single.json, of which the picture is drawn. */
export const NAME_LINE = { x: 300, y: 262, fontSize: 43, letterSpacing: 1.6 } as const;

/** How wide a name may be, in mm: within the stone's shoulders, with a hand's breadth of stone beside it. */
export const WIDEST_NAME = 500;
