import { useMemo } from 'react';
import { type JudgedStone, judgedStone } from '../../scene/checks/judgedStone';
import { DesignerContext } from './designerContext';

/** The current stone, of the catalogue or photographed, as a churchyard's rules see it; undefined for neither. */
export function useJudgedStone(): JudgedStone | undefined {
  const design = DesignerContext.useSelector(({ context }) => context.history.present);
  const stoneTypes = DesignerContext.useSelector(({ context }) => context.offered.stoneTypes);
  return useMemo(
    () => judgedStone(design, (wanted) => stoneTypes.find(({ id }) => id === wanted)),
    [design, stoneTypes],
  );
}
