import { useMemo } from 'react';
import { checkChurchyard } from '../../../scene/checks/churchyard';
import { type Finding, worstFirst } from '../../../stone/finding';
import { useChurchyard } from '../useChurchyard';
import { useJudgedStone } from '../useJudgedStone';
import { useRemarks } from './useRemarks';

/** Everything there is to object to in the design in hand, also by its churchyard: the worst first. */
export function useFindings(): readonly Finding[] {
  const remarks = useRemarks('designing');
  const churchyard = useChurchyard();
  const stone = useJudgedStone();
  return useMemo(() => {
    const rules = churchyard && stone ? checkChurchyard(stone, churchyard) : [];
    return [...remarks, ...rules].toSorted(worstFirst);
  }, [remarks, churchyard, stone]);
}
