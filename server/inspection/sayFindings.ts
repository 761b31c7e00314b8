import { type BrokenRule, measuredRule } from '../../src/scene/checks/churchyard';
import type { Churchyard } from '../../src/stone/catalogue/churchyard';
import { type Locale, nameIn } from '../../src/stone/catalogue/naming';
import { type Finding, isOfChurchyard, type SaidFinding } from '../../src/stone/finding';
import type { Parm } from '../../src/stone/parm';
import { brokenRuleSentence, warningSentences } from '../http/warningSentences';

/** Who reads the findings, and of what. */
interface Saying {
  readonly locale: Locale;
  readonly parms: readonly Parm[];
  readonly churchyard: Churchyard | undefined;
  /** How what is noticed is put into words: as masons read it where nothing else is asked for. */
  readonly wording?: typeof warningSentences | undefined;
}

function ruleSentence(finding: Finding, locale: Locale, churchyard: Churchyard): string {
  const rule = { kind: finding.kind, value: finding.value, limit: finding.limit } as BrokenRule;
  return brokenRuleSentence(locale, rule.kind, nameIn(locale, churchyard), measuredRule(rule, locale));
}

/** Findings with their sentences in a language. */
export function sayFindings(
  findings: readonly Finding[],
  { locale, parms, churchyard, wording = warningSentences }: Saying,
): SaidFinding[] {
  return findings.map((finding) => {
    const isRule = churchyard && isOfChurchyard(finding);
    const text = isRule ? ruleSentence(finding, locale, churchyard) : wording(locale, [finding], parms)[0];
    return { ...finding, text: text ?? finding.kind };
  });
}
