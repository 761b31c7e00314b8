import da from '../../locales/da/export.json';
import daProblems from '../../locales/da/problems.json';
import daServer from '../../locales/da/server.json';
import de from '../../locales/de/export.json';
import deProblems from '../../locales/de/problems.json';
import deServer from '../../locales/de/server.json';
import no from '../../locales/no/export.json';
import noProblems from '../../locales/no/problems.json';
import noServer from '../../locales/no/server.json';
import type { BrokenRule } from '../../src/scene/checks/churchyard';
import type { Locale } from '../../src/stone/catalogue/naming';
import { type Finding, isOfWords } from '../../src/stone/finding';
import { findingWords, sentenceNameOf } from '../../src/stone/findingWords';
import type { Parm } from '../../src/stone/parm';
import { filled } from './texts';

/** Sentences by their names. */
type Sentences = Readonly<Record<string, string>>;

const TEXTS = { da, de, no };
/** How a remark stands behind the words of the line that it is about. */
const OF_LINE = { da: daServer.ofLine, de: deServer.ofLine, no: noServer.ofLine };
const REMARKS: Readonly<Record<Locale, Sentences>> = {
  da: daProblems.warnings,
  de: deProblems.warnings,
  no: noProblems.warnings,
};
const RULES = { da: daProblems.churchyard, de: deProblems.churchyard, no: noProblems.churchyard };

/** What an element is called: a line by what it says, anything else by its number. */
function calledIn(parms: readonly Parm[], index: number): string {
  const element = parms[index];
  return element?.type === 'text' && element.subText.trim() !== '' ? element.subText : String(index + 1);
}

/**
 * The warnings of a stone as plain sentences.
 *
 * @param parms the stone's elements, where lines are to be called by what they say; elements are numbered from 1
 * otherwise.
 */
export function warningSentences(
  locale: Locale,
  warnings: readonly Finding[],
  parms: readonly Parm[] = [],
): string[] {
  const say: Sentences & Pick<typeof da, 'warning' | 'warningOfFrame'> = TEXTS[locale];
  return warnings.map((warning) => {
    const kind = filled(
      say[`warning_${warning.kind}`] ?? warning.kind,
      findingWords(warning, locale, (index) => calledIn(parms, index)),
    );
    const [first] = warning.elements;
    if (first === undefined) return filled(say.warningOfFrame, { kind });
    const element = parms[first];
    if (element?.type === 'text' && isOfWords(warning.kind)) return kind;
    if (element?.type === 'text' && element.subText.trim() !== '')
      return filled(OF_LINE[locale], { text: element.subText, kind });
    return filled(say.warning, { number: String(first + 1), kind });
  });
}

/**
 * The same warnings as families read them, each of a line behind what the line says.
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
      say[sentenceNameOf(warning.kind)] ?? warning.kind,
      findingWords(warning, locale, (index) => calledIn(parms, index)),
    );
    const [first] = warning.elements;
    const isOfLine = first !== undefined && parms[first]?.type === 'text' && !isOfWords(warning.kind);
    return isOfLine ? filled(OF_LINE[locale], { text: calledIn(parms, first), kind }) : kind;
  });
}

/** A broken rule of a churchyard as a plain sentence. */
export function brokenRuleSentence(
  locale: Locale,
  kind: BrokenRule['kind'],
  churchyard: string,
  measured: { readonly value: string; readonly limit: string },
): string {
  return filled(RULES[locale][kind], { churchyard, ...measured });
}
