import { radians } from './angle';

/**
 * An SVG elliptical arc as the `A` command gives it, from the pen at (x, y); radii and places share one unit, the
 * rotation of the ellipse is in degrees.
 */
export interface Arc {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly rotation: number;
  readonly large: boolean;
  readonly sweep: boolean;
  readonly toX: number;
  readonly toY: number;
}

/**
 * The widest piece drawn with one cubic. A cubic over a quarter turn deviates from the circle by 0.027 % of its radius
 * (0.08 mm at 300 mm, on a stone's round head); over a sixteenth by 0.00001 %.
 */
const WIDEST_PIECE = Math.PI / 8;

/**
 * The arc as cubics, each six coordinates (two controls and the end), exact to 1e-7 of the radius.
 *
 * The centre is computed as in SVG 2 appendix B.2: radii too small for the distance are enlarged.
 *
 * @returns undefined where the arc is a straight line (a radius of 0).
 */
export function arcAsCubics(arc: Arc): number[][] | undefined {
  const turn = radians(arc.rotation);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  let [rx, ry] = [Math.abs(arc.rx), Math.abs(arc.ry)];
  if (arc.x === arc.toX && arc.y === arc.toY) return [];
  if (rx === 0 || ry === 0) return undefined;

  // Half the way between the ends in the ellipse's own axes, as a point relative to the unit circle.
  const halfX = (arc.x - arc.toX) / 2;
  const halfY = (arc.y - arc.toY) / 2;
  const stretch = Math.hypot((cos * halfX + sin * halfY) / rx, (cos * halfY - sin * halfX) / ry);
  if (stretch > 1) {
    rx *= stretch;
    ry *= stretch;
  }
  const u = (cos * halfX + sin * halfY) / rx;
  const v = (cos * halfY - sin * halfX) / ry;
  const side = arc.large === arc.sweep ? -1 : 1;
  const away = side * Math.sqrt(Math.max(0, 1 / (u * u + v * v) - 1));
  const [centreU, centreV] = [away * v, -away * u];

  const from = Math.atan2(v - centreV, u - centreU);
  let angle = Math.atan2(-v - centreV, -u - centreU) - from;
  if (arc.sweep && angle < 0) angle += 2 * Math.PI;
  if (!arc.sweep && angle > 0) angle -= 2 * Math.PI;

  const middleX = (arc.x + arc.toX) / 2 + cos * rx * centreU - sin * ry * centreV;
  const middleY = (arc.y + arc.toY) / 2 + sin * rx * centreU + cos * ry * centreV;
  const onEllipse = (a: number, b: number) => [
    middleX + cos * rx * a - sin * ry * b,
    middleY + sin * rx * a + cos * ry * b,
  ];

  const pieces = Math.max(1, Math.ceil(Math.abs(angle) / WIDEST_PIECE - 1e-9));
  const step = angle / pieces;
  const arm = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: pieces }, (_, piece) => {
    const [c0, s0] = [Math.cos(from + piece * step), Math.sin(from + piece * step)];
    const [c1, s1] = [Math.cos(from + (piece + 1) * step), Math.sin(from + (piece + 1) * step)];
    const end = piece === pieces - 1 ? [arc.toX, arc.toY] : onEllipse(c1, s1);
    return [...onEllipse(c0 - arm * s0, s0 + arm * c0), ...onEllipse(c1 + arm * s1, s1 - arm * c1), ...end];
  });
}
