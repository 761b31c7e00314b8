import { extentAt, type Ring, ringsOf, signedAreaOf } from '../../geometry/ring';
import { ABOVE_FOOT, footExtent } from '../../scene/foot';
import type { Slab } from '../../scene/scene';
import { letIntoBase, setIntoGround } from '../../scene/setIn';
import { baseBox, standingBox } from '../../scene/standingBox';
import type { Mm } from '../../stone/numbers';

/** A stone as it stands on the ground, seen from the front. */
export interface Standing {
  /** The outlines of the stone and its base, clockwise with y down, in stone mm. */
  readonly rings: readonly Ring[];
  /** The height of the ground it goes into, and the middle of its foot, in stone mm. */
  readonly foot: Mm;
  readonly middle: Mm;
  readonly thickness: Mm;
  /** Where it goes into the ground: from left to right, in stone mm. */
  readonly contact: { readonly from: Mm; readonly to: Mm };
}

/** Where a stone's own foot meets the base it stands on or is let into: from left to right, in stone mm. */
export function footOf(slab: Slab): { from: Mm; to: Mm } {
  return footExtent(ringsOf(slab.outline), slab.stoneType, letIntoBase(slab));
}

/**
 * How a stone, or the base under it, stands on the ground.
 *
 * @param isSoft whether it is set into the ground, as into lawn or gravel, or stands on a floor.
 */
export function standingOf(slab: Slab, isSoft: boolean): Standing {
  const { left, right, bottom } = standingBox(slab);
  const foot = bottom - (isSoft ? setIntoGround(slab) : 0);
  const base = baseBox(slab);
  const clockwise = ringsOf(slab.outline).map((ring) => (signedAreaOf(ring) < 0 ? ring.toReversed() : ring));
  const boxed: Ring[] = base
    ? [
        [
          [base.left, base.top],
          [base.right, base.top],
          [base.right, base.bottom],
          [base.left, base.bottom],
        ],
      ]
    : [];
  const rings = [...clockwise, ...boxed];
  return {
    rings,
    foot,
    middle: (left + right) / 2,
    thickness: slab.made.base?.depth ?? slab.made.thickness,
    contact: extentAt(rings, Math.min(foot, bottom - ABOVE_FOOT)) ?? { from: left, to: right },
  };
}
