import { type Golden, onStone } from '../golden';

const standing = (name: string, given: object, pxPerMm = 0.5): Golden => ({
  ...onStone(`makes/${name}`, given, pxPerMm),
  isStanding: true,
});

/** Stones as they are ordered besides their face: on a base, with a bevel, with a broken edge. */
export const MAKES: readonly Golden[] = [
  standing('base-and-bevel', {
    StoneTypeId: 15,
    StoneTypeVariantId: 1503,
    make: { base: { width: 700, height: 150, depth: 240 }, bevel: 20 },
  }),
  standing('base-of-another-granite', {
    StoneTypeId: 16,
    StoneTypeVariantId: 1605,
    make: { base: { width: 650, height: 150, depth: 200, variantId: 1601 } },
  }),
  standing('rough-edge', {
    StoneTypeId: 17,
    StoneTypeVariantId: 1701,
    make: { edge: 'rough', side: 'rough' },
  }),
  standing('bevelled-heart', { StoneTypeId: 23, StoneTypeVariantId: 2306, make: { bevel: 30 } }),
  standing('heart-let-into-base', {
    StoneTypeId: 23,
    StoneTypeVariantId: 2303,
    make: { base: { width: 740, height: 150, depth: 240 } },
  }),
  // The same bevel in two finishes, which are told apart by how they answer the light.
  ...(['polished', 'honed'] as const).map((edge) =>
    standing(`bevel-${edge}`, { StoneTypeId: 15, StoneTypeVariantId: 1503, make: { edge, bevel: 20 } }),
  ),
  // Close up, where every chip of the edge is seen.
  onStone('makes/rough-edge-near', { StoneTypeId: 34, StoneTypeVariantId: 3404, make: { edge: 'rough' } }, 2),
];
