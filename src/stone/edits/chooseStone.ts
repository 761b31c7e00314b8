import type { Fitting } from '../fitting/fitting';
import type { Grounds } from '../legibility/readableColour';
import { frameInReadableColour, withReadableColours } from '../legibility/withReadableColours';
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
  readonly grounds?: Grounds;
}

/** The design in colours that are read on the material it came in, where that is another than before. */
function onMaterial(design: Design, before: Design, grounds: Grounds | undefined): Design {
  const ground = grounds?.[design.StoneTypeVariantId];
  if (!ground || design.StoneTypeVariantId === before.StoneTypeVariantId) return design;
  return withReadableColours(design, ground);
}

/**
 * The design on another stone, or on the same in another material. A stone that it has stood on is as it was then: of its
 * material, unless another was chosen since, and standing already if it was.
 */
export function chooseStone(design: Design, chosen: Chosen): Design {
  const { stoneTypeId, variantId, stoneKind, isExisting, fitting, grounds } = chosen;
  const isSame = stoneTypeId === design.StoneTypeId;
  const chosenSo = withFields(design, {
    StoneTypeId: stoneTypeId,
    StoneTypeVariantId: variantId,
    ...(stoneKind && { type: stoneKind }),
    ExistingStone: design.ExistingStone && (isSame || isExisting === true),
  });
  if (!fitting || isSame) return onMaterial(chosenSo, design, grounds);
  const set = setOnStone(design, chosenSo, fitting, grounds);
  const ground = grounds?.[set.StoneTypeVariantId];
  return ground ? withFields(set, { Frame: frameInReadableColour(set.Frame, ground) }) : set;
}
