import type { ShapeOrder } from '../../src/painting/relief/heightField';
import { plain } from './plain';

/** The key of a shape's height field: the same for the same outlines, depth and resolution, to the last bit. */
export function shapeKey({ shape, cut, size, work, perMm }: ShapeOrder): string {
  return JSON.stringify([shape, cut, size, work, perMm], plain);
}
