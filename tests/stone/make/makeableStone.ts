import type { MakeableStone } from '../../../src/stone/make/makeFault';

const variant = (id: number, tile: string) => ({
  id,
  Name: `Granit ${id}`,
  Names: {},
  tile,
  tilePxPerMm: 2,
  colour: '#333333',
  finish: 'polished' as const,
  thinnestStroke: 0.7,
  narrowestWeb: 0.4,
});

/** A stone 600 mm wide and 120 thick, in two granites, on offer with everything that can be chosen. */
export const MAKEABLE: MakeableStone = {
  width: 600,
  thickness: 120,
  Variants: [variant(1501, 'tiles/black.webp'), variant(1502, 'tiles/grey.webp')],
  make: {
    thicknesses: [100, 120, 140, 160],
    base: { width: 700, height: 150, depth: 240 },
    edges: ['polished', 'rough'],
    sides: ['honed', 'rough'],
    bevel: 30,
  },
};

/** A plate in the ground, 450 mm wide and 70 thick: as it is. */
export const PLATE: MakeableStone = { width: 450, thickness: 70, Variants: MAKEABLE.Variants };
