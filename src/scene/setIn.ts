import type { Mm } from '../stone/numbers';
import type { Slab } from './scene';

/**
 * How much of a heart's height is let in, whatever it stands in or on: nothing holds a stone on its tip. At this depth its flanks
 * are 70 mm apart on a stone of 640 mm, about the breadth that two bolts of 12 mm and a grouted seat need.
 */
const HEART = 0.085;

/** How deep boulders are set into soft ground. */
const BOULDER: Mm = 16;

/** How deep a stone's foot sits in a seat that is cut into its base: 0 for one with a foot of its own, and without a base. */
export function letIntoBase({ stoneType: { shape, height }, made: { base } }: SetStone): Mm {
  return base && shape === 'heart' ? height * HEART : 0;
}

/** How deep a stone without a straight foot is set into soft ground; with a base it is the base that stands there. */
export function setIntoGround({ stoneType: { shape, height }, made: { base } }: SetStone): Mm {
  if (base) return 0;
  if (shape === 'heart') return height * HEART;
  return shape === 'boulder' || shape === 'bauta' ? BOULDER : 0;
}

type SetStone = Pick<Slab, 'stoneType' | 'made'>;
