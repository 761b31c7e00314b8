import { useMemo } from 'react';
import type { Finding } from '../../../stone/finding';
import { dayOf } from '../../../stone/proofreading/dates/calendar';
import { linesOf } from '../../../stone/proofreading/line';
import { proofread } from '../../../stone/proofreading/proofread';
import { overlooked } from '../../../stone/proofreading/unfilled';
import { DesignerContext } from '../designerContext';

/**
 * Everything there is to remark on the design in hand: what was found when it was drawn, and what a proof-reader finds in
 * its words. Lines that nobody has filled in yet are quietly begun with, and all named before the stone is sent.
 */
export function useRemarks(): readonly Finding[] {
  const found = DesignerContext.useSelector(({ context }) => context.shown?.warnings);
  const design = DesignerContext.useSelector(({ context }) => context.history.present);
  const people = DesignerContext.useSelector(({ context }) => context.people);
  return useMemo(() => {
    const lines = linesOf(design);
    const words = proofread(lines, dayOf(new Date()), people);
    return [...(found ?? []), ...overlooked(words, lines)];
  }, [found, design, people]);
}
