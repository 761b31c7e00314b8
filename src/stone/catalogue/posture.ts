import { z } from 'zod';

/** Whether a stone lies in or on the ground, or stands on it. */
export const posture = z.enum(['lying', 'upright']);
export type Posture = z.infer<typeof posture>;

/**
 * How stones of each shape are set. Pillow stones lie on the ground, tilted by a wedge, and count as lying (Friedhofssatzung
 * of Bad Grund: "Liegende Grabmale (Grabplatten und sogen. Kissensteine)"); books are set the same way.
 */
const BY_SHAPE: Readonly<Record<string, Posture>> = {
  slab: 'lying',
  pillow: 'lying',
  book: 'lying',
  upright: 'upright',
  obelisk: 'upright',
  boulder: 'upright',
  bauta: 'upright',
  heart: 'upright',
  cross: 'upright',
  double: 'upright',
};

/**
 * How a stone of a shape is set.
 *
 * @param shape as `StoneType` names it.
 * @returns undefined for a shape that the catalogue does not know, a photographed stone among them.
 */
export function postureOf(shape: string): Posture | undefined {
  return Object.hasOwn(BY_SHAPE, shape) ? BY_SHAPE[shape] : undefined;
}
