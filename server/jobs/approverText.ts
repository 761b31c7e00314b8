import { writeApprovalNews, writeToRelative } from '../mail/writeApproval';
import type { LetterText } from '../mail/writeLetter';
import { approvalLinkTo, pagesIn } from '../orders/readingLink';
import { openApprovalLink } from '../store/approvals/links';
import { waitedFor } from '../store/approvals/written';
import type { Queries } from '../store/database';
import type { ApproverLetter, Notice } from '../store/outbox';

/**
 * A letter to a relative as of now, with a link of its own; undefined where nobody waits for their answer any more. A letter
 * that is tried again gets another link, and both open the stone: either may have arrived.
 */
export async function approverText(
  queries: Queries,
  { kind, locale, approverId }: ApproverLetter,
  publicUrl: string,
): Promise<LetterText | undefined> {
  const waited = await waitedFor(queries, approverId);
  if (!waited || (kind === 'approvalReminder' && waited.hasDecided)) return undefined;
  const token = await openApprovalLink(queries, approverId);
  const { until, business } = waited;
  return writeToRelative(kind, { link: approvalLinkTo(publicUrl, locale, token), until, business }, locale);
}

/** A letter to whoever asked. */
export function approvalNewsText({ stoneIds, locale }: Notice, publicUrl: string): LetterText {
  const id = stoneIds[0] ?? 0;
  return writeApprovalNews(id, `${pagesIn(publicUrl, locale)}/designer/${id}`, locale);
}
