import { radians } from '../../geometry/angle';

/** A direction as parts along x, y and towards the eye. */
export type Direction = readonly [x: number, y: number, z: number];

/** Where the light of every stone comes from: the upper left, a little above the face (docs/decisions.md section 9). */
export const LIGHT: Direction = [-0.55, -0.62, 0.56];

/** The light as an element sees it that is turned by so many degrees clockwise: on the stone it stays upper left. */
export function lightFor(rotation: number): Direction {
  const angle = radians(rotation);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x, y, z] = LIGHT;
  return [x * cos + y * sin, y * cos - x * sin, z];
}

/** The direction halfway between the light and the eye, about which a glossy face flashes. */
export function halfwayOf([x, y, z]: Direction): Direction {
  const length = Math.hypot(x, y, z + 1);
  return [x / length, y / length, (z + 1) / length];
}
