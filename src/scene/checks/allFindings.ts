import type { Churchyard } from '../../stone/catalogue/churchyard';
import { type Finding, worstFirst } from '../../stone/finding';
import type { CalendarDay } from '../../stone/proofreading/dates/calendar';
import { linesOf } from '../../stone/proofreading/line';
import { proofread } from '../../stone/proofreading/proofread';
import type { Design } from '../../stone/stone';
import type { People } from '../../stone/templates/people';
import { checkChurchyard } from './churchyard';
import type { JudgedStone } from './judgedStone';

/** What a design is held against. */
export interface HeldAgainst {
  readonly design: Design;
  /** What was found on its scene. */
  readonly drawn: readonly Finding[];
  /** What is known of its stone; undefined where the catalogue does not hold it. */
  readonly judged: JudgedStone | undefined;
  /** Where it is to stand; undefined where nobody has said. */
  readonly churchyard: Churchyard | undefined;
  /** Whom it is for, as its case names them; undefined without a case. */
  readonly people: People | undefined;
  readonly today: CalendarDay;
}

/** Everything that a mason, a proof-reader and the churchyard object to, the worst first. */
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
