import type { Slab } from '../../scene/scene';
import type { GroundCover } from '../../stone/catalogue/groundCover';
import { postureOf } from '../../stone/catalogue/posture';

/**
 * Whether a stone that is shown from the front is seen from above, as something that lies: there is then no horizon behind it and
 * no foot below it. So is whatever lies, and a heart where nothing holds it: it is let into soft ground or stands on a base, and
 * on a plain floor it would balance on its tip. A photograph shows its own ground.
 *
 * @param cover what covers the ground; undefined before a plain backdrop and on paper.
 */
export function isSeenFromAbove(
  { stoneType: { shape }, made: { base }, photograph }: Pick<Slab, 'stoneType' | 'made' | 'photograph'>,
  cover?: GroundCover,
): boolean {
  if (photograph || base) return false;
  return postureOf(shape) === 'lying' || (shape === 'heart' && cover === undefined);
}
