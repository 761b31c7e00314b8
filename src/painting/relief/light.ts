import { radians } from '../../geometry/angle';

/** A direction as components along x, y and towards the viewer. */
export type Direction = readonly [x: number, y: number, z: number];

/** The light's direction on every stone: from the upper left, a little above the face (docs/decisions.md section 9). */
export const LIGHT: Direction = [-0.55, -0.62, 0.56];

/** The light on what stands on a stone. */
export interface Sunlight {
  /** Where it comes from, on the stone: of length 1. */
  readonly direction: Direction;
  /** How soft it is: 0 for a clear sun, 1 for mist. */
  readonly soft: number;
}

/** The light of the workshop, in which a stone is worked on and measured, and of every place that has no sun of its own. */
export const WORKSHOP: Sunlight = { direction: LIGHT, soft: 0.5 };

/** How much more light and shade differ under a clear sun than in the workshop, and less in mist: 1 in the workshop. */
export const contrastUnder = ({ soft }: Pick<Sunlight, 'soft'>): number => 1.25 - 0.5 * soft;

/** The light relative to an element turned by this many degrees clockwise: on the stone it stays where it is. */
export function lightFor(rotation: number, { direction }: Sunlight): Direction {
  const angle = radians(rotation);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x, y, z] = direction;
  return [x * cos + y * sin, y * cos - x * sin, z];
}

/** The direction halfway between the light and the viewer, where a glossy face has its highlight. */
export function halfwayOf([x, y, z]: Direction): Direction {
  const length = Math.hypot(x, y, z + 1);
  return [x / length, y / length, (z + 1) / length];
}
