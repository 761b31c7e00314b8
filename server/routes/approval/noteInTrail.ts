import type { TrailEvent } from '../../../src/stone/wire/approval';
import { Refusal } from '../../domain/refusal';
import { type FoundApproval, touchApproval } from '../../store/approvals/found';
import { addToTrail, hasRoom, type TrailAuthor } from '../../store/approvals/trail';
import type { Queries } from '../../store/database';

/**
 * Tells the trail of an approval what somebody has done, and whoever watches it that something has changed. The approval is
 * written before its trail, as by whoever renews or ends it: in another order two transactions would wait for each other.
 *
 * @throws Refusal `approvalTrailFull`
 */
export async function noteInTrail(
  inside: Queries,
  found: Pick<FoundApproval, 'id' | 'stone_id'>,
  what: TrailEvent,
  by: TrailAuthor,
  detail: string,
): Promise<void> {
  if (!(await hasRoom(inside, found.id, what))) throw new Refusal('approvalTrailFull');
  await touchApproval(inside, found.id);
  await addToTrail(inside, found, what, by, detail);
}
