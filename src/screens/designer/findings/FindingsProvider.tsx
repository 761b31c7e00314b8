import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import type { DesignerSnapshot } from '../../../machines/designer/designerMachine';
import { shareStructure } from '../../../machines/designer/shareStructure';
import { checkChurchyard } from '../../../scene/checks/churchyard';
import { type Finding, worstFirst } from '../../../stone/finding';
import { dayOf } from '../../../stone/proofreading/dates/calendar';
import { linesOf } from '../../../stone/proofreading/line';
import { proofread } from '../../../stone/proofreading/proofread';
import { overlooked } from '../../../stone/proofreading/unfilled';
import type { Design } from '../../../stone/stone';
import { sortOut } from '../../../stone/waved';
import { DesignerContext } from '../designerContext';
import { useChurchyard } from '../useChurchyard';
import { useJudged } from '../useJudgedStone';
import { useLateDesign } from '../useLateDesign';
import { type Findings, FindingsContext } from './useFindings';

const NONE: readonly Finding[] = [];

const warningsOf = ({ context }: DesignerSnapshot) => context.shown?.warnings;

/** What the proof-reader says of a design's text. */
function remarksOn(design: Design, people: Parameters<typeof proofread>[2]): readonly Finding[] {
  const lines = linesOf(design);
  return overlooked(proofread(lines, dayOf(new Date()), people), lines);
}

/**
 * Works out the findings once for all who show them: those of the drawing, the proof-reader's about the text, and the
 * churchyard's. Unfilled lines are not reported while the design is plainly unfinished; all are reported before sending.
 * They follow when there is time: neither the first picture nor a key waits for the proof-reader.
 */
export function FindingsProvider({ children }: { readonly children: ReactNode }) {
  const found = DesignerContext.useLateSelector(warningsOf);
  const design = useLateDesign();
  const isBegun = useDeferredValue(true, false);
  const people = DesignerContext.useSelector(({ context }) => context.people);
  const churchyard = useChurchyard();
  const stone = useJudged(design);
  // React gives up what it draws when there is time for whatever is more urgent, and forgets what useMemo kept for it.
  const read = useRef<{ readonly from: readonly unknown[]; readonly remarks: readonly Finding[] }>(undefined);
  const from = [design, people];
  if (isBegun && !from.every((part, index) => part === read.current?.from[index]))
    read.current = { from, remarks: remarksOn(design, people) };
  const remarks = read.current?.remarks ?? NONE;
  const said = useMemo(() => {
    const rules = churchyard && stone ? checkChurchyard(stone, churchyard) : [];
    return sortOut([...(found ?? []), ...remarks, ...rules].toSorted(worstFirst), design);
  }, [found, remarks, churchyard, stone, design]);
  // The same object as long as it says the same: most edits change no finding, and nothing is drawn anew for it.
  const kept = useRef<Findings>(undefined);
  kept.current = shareStructure(kept.current, said);
  return <FindingsContext value={kept.current}>{children}</FindingsContext>;
}
