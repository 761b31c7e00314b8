import type { Locale } from '../../src/stone/catalogue/naming';
import { LETTER_TEXTS, oneLine } from '../orders/orderSections';
import type { UserNoticeKind } from '../store/outbox';
import { filled } from '../texts/filled';
import type { LetterText } from './writeLetter';

/** `https://sten.example/de/confirm/…`: a page of the app in the reader's language. */
const pageAt = (publicUrl: string, locale: Locale, path: string) =>
  `${publicUrl}${locale === 'da' ? '' : `/${locale}`}/${path}`;

/** A time as written in a letter: in the readers' time zone, whatever the server's is. */
function written(moment: Date, locale: Locale): string {
  const language = locale === 'no' ? 'nb' : locale;
  return moment.toLocaleString(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Copenhagen',
  });
}

/** The order that a question is about. */
export interface Question {
  readonly token: string;
  readonly orderedAt: Date;
  /** The stonemason's name in the catalogue; undefined where the provider still has to choose one. */
  readonly stonemason: string | undefined;
}

/**
 * Asks an address whether it placed an order. Contains nothing that the order's sender wrote: the mailbox may be a
 * stranger's.
 */
export function writeQuestion(
  { token, orderedAt, stonemason }: Question,
  locale: Locale,
  publicUrl: string,
): LetterText {
  const say = LETTER_TEXTS[locale];
  const when = written(orderedAt, locale);
  const parts = stonemason
    ? [filled(say.questionIntro, { when, stonemason }), say.questionAsk]
    : [filled(say.questionIntroUnassigned, { when }), say.questionAskReceipt];
  const text = [...parts, pageAt(publicUrl, locale, `confirm/${token}`), say.questionEnd].join('\n\n');
  return { subject: say.questionSubject, text };
}

/** Tells the provider which stones' orders wait for him, with a link to the list where he decides. */
export function writeWaiting(stoneIds: readonly number[], locale: Locale, publicUrl: string): LetterText {
  const say = LETTER_TEXTS[locale];
  const list = stoneIds.join(', ');
  const text = [
    filled(say.waitingIntro, { list }),
    pageAt(publicUrl, locale, 'designs'),
    say.waitingEnd,
  ].join('\n\n');
  return { subject: filled(say.waitingSubject, { count: String(stoneIds.length) }), text };
}

/**
 * Tells a mason, or the provider, that a program could not be told of stones. It holds nothing that anybody has typed.
 *
 * @param isProvider whether its reader is the provider, who can look at what the receiver said.
 */
export function writeGivenUp(stoneIds: readonly number[], isProvider: boolean, locale: Locale): LetterText {
  const say = LETTER_TEXTS[locale];
  const list = stoneIds.join(', ');
  const end = isProvider ? say.webhookGivenUpProvider : say.webhookGivenUpMason;
  const text = [filled(say.webhookGivenUpIntro, { list }), say.webhookGivenUpSafe, end].join('\n\n');
  return { subject: filled(say.webhookGivenUpSubject, { list }), text };
}

/** The event that a letter to a user is about. */
export interface Told {
  readonly username: string;
  /** When it happened. */
  readonly at: Date;
  /** The provider's address, for users who did not do this themselves. */
  readonly providerEmail: string;
}

/** Sends a user the link to choose another password; users who did not ask for it ignore it. */
export function writePasswordLink(
  { username, token }: { readonly username: string; readonly token: string },
  locale: Locale,
  publicUrl: string,
): LetterText {
  const say = LETTER_TEXTS[locale];
  const text = [
    filled(say.resetPasswordIntro, { username: oneLine(username) }),
    pageAt(publicUrl, locale, `reset/${token}`),
    say.resetPasswordEnd,
  ].join('\n\n');
  return { subject: say.resetPasswordSubject, text };
}

/** Tells a user how their login was changed, and whom to write to if it was not them. */
export function writeAccessChanged(
  kind: Exclude<UserNoticeKind, 'resetPassword'>,
  { username, at, providerEmail }: Told,
  locale: Locale,
): LetterText {
  const say = LETTER_TEXTS[locale];
  const named = { username: oneLine(username), when: written(at, locale), email: providerEmail };
  return {
    subject: say[`${kind}Subject`],
    text: [filled(say[`${kind}Intro`], named), filled(say.accessChangedEnd, named)].join('\n\n'),
  };
}
