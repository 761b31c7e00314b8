import type { StoneType, StoneVariant } from './stoneType';

type Offering = Pick<StoneType, 'Variants'>;

/** The value in a design without a material. */
const NONE_NAMED = 0;

/** The material a stone is shown in: the named one, or its type's first where that does not exist. */
export function shownVariant({ Variants }: Offering, variantId: number): StoneVariant | undefined {
  return Variants.find(({ id }) => id === variantId) ?? Variants[0];
}

/** Whether a design names a material its stone is not available in; one without a material takes the first. */
export function isUnknownMaterial({ Variants }: Offering, variantId: number): boolean {
  return variantId !== NONE_NAMED && !Variants.some(({ id }) => id === variantId);
}
