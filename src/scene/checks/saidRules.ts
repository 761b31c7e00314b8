import type popups from '../../../locales/da/popups.json';
import type { ChurchyardRule, Demand } from '../../stone/catalogue/churchyard';
import type { Finding, FindingKind } from '../../stone/finding';
import type { StoneKind } from '../../stone/stone';
import { type RuleWord, saidMeasures } from './saidRule';

/** Mm per centimetre, in which churchyards measure. */
const MM_PER_CM = 10;

/** The kind of finding whose unit is used for a numeric demand. */
const SAID_AS: Partial<Record<Demand, FindingKind>> = {
  maxVolume: 'tooLarge',
  maxWeight: 'tooHeavy',
  minLetterHeight: 'lettersTooLow',
  maxLetterHeight: 'lettersTooHigh',
};

/** A text about rules; what is counted is not among them. */
type RuleSentence = Exclude<keyof (typeof popups)['churchyard'], 'breaks_one' | 'breaks_other'>;

/** What a text about rules is filled with. */
type RuleValues = { readonly [Name in 'kinds' | 'from' | 'to' | 'limit' | 'value']?: string };

/** How rules are said in a language. */
export interface RuleSpeech {
  readonly language: string;
  /** A text of `churchyard` of the texts `popups`, with its values filled in. */
  say(key: RuleSentence, given?: RuleValues): string;
  /** A word of a rule. */
  word(of: RuleWord): string;
  /** The name of a kind of grave. */
  kind(of: StoneKind): string;
}

/** Which stones a rule is for. */
export function saidConditions(rule: ChurchyardRule, { language, say, kind }: RuleSpeech): string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const inCm = (mm: number) => format.format(mm / MM_PER_CM);
  const { types, ofPosture, tallerThan, fromHeight, upToHeight } = rule;
  const conditions = [
    types && say('for', { kinds: new Intl.ListFormat(language).format(types.map(kind)) }),
    ofPosture && say(ofPosture),
    tallerThan !== undefined && say('taller', { from: inCm(tallerThan) }),
    fromHeight !== undefined && say('from', { from: inCm(fromHeight) }),
    upToHeight !== undefined && say('upTo', { to: inCm(upToHeight) }),
  ].filter((each) => typeof each === 'string');
  const said = conditions.join(', ') || say('every');
  return said.charAt(0).toLocaleUpperCase(language) + said.slice(1);
}

/** One demand of a rule as a sentence. */
export function saidDemand(
  rule: ChurchyardRule,
  demand: Demand,
  { language, say, word }: RuleSpeech,
): string {
  if (demand === 'base') return say(rule.base === 'required' ? 'baseRequired' : 'baseForbidden');
  const asked = rule[demand];
  const limit = typeof asked === 'number' ? asked : [asked ?? []].flat().join(',');
  const kind = SAID_AS[demand] ?? 'tooWide';
  return say(demand, { limit: saidMeasures({ kind, value: null, limit }, language, word).limit });
}

/** What a stone has, as a sentence, where it breaks a demand. */
export function saidBroken(
  finding: Pick<Finding, 'kind' | 'value' | 'limit'>,
  { language, say, word }: RuleSpeech,
): string {
  const { kind, value } = finding;
  const measured = saidMeasures(finding, language, word);
  if (value === null) return say('isOtherwise');
  if (typeof value === 'string') return say('isWord', { value: measured.value });
  if (kind === 'tooLarge') return say('isVolume', { value: measured.value });
  if (kind === 'tooHeavy') return say('isWeight', { value: measured.value });
  if (kind === 'lettersTooLow' || kind === 'lettersTooHigh') return say('isMm', { value: measured.value });
  return say('isCm', { value: measured.value });
}

/** Why a rule is not certain, and other notes to it. */
export function saidNotes({ eitherWay, uncertain }: ChurchyardRule, { say }: RuleSpeech): string[] {
  return [eitherWay && say('eitherWay'), uncertain && say(uncertain)].filter(
    (each) => typeof each === 'string',
  );
}
