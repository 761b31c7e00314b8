import type { Locale } from '../../../src/stone/catalogue/naming';
import type { Approval } from '../../../src/stone/wire/approval';
import { seal as sealSchema } from '../../../src/stone/wire/seal';
import type { FoundApproval } from '../../store/approvals/found';
import type { Standing } from '../../store/approvals/standing';
import { elementName } from '../../texts/elementName';
import { anchored } from './anchored';
import { keysToRead } from './keysToRead';

/** The number of a round's seal. */
export const sealNumberIn = ({ seal }: FoundApproval) => sealSchema.parse(JSON.parse(seal)).number;

/** Whether an approval is voided since the catalogue is another; left out where it is not. */
export const outdatedIn = ({ is_outdated, is_voided }: FoundApproval) =>
  is_outdated && is_voided ? { isOutdated: true as const } : {};

/** An approval as whoever asked sees it, its comments where they stand on the stone as it now is. */
export function approvalOf(
  { found, state, approvers, comments, sent, now }: Standing,
  locale: Locale,
): Approval {
  return {
    id: found.id,
    state,
    round: found.round,
    revision: found.revision,
    needed: found.needed,
    askedAt: found.asked_at.toISOString(),
    expiresAt: found.expires_at.toISOString(),
    seal: sealNumberIn(found),
    ...outdatedIn(found),
    elements: keysToRead(sent).length,
    comments: anchored(comments, now.Parms, (element) =>
      elementName(element, now.Parms.indexOf(element), locale),
    ),
    approvers: approvers.map((each) => ({
      id: each.id,
      name: each.name,
      email: each.email,
      locale: each.locale,
      readAt: each.read_at?.toISOString() ?? null,
      ticked: each.ticked,
      decision: each.decision,
      decidedAt: each.decided_at?.toISOString() ?? null,
      text: each.text,
      writtenAt: each.written_at?.toISOString() ?? null,
      isRevoked: each.revoked_at !== null,
    })),
  };
}
