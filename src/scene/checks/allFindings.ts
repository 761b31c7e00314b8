import type { Churchyard } from '../../stone/catalogue/churchyard';
import { type Finding, worstFirst } from '../../stone/finding';
import type { CalendarDay } from '../../stone/proofreading/dates/calendar';
import { linesOf } from '../../stone/proofreading/line';
import { proofread } from '../../stone/proofreading/proofread';
import type { Design } from '../../stone/stone';
import type { People } from '../../stone/templates/people';
import { checkChurchyard } from './churchyard';
import type { JudgedStone } from './judgedStone';

/** What a design is checked against. */
export interface HeldAgainst {
  readonly design: Design;
  /** The findings about its scene. */
  readonly drawn: readonly Finding[];
  /** The data of its stone; undefined where the catalogue lacks it. */
  readonly judged: JudgedStone | undefined;
  /** The churchyard it is for; undefined where none is given. */
  readonly churchyard: Churchyard | undefined;
  /** The people it is for, from its case; undefined without a case. */
  readonly people: People | undefined;
  readonly today: CalendarDay;
}

/** All findings of the mason's, the proof-reader's and the churchyard's checks, the worst first. */
export function allFindings({
  design,
  drawn,
  judged,
  churchyard,
  people,
  today,
}: HeldAgainst): readonly Finding[] {
  const all = [
    ...drawn,
    ...proofread(linesOf(design), today, people),
    ...(churchyard && judged ? checkChurchyard(judged, churchyard) : []),
  ];
  return all.toSorted(worstFirst);
}
