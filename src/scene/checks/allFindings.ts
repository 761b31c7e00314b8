import type { Churchyard } from '../../stone/catalogue/churchyard';
import type { StoneType } from '../../stone/catalogue/stoneType';
import { type Finding, found, type Severity } from '../../stone/finding';
import type { CalendarDay } from '../../stone/proofreading/dates/calendar';
import { linesOf } from '../../stone/proofreading/line';
import { proofread } from '../../stone/proofreading/proofread';
import type { Design } from '../../stone/stone';
import type { People } from '../../stone/templates/people';
import { checkChurchyard } from './churchyard';

/** What a design is held against. */
export interface HeldAgainst {
  readonly design: Design;
  /** What was found on its scene. */
  readonly drawn: readonly Finding[];
  /** Undefined for a photographed stone, whose thickness nobody has measured. */
  readonly stone: StoneType | undefined;
  /** Where it is to stand; undefined where nobody has said. */
  readonly churchyard: Churchyard | undefined;
  /** Whom it is for, as its case names them; undefined without a case. */
  readonly people: People | undefined;
  readonly today: CalendarDay;
}

const WORST_FIRST: Readonly<Record<Severity, number>> = { error: 0, warning: 1, hint: 2 };

/** The churchyard's rules that a stone breaks. */
function brokenRules(stone: StoneType, churchyard: Churchyard): Finding[] {
  return checkChurchyard(stone, churchyard).map(({ kind, value, limit }) =>
    found('error', kind, { value, limit }),
  );
}

/** Everything that a mason, a proof-reader and the churchyard object to, the worst first. */
export function allFindings({
  design,
  drawn,
  stone,
  churchyard,
  people,
  today,
}: HeldAgainst): readonly Finding[] {
  const all = [
    ...drawn,
    ...proofread(linesOf(design), today, people),
    ...(churchyard && stone ? brokenRules(stone, churchyard) : []),
  ];
  return all.toSorted((one, other) => WORST_FIRST[one.severity] - WORST_FIRST[other.severity]);
}
