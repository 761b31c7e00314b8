import type { Churchyard, ChurchyardRule, Demand, RuleSource } from '../../stone/catalogue/churchyard';
import { applies, demandsOf, judgeDemand } from '../checks/churchyard';
import type { JudgedStone } from '../checks/judgedStone';
import { type Measured, measuredFor } from '../checks/measured';

/** How a stone stands to a demand: what depends on something unknown, or on a rule that is not certain, is to be asked. */
export const VERDICTS = ['kept', 'broken', 'toBeAsked', 'notChecked', 'notConcerned'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** One demand of a churchyard, held against a stone. */
export interface RuleRow {
  readonly rule: ChurchyardRule;
  readonly demand: Demand;
  readonly measured: Measured;
  readonly verdict: Verdict;
  /** Where it is written; undefined where nobody noted it. */
  readonly source: RuleSource | undefined;
}

function verdictOn(stone: JudgedStone, rule: ChurchyardRule, demand: Demand): Verdict {
  if (applies(rule, stone) === false) return 'notConcerned';
  const found = judgeDemand(stone, rule, demand);
  if (!found) return rule.uncertain === undefined ? 'kept' : 'toBeAsked';
  if (found.kind === 'ruleNotChecked') return 'notChecked';
  return found.severity === 'error' ? 'broken' : 'toBeAsked';
}

/** Every demand of a churchyard's rules, one by one, in the order in which they are written. */
export function ruleRows(
  stone: JudgedStone,
  { rules, source }: Pick<Churchyard, 'rules' | 'source'>,
): RuleRow[] {
  return rules.flatMap((rule) =>
    demandsOf(rule).map((demand) => ({
      rule,
      demand,
      measured: measuredFor(stone, rule, demand),
      verdict: verdictOn(stone, rule, demand),
      source: rule.source ?? source,
    })),
  );
}
