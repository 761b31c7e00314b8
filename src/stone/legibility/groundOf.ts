import { shownVariant } from '../catalogue/shownVariant';
import type { StoneType } from '../catalogue/stoneType';
import type { Design } from '../stone';
import type { Ground } from './readableColour';

/** The material a design is shown in; undefined for a stone not on offer. */
export function groundOf(
  { StoneTypeId, StoneTypeVariantId }: Pick<Design, 'StoneTypeId' | 'StoneTypeVariantId'>,
  stoneTypes: readonly StoneType[],
): Ground | undefined {
  const stoneType = stoneTypes.find(({ id }) => id === StoneTypeId);
  return stoneType && shownVariant(stoneType, StoneTypeVariantId);
}
