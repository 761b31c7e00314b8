import da from '../../locales/da/export.json';
import daProblems from '../../locales/da/problems.json';
import daServer from '../../locales/da/server.json';
import de from '../../locales/de/export.json';
import deProblems from '../../locales/de/problems.json';
import deServer from '../../locales/de/server.json';
import no from '../../locales/no/export.json';
import noProblems from '../../locales/no/problems.json';
import noServer from '../../locales/no/server.json';
import { type RuleText, type RuleWord, ruleTextOf, saidMeasures } from '../../src/scene/checks/saidRule';
import type { Locale } from '../../src/stone/catalogue/naming';
import { type Finding, isOfStone, isOfWords } from '../../src/stone/finding';
import { findingWords, sentenceNameOf } from '../../src/stone/findingWords';
import type { Parm } from '../../src/stone/parm';
import { filled } from './filled';

/** Sentences by name. */
type Sentences = Readonly<Record<string, string>>;

const TEXTS = { da, de, no };
/** How a remark follows the words of its line. */
const OF_LINE = { da: daServer.ofLine, de: deServer.ofLine, no: noServer.ofLine };
const REMARKS: Readonly<Record<Locale, Sentences>> = {
  da: daProblems.warnings,
  de: deProblems.warnings,
  no: noProblems.warnings,
};
const RULES = { da: daProblems.churchyard, de: deProblems.churchyard, no: noProblems.churchyard };
const RULE_WORDS: Readonly<Record<Locale, Readonly<Record<RuleWord, string>>>> = {
  da: daProblems.ruleWords,
  de: deProblems.ruleWords,
  no: noProblems.ruleWords,
};

/** An element's name: a line's text, anything else's number. */
function calledIn(parms: readonly Parm[], index: number): string {
  const element = parms[index];
  return element?.type === 'text' && element.subText.trim() !== '' ? element.subText : String(index + 1);
}

/**
 * The warnings of a stone as plain sentences.
 *
 * @param parms the stone's elements, to name lines by their text; otherwise elements are numbered from 1.
 */
export function warningSentences(
  locale: Locale,
  warnings: readonly Finding[],
  parms: readonly Parm[] = [],
): string[] {
  const say: Sentences & Pick<typeof da, 'warning' | 'warningOfFrame' | 'warningOfStone'> = TEXTS[locale];
  return warnings.map((warning) => {
    const kind = filled(
      say[`warning_${sentenceNameOf(warning)}`] ?? warning.kind,
      findingWords(warning, locale, (index) => calledIn(parms, index)),
    );
    const [first] = warning.elements;
    if (first === undefined)
      return filled(isOfStone(warning.kind) ? say.warningOfStone : say.warningOfFrame, { kind });
    const element = parms[first];
    if (element?.type === 'text' && isOfWords(warning.kind)) return kind;
    if (element?.type === 'text' && element.subText.trim() !== '')
      return filled(OF_LINE[locale], { text: element.subText, kind });
    return filled(say.warning, { number: String(first + 1), kind });
  });
}

/**
 * The same warnings worded for families, each after the text of its line.
 *
 * @param parms the stone's elements.
 */
export function remarkSentences(
  locale: Locale,
  warnings: readonly Finding[],
  parms: readonly Parm[],
): string[] {
  const say = REMARKS[locale];
  return warnings.map((warning) => {
    const kind = filled(
      say[sentenceNameOf(warning)] ?? warning.kind,
      findingWords(warning, locale, (index) => calledIn(parms, index)),
    );
    const [first] = warning.elements;
    const isOfLine = first !== undefined && parms[first]?.type === 'text' && !isOfWords(warning.kind);
    return isOfLine ? filled(OF_LINE[locale], { text: calledIn(parms, first), kind }) : kind;
  });
}

function ruleSentence(
  locale: Locale,
  finding: Finding,
  churchyard: string,
  text: (key: RuleText | 'uncertain') => string,
): string {
  const measures = saidMeasures(finding, locale, (word) => RULE_WORDS[locale][word]);
  const key = ruleTextOf(finding);
  const said = filled(text(key), { churchyard, ...measures });
  const isDoubtful = finding.severity !== 'error' && finding.kind !== 'ruleNotChecked';
  return isDoubtful ? `${said} ${text('uncertain')}` : said;
}

/** The breach of a churchyard's rule, worded for masons. */
export function ruleWarningSentence(locale: Locale, finding: Finding, churchyard: string): string {
  return ruleSentence(locale, finding, churchyard, (key) => TEXTS[locale][`churchyard_${key}`]);
}

/** The same, worded for families. */
export function ruleRemarkSentence(locale: Locale, finding: Finding, churchyard: string): string {
  return ruleSentence(locale, finding, churchyard, (key) => RULES[locale][key]);
}
