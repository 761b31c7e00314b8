import type { Spoken } from './reader';
import { foreignIn, keysIn, type Locale } from './texts';

/** What can be pressed, chosen or filled in, and what has to be told apart, as a reader calls it: each needs a name. */
const NEEDS_NAME =
  /^(application|button|checkbox|combobox|dialog|alertdialog|grid|heading|image|link|listbox|menu|menuitem\w*|navigation|option|radio|radiogroup|region|searchbox|slider|spinbutton|switch|tab|tablist|tabpanel|textbox)\b/;

/** What a program says where a text is missing. */
const NO_TEXT = /\bundefined\b|\bnull\b|\bNaN\b|\[object|\{\{|\}\}|<\/?\w+>/;

/** What is wrong with what a reader says in a language, a line each. */
export function faultsIn(spoken: readonly Spoken[], locale: Locale): string[] {
  const faults = spoken.flatMap(({ phrase, name }) => [
    ...(NEEDS_NAME.test(phrase) && name.trim() === '' ? [`without a name: ${phrase}`] : []),
    ...(NO_TEXT.test(phrase) ? [`without a text: ${phrase}`] : []),
    ...keysIn(phrase).map((key) => `the key ${key}: ${phrase}`),
    ...foreignIn(phrase, locale).map((text) => `in another language “${text}”: ${phrase}`),
  ]);
  return [...new Set(faults)];
}
