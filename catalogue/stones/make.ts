import type { OfferedMake } from '../../src/stone/catalogue/offeredMake';
import { postureOf } from '../../src/stone/catalogue/posture';
import type { StoneType } from '../../src/stone/catalogue/stoneType';
import type { Mm } from '../../src/stone/numbers';

/** The slabs that stones are sawn from, in mm: what is thinner is no stone that stands by itself. */
const SLABS: readonly Mm[] = [80, 100, 120, 140, 160, 180];

/** How far a base stands out on either side, and how high it is, in mm (judgements of ours; a mason's own count). */
const OVERHANG: Mm = 50;
const HEIGHT = { coffin: 150, urn: 100 } as const;

/** Norwegian gravplassforskriften § 24: a base is twice as deep as the stone is thick. */
const DEPTH_OF_THICKNESS = 2;

const BEVEL: Mm = 30;

/** A slab of stone and its neighbours: one thinner, two thicker. */
function thicknessesAround(own: Mm): Mm[] {
  const at = SLABS.indexOf(own);
  return at < 0 ? [own] : SLABS.slice(Math.max(0, at - 1), at + 3);
}

/**
 * What is on offer of a stone besides its face. Plates in the ground, stones that stand already, examples and natural
 * stones, which are as nature made them, come as they are; lying stones have edges and no base.
 */
export function makeOffered(
  { type, shape, existing }: Pick<StoneType, 'type' | 'shape'> & { readonly existing?: boolean },
  [width, , thickness]: readonly [width: Mm, height: Mm, thickness: Mm],
): { make?: OfferedMake } {
  if (existing || (type !== 'coffin' && type !== 'urn')) return {};
  if (shape === 'boulder' || shape === 'bauta') return {};
  const base = {
    width: width + 2 * OVERHANG,
    height: HEIGHT[type],
    depth: DEPTH_OF_THICKNESS * thickness,
  };
  return {
    make: {
      thicknesses: thicknessesAround(thickness),
      ...(postureOf(shape) === 'upright' && { base }),
      edges: ['polished', 'honed', 'rough'],
      sides: ['polished', 'honed', 'rough'],
      bevel: BEVEL,
    },
  };
}
