import type { Matrix } from '../../../../geometry/matrix';
import type { Point } from '../../../../geometry/point';
import { type Crop, cropped, MOST_ZOOM } from '../../../../stone/photograph/crop';

/** A frame in mm, or a picture in pixels. */
export interface Sides {
  readonly width: number;
  readonly height: number;
}

/** The crop after the photograph was drawn by so many mm to the right and down in its frame, and zoomed by a factor. */
export function movedCrop(frame: Sides, picture: Sides, crop: Crop, [dx, dy]: Point, factor = 1): Crop {
  const { crop: now, fromPixels } = cropped(frame, picture, crop);
  const [a, b, c, d]: Matrix = fromPixels;
  const area = a * d - b * c;
  // What lies in the middle comes from the other way.
  const [pixelsX, pixelsY] = [(d * -dx - c * -dy) / area, (a * -dy - b * -dx) / area];
  const zoom = Math.min(MOST_ZOOM, Math.max(1, now.zoom * factor));
  const wanted = { ...now, x: now.x + pixelsX / picture.width, y: now.y + pixelsY / picture.height, zoom };
  return cropped(frame, picture, wanted).crop;
}

/** A turn that is written between half a turn to the left and to the right, in degrees. */
export const shortTurn = (degrees: number): number => {
  const turned = ((((degrees + 180) % 360) + 360) % 360) - 180;
  return turned === -180 ? 180 : turned;
};
