import type { StoneType, StoneVariant } from './stoneType';

type Offering = Pick<StoneType, 'Variants'>;

/** What a design says that names no material. */
const NONE_NAMED = 0;

/** The material that a stone is shown in: the one that is named, or its type's first where it has no such. */
export function shownVariant({ Variants }: Offering, variantId: number): StoneVariant | undefined {
  return Variants.find(({ id }) => id === variantId) ?? Variants[0];
}

/** Whether a design names a material that its stone does not come in; one that names none takes the first as it is. */
export function isUnknownMaterial({ Variants }: Offering, variantId: number): boolean {
  return variantId !== NONE_NAMED && !Variants.some(({ id }) => id === variantId);
}
