import type { Vertex } from '../../geometry/polygon';
import type { Quad } from './quad';

/** A projective map of the plane: the rows of a 3 x 3 matrix, the last entry 1. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

/**
 * The projective map that takes the corners 0 0, 1 0, 1 1, 0 1 of the unit square to four corners, exactly
 * (P. Heckbert, "Fundamentals of Texture Mapping and Image Warping", 1989, section 2.2.3).
 *
 * @throws RangeError where three of the corners lie on one line.
 */
export function fromUnitSquare([a, b, c, d]: Quad): Homography {
  const [sumX, sumY] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const [dx1, dy1, dx2, dy2] = [b.x - c.x, b.y - c.y, d.x - c.x, d.y - c.y];
  const determinant = dx1 * dy2 - dx2 * dy1;
  if (determinant === 0) throw new RangeError('three corners lie on one line');
  const g = (sumX * dy2 - dx2 * sumY) / determinant;
  const h = (dx1 * sumY - sumX * dy1) / determinant;
  return [
    b.x - a.x + g * b.x,
    d.x - a.x + h * d.x,
    a.x,
    b.y - a.y + g * b.y,
    d.y - a.y + h * d.y,
    a.y,
    g,
    h,
    1,
  ];
}

/** The image of a point. */
export function mapped([a, b, c, d, e, f, g, h, i]: Homography, { x, y }: Vertex): Vertex {
  const w = g * x + h * y + i;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}
