import { z } from 'zod';
import type { Matrix } from '../../geometry/matrix';
import { MM_PER_INCH, type Mm } from '../numbers';

/** How much nearer a photograph may be looked at: beyond it nothing but pixels is seen. */
export const MOST_ZOOM = 20;

const share = z.number().min(0).max(1);

/** The part of a photograph that is shown on a stone. */
export const crop = z.object({
  /** What lies in the middle, as shares of the photograph's width and height. */
  x: share,
  y: share,
  /** One shows as much as fits. */
  zoom: z.number().min(1).max(MOST_ZOOM),
  /** How far the photograph is turned, in degrees clockwise. */
  turn: z.number().min(-180).max(180),
});
export type Crop = z.infer<typeof crop>;

/** The largest part about the middle. */
export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1, turn: 0 };

interface Sides {
  readonly width: number;
  readonly height: number;
}

/** How a photograph lies in its frame: a medallion's edge, or that of an etching. */
export interface Cropping {
  /** The crop moved so that no corner of the frame's box lies beside the photograph. */
  readonly crop: Crop;
  /** From the photograph's pixels to the frame's mm about its middle. */
  readonly fromPixels: Matrix;
  /** How many of the photograph's pixels there are to an inch of the frame. */
  readonly dpi: number;
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/**
 * Lays a photograph under a frame so that it fills it whole.
 *
 * @param frame its sides in mm.
 * @param picture the photograph's sides in pixels.
 */
export function cropped(frame: Sides, picture: Sides, wanted: Crop = WHOLE): Cropping {
  const { zoom, turn } = wanted;
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // The box of the frame as it lies in the turned photograph.
  const across: Mm = frame.width * Math.abs(cos) + frame.height * Math.abs(sin);
  const down: Mm = frame.width * Math.abs(sin) + frame.height * Math.abs(cos);
  const mmPerPixel = zoom * Math.max(across / picture.width, down / picture.height);
  const [halfX, halfY] = [
    Math.min(0.5, across / mmPerPixel / picture.width / 2),
    Math.min(0.5, down / mmPerPixel / picture.height / 2),
  ];
  const x = within(wanted.x, halfX, 1 - halfX);
  const y = within(wanted.y, halfY, 1 - halfY);
  const [a, b, c, d] = [mmPerPixel * cos, mmPerPixel * sin, -mmPerPixel * sin, mmPerPixel * cos];
  const [middleX, middleY] = [x * picture.width, y * picture.height];
  return {
    crop: { x, y, zoom, turn },
    fromPixels: [a, b, c, d, -a * middleX - c * middleY, -b * middleX - d * middleY],
    dpi: MM_PER_INCH / mmPerPixel,
  };
}
