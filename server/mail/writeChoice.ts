import type { Locale } from '../../src/stone/catalogue/naming';
import { LETTER_TEXTS } from '../orders/orderSections';
import { filled } from '../texts/filled';
import type { LetterText } from './writeLetter';

/** The choice that a letter is about. */
export interface ToldChoice {
  /** The chosen stone, or one of those to choose from where none is chosen any more. */
  readonly id: number;
  /** The letter of the chosen one; undefined where there is none. */
  readonly letter: string | undefined;
  /** Where the stones stand side by side. */
  readonly link: string;
}

/** Tells which stone a family has chosen. What they wrote to it stands on the page alone. */
export function writeChoice({ id, letter, link }: ToldChoice, locale: Locale): LetterText {
  const say = LETTER_TEXTS[locale];
  const [subject, intro] = letter
    ? [say.familyChoseSubject, say.familyChoseIntro]
    : [say.familyUnchoseSubject, say.familyUnchoseIntro];
  const named = { id: String(id), letter: letter ?? '' };
  return { subject: filled(subject, named), text: [filled(intro, named), link].join('\n\n') };
}
