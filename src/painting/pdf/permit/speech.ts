import type permit from '../../../../locales/da/permit.json';
import type { RuleSpeech } from '../../../scene/checks/saidRules';
import type { Locale } from '../../../stone/catalogue/naming';
import type { Mm } from '../../../stone/numbers';

type Texts = typeof permit;

/** The texts of a group, by its name and theirs. */
type InGroup<Group extends string & keyof Texts> = `${Group}.${string & keyof Texts[Group]}`;

/** A text of the permit's papers. */
export type PermitKey = { [Group in string & keyof Texts]: InGroup<Group> }[string & keyof Texts];

/** How the papers for a permit speak a language. */
export interface PermitSpeech {
  readonly locale: Locale;
  say(key: PermitKey, given?: Readonly<Record<string, string | number>>): string;
  readonly rules: RuleSpeech;
}

/** A number with as many decimals as it needs, two at most, and no marks between thousands. */
export function written(number: number, locale: Locale, digits = 2): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: digits, useGrouping: false }).format(number);
}

/** Measures with times between them. */
export const times = (measures: readonly Mm[], locale: Locale) =>
  measures.map((mm) => written(mm, locale)).join(' × ');
