import type { Fitting } from '../fitting';
import type { Design, StoneKind } from '../stone';
import { setOnStone } from '../wished/setOnStone';
import { withFields } from './fields';

/** The stone that is chosen, and how what stands on the design's stone is set onto it; see `Edit`. */
interface Chosen {
  readonly stoneTypeId: number;
  readonly variantId: number;
  readonly stoneKind?: StoneKind;
  readonly isExisting?: boolean;
  readonly fitting?: Fitting;
}

/**
 * The design on another stone, or on the same in another material. A stone that it has stood on is as it was then: of its
 * material, unless another was chosen since, and standing already if it was.
 */
export function chooseStone(design: Design, chosen: Chosen): Design {
  const { stoneTypeId, variantId, stoneKind, isExisting, fitting } = chosen;
  const isSame = stoneTypeId === design.StoneTypeId;
  const chosenSo = withFields(design, {
    StoneTypeId: stoneTypeId,
    StoneTypeVariantId: variantId,
    ...(stoneKind && { type: stoneKind }),
    ExistingStone: design.ExistingStone && (isSame || isExisting === true),
  });
  if (!fitting || isSame) return chosenSo;
  return setOnStone(design, chosenSo, fitting);
}
