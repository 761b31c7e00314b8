import { useDeferredValue, useMemo } from 'react';
import type { StoneType } from '../../../stone/catalogue/stoneType';
import { DesignerContext } from '../designerContext';
import { useStoneType } from '../useStoneType';

/** The chosen stone with its material, as the lists of materials show it. */
export interface ShownStone {
  /** Undefined where its type is not on offer. */
  readonly stoneType: StoneType | undefined;
  readonly variantId: number;
}

/**
 * The chosen stone for what shows its materials: another stone follows there when there is time, so that its press waits for
 * its card alone. Another material is shown at once. The same object for the same stone and material.
 */
export function useShownStone(): ShownStone {
  const stoneType = useStoneType();
  const variantId = DesignerContext.useSelector(({ context }) => context.history.present.StoneTypeVariantId);
  const now = useMemo(() => ({ stoneType, variantId }), [stoneType, variantId]);
  const late = useDeferredValue(now);
  return late.stoneType === stoneType ? now : late;
}
