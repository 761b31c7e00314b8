import type { Point } from '../../src/geometry/point';
import type { Contour } from './contour';
import { along } from './spine';

/** The greatest distance in mm between the corners of a flattened curve. */
const STEP = 1.2;

/** A contour as a polygon: its curves as straight pieces of about a millimetre, off by less than 0.01 mm on a gentle curve. */
export function flattened({ start, steps }: Contour): Point[] {
  const points: Point[] = [start];
  let from = start;
  for (const { to, via } of steps) {
    if (via) {
      const [b, c] = via;
      const length =
        Math.hypot(b[0] - from[0], b[1] - from[1]) +
        Math.hypot(c[0] - b[0], c[1] - b[1]) +
        Math.hypot(to[0] - c[0], to[1] - c[1]);
      const pieces = Math.min(64, Math.max(3, Math.ceil(length / STEP)));
      for (let i = 1; i < pieces; i++) points.push(along([from, b, c, to], i / pieces).at);
    }
    points.push(to);
    from = to;
  }
  return points;
}
