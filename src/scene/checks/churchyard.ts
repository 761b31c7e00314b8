import { type Churchyard, type ChurchyardRule, DEMANDS, type Demand } from '../../stone/catalogue/churchyard';
import type { Finding } from '../../stone/finding';
import type { JudgedStone } from './judgedStone';
import { ON_LETTERS } from './ruledLetters';
import { ON_STONE } from './ruledStone';
import type { Outcome } from './ruleOutcome';

const JUDGES: Readonly<Record<Demand, (stone: JudgedStone, rule: ChurchyardRule) => Outcome>> = {
  ...ON_STONE,
  ...ON_LETTERS,
};

/** Whether a rule applies to a stone; undefined where that depends on the stone's posture, which is unknown. */
export function applies(rule: ChurchyardRule, { type, height, posture }: JudgedStone): boolean | undefined {
  const isMeant =
    (!rule.types || rule.types.includes(type)) &&
    height > (rule.tallerThan ?? 0) &&
    height >= (rule.fromHeight ?? 0) &&
    height <= (rule.upToHeight ?? Number.POSITIVE_INFINITY);
  if (!isMeant || rule.ofPosture === undefined) return isMeant;
  return posture === undefined ? undefined : posture === rule.ofPosture;
}

/** The demands of a rule, in reading order. */
export function demandsOf(rule: ChurchyardRule): readonly Demand[] {
  return DEMANDS.filter((demand) => rule[demand] !== undefined);
}

/** The findings of one demand of a rule for a stone; undefined where the stone complies or is not concerned. */
export function judgeDemand(stone: JudgedStone, rule: ChurchyardRule, demand: Demand): Finding | undefined {
  const isMeant = applies(rule, stone);
  if (isMeant === false) return undefined;
  const outcome = JUDGES[demand](stone, rule);
  if (outcome.is === 'kept') return undefined;
  const nothing = { characters: [], elements: [], limit: null } as const;
  if (outcome.is === 'unknown')
    return { ...nothing, kind: 'ruleNotChecked', severity: 'warning', value: outcome.fact };
  const { kind, value, limit, elements } = outcome;
  const isCertain = outcome.isCertain && isMeant === true && rule.uncertain === undefined;
  return { ...nothing, kind, severity: isCertain ? 'error' : 'warning', elements, value, limit };
}

/**
 * The findings of a churchyard's rules for a stone: an error for each certainly broken one, a warning for each that may
 * be (the rule is not certain, or the stone is not known well enough), and one `ruleNotChecked` for each unknown
 * property that a rule asks about. Lengths are in mm, volumes in m³, weights in kg.
 */
export function checkChurchyard(stone: JudgedStone, { rules }: Pick<Churchyard, 'rules'>): Finding[] {
  const found = rules.flatMap((rule) =>
    demandsOf(rule).flatMap((demand) => judgeDemand(stone, rule, demand) ?? []),
  );
  // Two rules that say the same are reported once.
  return [...new Map(found.map((finding) => [JSON.stringify(finding), finding])).values()];
}
