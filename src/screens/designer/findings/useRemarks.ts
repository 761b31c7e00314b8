import { useMemo } from 'react';
import type { Finding } from '../../../stone/finding';
import { dayOf } from '../../../stone/proofreading/dates/calendar';
import { linesOf } from '../../../stone/proofreading/line';
import { proofread } from '../../../stone/proofreading/proofread';
import { overlooked } from '../../../stone/proofreading/unfilled';
import { DesignerContext } from '../designerContext';

/**
 * All findings of the current design: those of its drawing, and the proof-reader's about
 * its text. Unfilled lines are not reported while it is plainly unfinished; all are reported before sending.
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
