import { type Design, design } from '../../../src/stone/stone';
import type { ApprovalState } from '../../../src/stone/wire/approvalState';
import { approvalStateOf } from '../../domain/approvalState';
import type { Queries } from '../database';
import type { StoredStone } from '../storedStone';
import { commentsOf, type KeptComment } from './comments';
import { designHash } from './designHash';
import { approversOf, type FoundApproval, type FoundApprover } from './found';

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
