import { radians } from '../../geometry/angle';
import type { Background } from '../../stone/catalogue/background';
import type { PlaceLight } from '../../stone/catalogue/placeLight';
import { type Sunlight, WORKSHOP } from './light';

/** The least that falls onto a face from the front, as a part of the light: a sun beside the stone would leave it black. */
const LEAST_FRONT = 0.34;

const known = new WeakMap<PlaceLight, Sunlight>();

function sunlight({ aside, high, soft }: PlaceLight): Sunlight {
  const level = Math.cos(radians(high));
  const front = Math.max(LEAST_FRONT, level * Math.cos(radians(aside)));
  const [x, y] = [-level * Math.sin(radians(aside)), -Math.sin(radians(high))];
  const rest = Math.sqrt(1 - front * front) / Math.hypot(x, y);
  return { direction: [x * rest, y * rest, front], soft };
}

/**
 * The light of a place on the face of a stone that stands in it. A plain backdrop has no sun: there it is the workshop's.
 *
 * @param background the place; undefined for none.
 * @returns the same object for the same place.
 */
export function sunlightOf(background: Pick<Background, 'picture' | 'light'> | undefined): Sunlight {
  if (!background?.picture || !background.light) return WORKSHOP;
  const light = known.get(background.light) ?? sunlight(background.light);
  known.set(background.light, light);
  return light;
}
