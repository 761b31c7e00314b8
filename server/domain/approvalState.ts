import type { ApprovalState } from '../../src/stone/wire/approvalState';

/** What decides how an approval stands, all of its latest round. */
export interface ApprovalFacts {
  readonly isEnded: boolean;
  readonly isExpired: boolean;
  /** Whether the stone is another than the one that was sent. */
  readonly isVoided: boolean;
  readonly needed: number;
  readonly approved: number;
  readonly objected: number;
  /** Comments that nobody has settled. */
  readonly openComments: number;
  readonly read: number;
}

/**
 * How an approval stands. A changed stone comes first: nothing that was said before counts for it. A comment that nobody has
 * settled holds back what enough others have approved: one of them may have seen the wrong date that the rest did not. What was
 * approved in time stays so after its links have expired.
 */
export function approvalStateOf(facts: ApprovalFacts): ApprovalState {
  if (facts.isEnded) return 'ended';
  if (facts.isVoided) return 'voided';
  if (facts.approved >= facts.needed) return facts.openComments > 0 ? 'commented' : 'approved';
  if (facts.isExpired) return 'expired';
  if (facts.objected > 0 || facts.openComments > 0) return 'commented';
  return facts.read > 0 ? 'reading' : 'asked';
}
