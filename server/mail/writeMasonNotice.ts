import type { Locale } from '../../src/stone/catalogue/naming';
import { LETTER_TEXTS } from '../orders/orderSections';
import type { NoticeKind } from '../store/outbox';
import { filled } from '../texts/filled';
import type { LetterText } from './writeLetter';

/** A step of a mason that is told. */
export type StepKind = Extract<
  NoticeKind,
  'orderReceived' | 'orderProcessing' | 'orderFinished' | 'orderInvoiced'
>;

/** The stone that a notice is about: its number, and its mason's name in the catalogue. */
export interface AboutStone {
  readonly id: number;
  readonly stonemason: string;
  /** Where its reader opens it. */
  readonly link: string;
}

const written = (subject: string, parts: readonly string[], { id, stonemason }: Omit<AboutStone, 'link'>) => {
  const named = { id: String(id), stonemason };
  return { subject: filled(subject, named), text: parts.map((part) => filled(part, named)).join('\n\n') };
};

/** How the contact ends letters about steps: on a page, and by a mail program's own button. */
export interface Ending {
  readonly page: string;
  readonly call: string;
}

/**
 * Tells what a mason has done with a stone. It holds nothing that anybody has typed.
 *
 * @param ending how its reader gets no more of them; undefined for a user, who has a setting of their own.
 */
export function writeStep(
  kind: StepKind,
  about: AboutStone,
  locale: Locale,
  ending: Ending | undefined,
): LetterText {
  const say = LETTER_TEXTS[locale];
  const ended = ending ? [say.stepsEnd, ending.page] : [];
  const parts = [say[`${kind}Intro`], say.masonNewsEnd, about.link, ...ended];
  return { ...written(say[`${kind}Subject`], parts, about), ...(ending && { ending: ending.call }) };
}

/**
 * Tells that a mason asks something, and where it is answered. What he asks stands at the stone alone: letters are not
 * for passing on what was typed.
 *
 * @param isUser whether the reader opens the stone with a login of its business.
 */
export function writeAsked(about: AboutStone, isUser: boolean, locale: Locale): LetterText {
  const say = LETTER_TEXTS[locale];
  const where = isUser ? say.masonAskedWhere : say.masonAskedFamily;
  return written(say.masonAskedSubject, [say.masonAskedIntro, where, about.link], about);
}

/**
 * Tells that a mason proposes to cut something else than was ordered, and where that is answered. Neither the proposal nor why
 * stands in the letter.
 *
 * @param isUser whether the reader opens the stone with a login of its business.
 */
export function writeProposed(about: AboutStone, isUser: boolean, locale: Locale): LetterText {
  const say = LETTER_TEXTS[locale];
  const where = isUser ? say.masonProposedWhere : say.masonProposedFamily;
  return written(say.masonProposedSubject, [say.masonProposedIntro, where, about.link], about);
}

/** What a mason is told of an order of his, with the link to it. */
export type ToMasonKind = Extract<
  NoticeKind,
  'masonAnswered' | 'masonLink' | 'proposalAccepted' | 'proposalDeclined'
>;

/**
 * Tells a mason that a question or a proposal was answered, or that he has another link.
 *
 * @param price what the stone costs now, in words; nothing where that is not told.
 */
export function writeToMason(
  kind: ToMasonKind,
  about: AboutStone,
  locale: Locale,
  price: readonly string[] = [],
): LetterText {
  const say = LETTER_TEXTS[locale];
  return written(say[`${kind}Subject`], [say[`${kind}Intro`], about.link, ...price], about);
}

/** Tells whoever ordered that their order is what its mason proposed, and what it costs now, where they are told. */
export function writeChanged(about: AboutStone, locale: Locale, price: readonly string[]): LetterText {
  const say = LETTER_TEXTS[locale];
  const parts = [say.orderChangedIntro, ...price, say.masonNewsEnd, about.link];
  return written(say.orderChangedSubject, parts, about);
}

/** Tells a mason that an order of his is cancelled. */
export function writeCancelled(about: Omit<AboutStone, 'link'>, locale: Locale): LetterText {
  const say = LETTER_TEXTS[locale];
  return written(say.orderCancelledSubject, [say.orderCancelledIntro], about);
}
