import type { StoneMake } from './make';
import { isOffered, type MakeableStone, widestBevel } from './makeFault';
import { onlyChosen } from './withMake';

/**
 * What was chosen of one stone, on another: as much of it as that one is offered in. A base stands out as far as under the
 * first stone; a bevel becomes as wide as the other bears.
 */
export function makeOn(make: StoneMake, from: MakeableStone, to: MakeableStone): StoneMake | undefined {
  const { thickness: thick, base, edge, side, bevel = 0 } = make;
  const thickness = thick !== undefined && to.make?.thicknesses.includes(thick) ? thick : to.thickness;
  const moved = base &&
    to.make?.base && {
      width: to.width + Math.max(0, base.width - from.width),
      height: base.height,
      depth: Math.max(base.depth, thickness),
      ...variantOf(base.variantId, from, to),
    };
  const rim = isOffered(edge, to.make?.edges) ? edge : undefined;
  const flanks = isOffered(side, to.make?.sides) ? side : undefined;
  // A rough edge is broken off: no bevel is left of it.
  const broad = rim === 'rough' ? 0 : Math.min(bevel, widestBevel(to, thickness));
  const made: StoneMake = { thickness, base: moved, edge: rim, side: flanks, bevel: broad };
  return onlyChosen(made, to);
}

/** The other stone's variant of the same material; its own where it does not come in it. */
function variantOf(id: number | undefined, from: MakeableStone, to: MakeableStone): { variantId?: number } {
  const tile = from.Variants.find((variant) => variant.id === id)?.tile;
  const same = to.Variants.find((variant) => variant.tile === tile);
  return same ? { variantId: same.id } : {};
}
