import { extentAt, type Ring } from '../geometry/ring';
import type { Mm } from '../stone/numbers';

/** A straight foot is looked at this far above its end: corners are rounded a little. */
export const ABOVE_FOOT: Mm = 6;

/** Where a stone meets what it stands on or is let into: from left to right, in stone mm. @param seat how deep it is let in. */
export function footExtent(
  rings: readonly Ring[],
  { width, height }: { readonly width: Mm; readonly height: Mm },
  seat: Mm,
): { from: Mm; to: Mm } {
  return extentAt(rings, height - Math.max(ABOVE_FOOT, seat)) ?? { from: 0, to: width };
}
