import { z } from 'zod';
import { ruledFinish, workmanshipKind } from '../../stone/catalogue/churchyard';
import { rock, stoneSort, tone } from '../../stone/catalogue/material';
import { posture } from '../../stone/catalogue/posture';
import { COLOUR_NAMES } from '../../stone/colours';
import type { Finding } from '../../stone/finding';
import { FACTS, type Fact } from './ruleOutcome';

/** Mm per centimetre, in which churchyards measure stones. */
const MM_PER_CM = 10;

/** Every word a rule can be about, to be translated. */
const ruleWord = z.enum([
  ...ruledFinish.options,
  ...rock.options,
  ...stoneSort.options,
  ...tone.options,
  ...workmanshipKind.options,
  ...posture.options,
  ...COLOUR_NAMES,
]);
export type RuleWord = z.infer<typeof ruleWord>;

/** The kinds with the same text whatever they are about. */
const plainKind = z.enum([
  'tooWide',
  'tooTall',
  'tooThick',
  'tooThin',
  'tooLarge',
  'tooHeavy',
  'tooNarrow',
  'tooLow',
  'lettersNotAllowed',
  'lettersTooLow',
  'lettersTooHigh',
  'baseRequired',
  'baseNotAllowed',
  'notLying',
  'notUpright',
]);

const fact = z.enum(FACTS);

/** The text key of a churchyard finding. */
export type RuleText =
  | z.infer<typeof plainKind>
  | `${Fact}Unknown`
  | 'finishNotAllowed'
  | 'finishForbidden'
  | 'colourNotAllowed'
  | 'colourForbidden'
  | 'letterColourNotAllowed'
  | 'letterColourForbidden';

/** The text key for a finding of `checkChurchyard`: forbidden and prescribed things have different texts. */
export function ruleTextOf({ kind, value, limit, elements }: Finding): RuleText {
  if (kind === 'ruleNotChecked') return `${fact.parse(value)}Unknown`;
  const ending = limit === null ? 'Forbidden' : 'NotAllowed';
  if (kind === 'finishNotAllowed') return `finish${ending}`;
  if (kind === 'colourNotAllowed') return elements.length > 0 ? `letterColour${ending}` : `colour${ending}`;
  return plainKind.parse(kind);
}

/** The number of decimals, at least the given one, at which a number differs visibly from another. */
function digitsApart(one: number, other: number, least: number): number {
  let digits = least;
  while (digits < 6 && one !== other && one.toFixed(digits) === other.toFixed(digits)) digits += 1;
  return digits;
}

/** The divisor and the least number of decimals for showing a number of a kind. */
function unitOf(kind: Finding['kind']): readonly [by: number, digits: number] {
  if (kind === 'tooHeavy') return [1, 0];
  if (kind === 'tooLarge') return [1, 3];
  return kind === 'lettersTooLow' || kind === 'lettersTooHigh' ? [1, 1] : [MM_PER_CM, 1];
}

/**
 * A finding's value and limit as displayed: stones in cm, letters in mm, volumes in m³, weights in
 * kg; a value that breaks a limit by however little is shown differently from it. Empty where there is nothing to name.
 *
 * @param word translates a word of a rule.
 */
export function saidMeasures(
  { kind, value, limit }: Pick<Finding, 'kind' | 'value' | 'limit'>,
  locale: string,
  word: (of: RuleWord) => string,
): { value: string; limit: string } {
  const [by, least] = unitOf(kind);
  const digits =
    typeof value === 'number' && typeof limit === 'number'
      ? digitsApart(value / by, limit / by, least)
      : least;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: digits });
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  const said = (measured: Finding['value']) => {
    if (measured === null) return '';
    if (typeof measured === 'number') return number.format(measured / by);
    return list.format(measured.split(',').map((each) => sayWord(each, word)));
  };
  return { value: said(value), limit: said(limit) };
}

function sayWord(written: string, word: (of: RuleWord) => string): string {
  const known = ruleWord.safeParse(written);
  return known.success ? word(known.data) : written;
}
