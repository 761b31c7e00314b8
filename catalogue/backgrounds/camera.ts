import { CAMERA, SCENERY } from '../../src/stone/catalogue/scenery';
import type { Mm } from '../../src/stone/numbers';

/** The pictures' pixels per mm at the stone: the background is out of focus, so few are enough. */
export const PX_PER_MM = 2 / 3;

export const COLUMNS = Math.round(SCENERY.width * PX_PER_MM);
export const ROWS = Math.round((SCENERY.above + SCENERY.below) * PX_PER_MM);

/** The camera's height above the ground, and its distance from the stone: somebody crouching in front of it. */
export const EYE: Mm = CAMERA.eye;
export const TO_STONE: Mm = CAMERA.far;

/** How far from the camera the ground ends: it appears at `SCENERY.back` above the stone's foot. */
export const TO_BACK: Mm = (EYE * TO_STONE) / (EYE - SCENERY.back);

/** A point of the picture in pixels, and how many pixels one mm takes at that distance. */
export interface Seen {
  readonly column: number;
  readonly row: number;
  readonly pxPerMm: number;
}

/** Where a point appears: `x` mm right of the stone's middle, `y` above the ground, `far` from the camera. */
export function seenAt(x: Mm, y: Mm, far: Mm): Seen {
  const pxPerMm = (PX_PER_MM * TO_STONE) / far;
  return {
    column: COLUMNS / 2 + x * pxPerMm,
    row: (SCENERY.above - EYE) * PX_PER_MM + (EYE - y) * pxPerMm,
    pxPerMm,
  };
}

/** How far away the ground shown in a row is; Infinity at and above the camera's height. */
export function groundFar(row: number): Mm {
  const below = EYE - SCENERY.above + row / PX_PER_MM;
  return below <= 0 ? Number.POSITIVE_INFINITY : (EYE * TO_STONE) / below;
}

/** The row in which the ground ends. */
export const BACK_ROW = seenAt(0, 0, TO_BACK).row;

/** The nearest ground in the picture. */
export const NEAREST: Mm = groundFar(ROWS);
