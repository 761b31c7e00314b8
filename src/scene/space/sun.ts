import { radians } from '../../geometry/angle';
import type { Place } from '../../geometry/orbit';
import type { PlaceLight } from '../../stone/catalogue/placeLight';

/** Which way the sun stands from the stone: a unit vector, x to the right, y up, z towards the viewer. */
export function sunOf({ aside, high }: Pick<PlaceLight, 'aside' | 'high'>): Place {
  const level = Math.cos(radians(high));
  return [-level * Math.sin(radians(aside)), Math.sin(radians(high)), level * Math.cos(radians(aside))];
}
