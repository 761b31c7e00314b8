import type { Sources } from '../../src/scene/sources';
import { shownVariant } from '../../src/stone/catalogue/shownVariant';
import { madeStone } from '../../src/stone/make/madeStone';
import type { Design } from '../../src/stone/stone';

/** The tiles that a design's stone is painted with: its own and its base's. None of a stone that is not in the catalogue. */
export function tilesOf(
  { StoneTypeId, StoneTypeVariantId, make }: Design,
  sources: Pick<Sources, 'stoneType'> | undefined,
): readonly string[] {
  const stoneType = sources?.stoneType(StoneTypeId);
  if (!stoneType) return [];
  const { base } = madeStone(make, stoneType, StoneTypeVariantId);
  return [shownVariant(stoneType, StoneTypeVariantId), base?.variant].flatMap(
    (variant) => variant?.tile ?? [],
  );
}
