import type { Locale } from '../../../src/stone/catalogue/naming';
import { isSeen } from '../../../src/stone/handling';
import { partsOfStone } from '../../../src/stone/partsOfStone';
import { type Design, design } from '../../../src/stone/stone';
import type { Approval, ApprovalState } from '../../../src/stone/wire/approval';
import { seal as sealSchema } from '../../../src/stone/wire/seal';
import { approvalStateOf } from '../../domain/approvalState';
import { commentsOf, type KeptComment } from '../../store/approvals/comments';
import { designHash } from '../../store/approvals/designHash';
import { approversOf, type FoundApproval, type FoundApprover } from '../../store/approvals/found';
import type { Queries } from '../../store/database';
import type { StoredStone } from '../../store/storedStone';
import { elementName } from '../../texts/hiddenElements';
import { anchored } from './anchored';

/** An approval with all that was done about its latest round. */
export interface Standing {
  readonly found: FoundApproval;
  readonly state: ApprovalState;
  readonly approvers: readonly FoundApprover[];
  readonly comments: readonly KeptComment[];
  /** The design that was sent. */
  readonly sent: Design;
  /** The stone as it now is. */
  readonly now: Design;
}

const read = (text: string): Design => design.parse(JSON.parse(text));

/** How an approval stands, held against the stone as it now is: a changed one never counts as approved. */
export async function standingOf(
  queries: Queries,
  found: FoundApproval,
  stone: Pick<StoredStone, 'design'>,
): Promise<Standing> {
  const approvers = await approversOf(queries, found);
  const comments = await commentsOf(queries, found.id);
  const now = read(stone.design);
  const counted = approvers.filter(({ revoked_at }) => revoked_at === null);
  const having = (decision: FoundApprover['decision']) =>
    counted.filter((each) => each.decision === decision).length;
  const state = approvalStateOf({
    isEnded: found.ended_at !== null,
    isExpired: found.is_expired,
    isVoided: found.is_voided || designHash(now) !== found.design_hash,
    needed: found.needed,
    approved: having('approved'),
    objected: having('objected'),
    openComments: comments.filter(({ resolvedAt }) => resolvedAt === null).length,
    read: counted.filter(({ read_at }) => read_at !== null).length,
  });
  return { found, state, approvers, comments, sent: read(found.design), now };
}

/** The number of a round's seal. */
export const sealNumberIn = ({ seal }: FoundApproval) => sealSchema.parse(JSON.parse(seal)).number;

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
    elements: sent.Parms.filter(isSeen).length + partsOfStone(sent).length,
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
