import type { Locale } from '../../src/stone/catalogue/naming';
import { LETTER_TEXTS, oneLine } from '../orders/orderSections';
import type { AskerLetterKind } from '../store/approvals/tellAsker';
import type { ApproverLetterKind } from '../store/outbox';
import { filled } from '../texts/filled';
import type { LetterText } from './writeLetter';

/** What a letter to a relative says: nothing that whoever asked has typed, since the mailbox may be a stranger's. */
export interface ToRelative {
  /** Where they read the stone. */
  readonly link: string;
  readonly until: Date;
  /** The name of the business that asks, as the provider noted it; null where a family asks by its link. */
  readonly business: string | null;
  /** Whether the catalogue has another stone or ornament since they were last sent one. */
  readonly becameOutdated?: boolean;
}

/** A day as letters name it, where their readers are. */
const dayOf = (moment: Date, locale: Locale) =>
  moment.toLocaleDateString(locale === 'no' ? 'nb' : locale, {
    dateStyle: 'long',
    timeZone: 'Europe/Copenhagen',
  });

/** Asks a relative to approve a stone, tells them of a new version, or reminds them. */
export function writeToRelative(
  kind: Exclude<ApproverLetterKind, 'approvalsAsked'>,
  { link, until, business, becameOutdated = false }: ToRelative,
  locale: Locale,
): LetterText {
  const say = LETTER_TEXTS[locale];
  const end = filled(say.approvalAskedEnd, { until: dayOf(until, locale) });
  const by = business
    ? filled(say.approvalAskedIntroBy, { business: oneLine(business) })
    : say.approvalAskedIntro;
  const parts = {
    approvalAsked: [by, say.approvalAskedWhat, link, end],
    approvalRenewed: [becameOutdated ? say.approvalRenewedOutdated : say.approvalRenewedIntro, link, end],
    approvalReminder: [say.approvalReminderIntro, link, end],
  };
  return { subject: say[`${kind}Subject`], text: parts[kind].join('\n\n') };
}

/** A stone that a relative is asked about among others. */
export interface StoneToRead {
  /** Its number. */
  readonly id: number;
  readonly link: string;
}

/** Asks a relative to approve several stones of a case, each by a link of its own. */
export function writeOfCase(
  stones: readonly StoneToRead[],
  { until, business }: Pick<ToRelative, 'until' | 'business'>,
  locale: Locale,
): LetterText {
  const say = LETTER_TEXTS[locale];
  const by = business
    ? filled(say.approvalsAskedIntroBy, { business: oneLine(business) })
    : say.approvalsAskedIntro;
  const each = stones.map(
    ({ id, link }) => `${filled(say.approvalsAskedStone, { id: String(id) })}\n${link}`,
  );
  const end = filled(say.approvalsAskedEnd, { until: dayOf(until, locale) });
  return {
    subject: say.approvalsAskedSubject,
    text: [by, say.approvalAskedWhat, ...each, end].join('\n\n'),
  };
}

/**
 * Tells whoever asked that a relative has answered or written, that the links have expired, or that the catalogue has
 * another stone or ornament by now; what was written stands at the stone alone.
 */
export function writeToAsker(
  kind: AskerLetterKind,
  stoneId: number,
  link: string,
  locale: Locale,
): LetterText {
  const say = LETTER_TEXTS[locale];
  const named = { id: String(stoneId) };
  return {
    subject: filled(say[`${kind}Subject`], named),
    text: [filled(say[`${kind}Intro`], named), link].join('\n\n'),
  };
}
