import { ringsOf, signedAreaOf } from '../../geometry/ring';
import { outlineFromSvg } from '../../geometry/svgPath';
import { type Density, UNKNOWN_DENSITY } from '../../stone/catalogue/material';
import type { StoneType, StoneVariant } from '../../stone/catalogue/stoneType';
import type { MadeStone } from '../../stone/make/madeStone';

const MM3_PER_M3 = 1e9;

/** The volume of a stone in m³: the face within its outline, times the thickness. Measures in mm. */
export function volumeOf({ outline, thickness }: Pick<StoneType, 'outline' | 'thickness'>): number {
  // A hole runs the other way round and subtracts its area.
  const area = ringsOf(outlineFromSvg(outline)).reduce((sum, corners) => sum + signedAreaOf(corners), 0);
  return (Math.abs(area) * thickness) / MM3_PER_M3;
}

/**
 * The volume of the box around a stone in m³, whatever its outline: greatest height by greatest width by greatest
 * thickness, as the Norwegian gravplassforskriften § 23 measures. Measures in mm.
 */
export function boxVolumeOf(stone: Pick<StoneType, 'width' | 'height' | 'thickness'>): number {
  return (stone.width * stone.height * stone.thickness) / MM3_PER_M3;
}

/** The least and the most that something weighs, in kg. */
export interface Weight {
  readonly least: number;
  readonly most: number;
}

/** The minimum and maximum weight of a stone in kg: from its face, its thickness in mm and its material's density. */
export function weightOf(stone: Pick<StoneType, 'outline' | 'thickness'>, { least, most }: Density): Weight {
  const volume = volumeOf(stone);
  return { least: volume * least, most: volume * most };
}

/**
 * The minimum and maximum weight in kg of a stone as it is made, with its base. What a bevel or a rough edge takes away is
 * left in: how deep it is cut is not ordered, and a crane has to bear the stone before it.
 */
export function weightAsMade(
  { outline }: Pick<StoneType, 'outline'>,
  { density = UNKNOWN_DENSITY }: Pick<StoneVariant, 'density'>,
  { thickness, base }: MadeStone,
): Weight {
  const { least, most } = weightOf({ outline, thickness }, density);
  if (!base) return { least, most };
  const under = boxVolumeOf({ ...base, thickness: base.depth });
  const { density: ofBase = UNKNOWN_DENSITY } = base.variant;
  return { least: least + under * ofBase.least, most: most + under * ofBase.most };
}
