import { ringsOf, signedAreaOf } from '../../geometry/ring';
import { outlineFromSvg } from '../../geometry/svgPath';
import type { Density } from '../../stone/catalogue/material';
import type { StoneType } from '../../stone/catalogue/stoneType';

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

/** The minimum and maximum weight of a stone in kg: from its face, its thickness in mm and its material's density. */
export function weightOf(
  stone: Pick<StoneType, 'outline' | 'thickness'>,
  { least, most }: Density,
): { readonly least: number; readonly most: number } {
  const volume = volumeOf(stone);
  return { least: volume * least, most: volume * most };
}
