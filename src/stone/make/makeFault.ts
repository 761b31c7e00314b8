import type { StoneType } from '../catalogue/stoneType';
import type { Mm } from '../numbers';
import type { StoneMake, Surface } from './make';

/** What of a stone type decides how it can be made. */
export type MakeableStone = Pick<StoneType, 'width' | 'thickness' | 'make' | 'Variants'>;

/** A bevel takes at most this part of the thickness: a wider one leaves no side to hold the stone by (a judgement of ours). */
const BEVEL_OF_THICKNESS = 1 / 3;

/** Why a stone cannot be made as asked. */
export const MAKE_FAULTS = [
  'thicknessNotOffered',
  'baseNotOffered',
  'baseMaterialUnknown',
  'baseNarrow',
  'baseShallow',
  'edgeNotOffered',
  'sideNotOffered',
  'bevelNotOffered',
  'bevelWide',
  'bevelOnRough',
] as const;
export type MakeFault = (typeof MAKE_FAULTS)[number];

/** The widest bevel on a stone of a thickness, in mm; 0 where it has none. */
export function widestBevel({ make, thickness: own }: MakeableStone, thickness: Mm = own): Mm {
  return make?.bevel === undefined ? 0 : Math.min(make.bevel, thickness * BEVEL_OF_THICKNESS);
}

/** Whether a surface is like the face, or in a finish on offer. */
export function isOffered(surface: Surface | undefined, offered: readonly Surface[] = []): boolean {
  return surface === undefined || surface === 'asFace' || offered.includes(surface);
}

function baseFault({ base, thickness }: StoneMake, stone: MakeableStone): MakeFault | undefined {
  if (!base) return undefined;
  if (!stone.make?.base) return 'baseNotOffered';
  const { variantId } = base;
  if (variantId !== undefined && !stone.Variants.some(({ id }) => id === variantId))
    return 'baseMaterialUnknown';
  if (base.width < stone.width) return 'baseNarrow';
  return base.depth < (thickness ?? stone.thickness) ? 'baseShallow' : undefined;
}

function bevelFault({ bevel = 0, edge, thickness }: StoneMake, stone: MakeableStone): MakeFault | undefined {
  if (bevel === 0) return undefined;
  if (stone.make?.bevel === undefined) return 'bevelNotOffered';
  if (edge === 'rough') return 'bevelOnRough';
  return bevel > widestBevel(stone, thickness) ? 'bevelWide' : undefined;
}

/** Why a stone type cannot be made so; undefined where it can. */
export function makeFault(make: StoneMake, stone: MakeableStone): MakeFault | undefined {
  const { thickness = stone.thickness, edge, side } = make;
  if (thickness !== stone.thickness && !stone.make?.thicknesses.includes(thickness))
    return 'thicknessNotOffered';
  if (!isOffered(edge, stone.make?.edges)) return 'edgeNotOffered';
  if (!isOffered(side, stone.make?.sides)) return 'sideNotOffered';
  return baseFault(make, stone) ?? bevelFault(make, stone);
}
