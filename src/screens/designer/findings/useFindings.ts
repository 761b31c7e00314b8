import { useMemo } from 'react';
import { checkChurchyard } from '../../../scene/checks/churchyard';
import { type Finding, worstFirst } from '../../../stone/finding';
import { type Aside, sortOut } from '../../../stone/waved';
import { DesignerContext } from '../designerContext';
import { useChurchyard } from '../useChurchyard';
import { useJudgedStone } from '../useJudgedStone';
import { useRemarks } from './useRemarks';

/** A design's findings: open and dismissed ones. */
export interface Findings {
  readonly open: readonly Finding[];
  readonly aside: readonly Aside<Finding>[];
}

/** All findings of the current design, including its churchyard's: the worst first. */
export function useFindings(): Findings {
  const remarks = useRemarks();
  const churchyard = useChurchyard();
  const stone = useJudgedStone();
  const design = DesignerContext.useSelector(({ context }) => context.history.present);
  return useMemo(() => {
    const rules = churchyard && stone ? checkChurchyard(stone, churchyard) : [];
    return sortOut([...remarks, ...rules].toSorted(worstFirst), design);
  }, [remarks, churchyard, stone, design]);
}
