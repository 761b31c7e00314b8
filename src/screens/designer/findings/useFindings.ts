import { useMemo } from 'react';
import { checkChurchyard } from '../../../scene/checks/churchyard';
import { type Finding, worstFirst } from '../../../stone/finding';
import { type Aside, sortOut } from '../../../stone/waved';
import { DesignerContext } from '../designerContext';
import { useChurchyard } from '../useChurchyard';
import { useJudgedStone } from '../useJudgedStone';
import { useRemarks } from './useRemarks';

/** What was found in a design: what is open, and what is waved aside. */
export interface Findings {
  readonly open: readonly Finding[];
  readonly aside: readonly Aside<Finding>[];
}

/** Everything there is to object to in the design in hand, also by its churchyard: the worst first. */
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
