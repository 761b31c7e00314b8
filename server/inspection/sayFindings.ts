import type { Churchyard } from '../../src/stone/catalogue/churchyard';
import { type Locale, nameIn } from '../../src/stone/catalogue/naming';
import { type Finding, isOfChurchyard, type SaidFinding } from '../../src/stone/finding';
import type { Parm } from '../../src/stone/parm';
import { ruleWarningSentence, warningSentences } from '../texts/warningSentences';

/** The reader of the findings, and the design. */
interface Saying {
  readonly locale: Locale;
  readonly parms: readonly Parm[];
  readonly churchyard: Churchyard | undefined;
}

/** Findings with their sentences in a language, worded for masons. */
export function sayFindings(
  findings: readonly Finding[],
  { locale, parms, churchyard }: Saying,
): SaidFinding[] {
  return findings.map((finding) => {
    const isRule = churchyard && isOfChurchyard(finding);
    const text = isRule
      ? ruleWarningSentence(locale, finding, nameIn(locale, churchyard))
      : warningSentences(locale, [finding], parms)[0];
    return { ...finding, text: text ?? finding.kind };
  });
}
