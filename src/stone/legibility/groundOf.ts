import type { StoneType } from '../catalogue/stoneType';
import type { Design } from '../stone';
import type { Ground } from './readableColour';

/** The material a design is made in, its type's first where it names none; undefined for a stone not on offer. */
export function groundOf(
  { StoneTypeId, StoneTypeVariantId }: Pick<Design, 'StoneTypeId' | 'StoneTypeVariantId'>,
  stoneTypes: readonly StoneType[],
): Ground | undefined {
  const variants = stoneTypes.find(({ id }) => id === StoneTypeId)?.Variants;
  return variants?.find(({ id }) => id === StoneTypeVariantId) ?? variants?.[0];
}
