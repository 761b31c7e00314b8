import type { Fitting } from '../fitting/fitting';
import type { Grounds } from '../legibility/readableColour';
import { frameInReadableColour, withReadableColours } from '../legibility/withReadableColours';
import type { StoneMake } from '../make/make';
import { withMake } from '../make/withMake';
import type { Design, StoneKind } from '../stone';
import { setOnStone } from '../wished/setOnStone';
import { withFields } from './fields';

/** The chosen stone, and how the content of the design's stone is placed on it; see `Edit`. */
interface Chosen {
  readonly stoneTypeId: number;
  readonly variantId: number;
  readonly stoneKind?: StoneKind;
  readonly isExisting?: boolean;
  readonly fitting?: Fitting;
  readonly grounds?: Grounds;
  readonly make?: StoneMake | undefined;
}

/** The design in colours legible on its material, if that has changed. */
function onMaterial(design: Design, before: Design, grounds: Grounds | undefined): Design {
  const ground = grounds?.[design.StoneTypeVariantId];
  if (!ground || design.StoneTypeVariantId === before.StoneTypeVariantId) return design;
  return withReadableColours(design, ground);
}

/**
 * The design on another stone, or on the same in another material. A stone it has been on before is restored: in its
 * material, unless another was chosen since, and as an existing one if it was.
 */
export function chooseStone(design: Design, chosen: Chosen): Design {
  const { stoneTypeId, variantId, stoneKind, isExisting, fitting, grounds } = chosen;
  const isSame = stoneTypeId === design.StoneTypeId;
  const chosenSo = withFields(isSame ? design : withMake(design, chosen.make), {
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
