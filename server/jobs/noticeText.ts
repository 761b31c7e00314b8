import type { LetterText } from '../mail/writeLetter';
import {
  writeAccessChanged,
  writeGivenUp,
  writePasswordLink,
  writeQuestion,
  writeWaiting,
} from '../mail/writeNotice';
import type { Queries } from '../store/database';
import { questionAbout } from '../store/heldOrders';
import type { ApproverLetter, LeasedUserNotice, Notice } from '../store/outbox';
import { LINK_MINUTES, openPasswordLink } from '../store/passwordLinks';
import { storedMason } from '../store/stonemasons';
import { nameOfReached } from '../store/userNotices';
import { approverText, askerText } from './approverText';
import { choiceText } from './choiceText';
import { masonNoticeText } from './masonNoticeText';

/** The addresses in notices. */
export interface Places {
  /** The public address of the server. */
  readonly publicUrl: string;
  readonly providerEmail: string;
}

/** Whether a requested letter was queued so long ago that nobody waits for it. */
const isTooLate = (queuedAt: Date) => Date.now() - queuedAt.getTime() > LINK_MINUTES * 60_000;

async function userNoticeText(
  queries: Queries,
  notice: LeasedUserNotice,
  { publicUrl, providerEmail }: Places,
): Promise<LetterText | undefined> {
  const { kind, userId, locale, queuedAt } = notice;
  const username = await nameOfReached(queries, notice);
  if (username === undefined) return undefined;
  if (kind !== 'resetPassword')
    return writeAccessChanged(kind, { username, at: queuedAt, providerEmail }, locale);
  if (isTooLate(queuedAt)) return undefined;
  const token = await openPasswordLink(queries, userId);
  return writePasswordLink({ username, token }, locale, publicUrl);
}

/** A notice's text as of now; undefined where it has become pointless. */
export async function noticeText(
  queries: Queries,
  notice: Notice | ApproverLetter | LeasedUserNotice,
  places: Places,
): Promise<LetterText | undefined> {
  if ('userId' in notice) return userNoticeText(queries, notice, places);
  if ('approverId' in notice) return approverText(queries, notice, places.publicUrl);
  const { kind, stoneIds, locale } = notice;
  if (kind === 'approvalNews' || kind === 'approvalExpired' || kind === 'approvalOutdated')
    return askerText(queries, { ...notice, kind }, places.publicUrl);
  if (kind === 'familyChose') return choiceText(queries, notice, places.publicUrl);
  if (kind === 'waiting') return writeWaiting(stoneIds, locale, places.publicUrl);
  if (kind === 'webhookGivenUp') return writeGivenUp(stoneIds, notice.recipient === '', locale);
  if (kind !== 'question') return masonNoticeText(queries, { ...notice, kind }, places.publicUrl);
  const question = await questionAbout(queries, stoneIds[0] ?? 0);
  if (!question) return undefined;
  const { token, orderedAt, stonemasonId } = question;
  return writeQuestion(
    { token, orderedAt, stonemason: (await storedMason(queries, stonemasonId))?.Name },
    locale,
    places.publicUrl,
  );
}
