import {
  type StoneToRead,
  type ToRelative,
  writeOfCase,
  writeToAsker,
  writeToRelative,
} from '../mail/writeApproval';
import type { LetterText } from '../mail/writeLetter';
import { approvalLinkTo, pagesIn } from '../orders/readingLink';
import { askedWith } from '../store/approvals/askedTogether';
import { isExpired } from '../store/approvals/expiries';
import { approvalOfStone } from '../store/approvals/found';
import { openApprovalLink } from '../store/approvals/links';
import type { AskerLetterKind } from '../store/approvals/tellAsker';
import { waitedFor } from '../store/approvals/written';
import type { Queries } from '../store/database';
import type { ApproverLetter, Notice } from '../store/outbox';

/** A letter about several stones, with a link to each for whose answer they can still be asked. */
async function textOfCase(
  queries: Queries,
  { locale, approverId }: Pick<ApproverLetter, 'locale' | 'approverId'>,
  publicUrl: string,
): Promise<LetterText | undefined> {
  const stones: StoneToRead[] = [];
  let last: Pick<ToRelative, 'until' | 'business'> | undefined;
  for (const id of await askedWith(queries, approverId)) {
    const waited = await waitedFor(queries, id);
    if (!waited) continue;
    last = waited;
    const link = approvalLinkTo(publicUrl, locale, await openApprovalLink(queries, id));
    stones.push({ id: waited.stoneId, link });
  }
  return last && writeOfCase(stones, last, locale);
}

/**
 * A letter to a relative as of now, with a link of its own; undefined where nobody waits for their answer any more. A letter
 * that is tried again gets another link, and both open the stone: either may have arrived.
 */
export async function approverText(
  queries: Queries,
  { kind, locale, approverId }: ApproverLetter,
  publicUrl: string,
): Promise<LetterText | undefined> {
  if (kind === 'approvalsAsked') return textOfCase(queries, { locale, approverId }, publicUrl);
  const waited = await waitedFor(queries, approverId);
  if (!waited || (kind === 'approvalReminder' && !waited.isWaitedFor)) return undefined;
  const token = await openApprovalLink(queries, approverId);
  const { until, business, becameOutdated } = waited;
  const link = approvalLinkTo(publicUrl, locale, token);
  return writeToRelative(kind, { link, until, business, becameOutdated }, locale);
}

/** A letter to whoever asked, as of now; undefined where they have given new links since the others
 * expired, or sent the stone again since the catalogue became another. */
export async function askerText(
  queries: Queries,
  { kind, stoneIds, locale }: Notice & { readonly kind: AskerLetterKind },
  publicUrl: string,
): Promise<LetterText | undefined> {
  const id = stoneIds[0] ?? 0;
  if (kind === 'approvalExpired' && !(await isExpired(queries, id))) return undefined;
  if (kind === 'approvalOutdated' && !(await approvalOfStone(queries, id))?.is_outdated) return undefined;
  return writeToAsker(kind, id, `${pagesIn(publicUrl, locale)}/designer/${id}`, locale);
}
