import { useMemo } from 'react';
import { type JudgedStone, judgedStone } from '../../scene/checks/judgedStone';
import type { Design } from '../../stone/stone';
import { DesignerContext } from './designerContext';

/** The current stone, of the catalogue or photographed, as a churchyard's rules see it; undefined for neither. */
export function useJudgedStone(): JudgedStone | undefined {
  return useJudged(DesignerContext.useSelector(({ context }) => context.history.present));
}

/** A design's stone as a churchyard's rules see it; undefined where it is neither of the catalogue nor photographed. */
export function useJudged(design: Design): JudgedStone | undefined {
  const stoneTypes = DesignerContext.useSelector(({ context }) => context.offered.stoneTypes);
  return useMemo(
    () => judgedStone(design, (wanted) => stoneTypes.find(({ id }) => id === wanted)),
    [design, stoneTypes],
  );
}
