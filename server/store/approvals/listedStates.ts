import { z } from 'zod';
import type { ApprovalState } from '../../../src/stone/wire/approvalState';
import { approvalStateOf } from '../../domain/approvalState';
import { columnsOf } from '../columns';
import type { Queries } from '../database';

const factsRow = z.object({
  stone_id: z.number(),
  needed: z.number(),
  is_expired: z.boolean(),
  is_voided: z.boolean(),
  approved: z.number(),
  objected: z.number(),
  open_comments: z.number(),
  read: z.number(),
});

/** How many of an approval's relatives, but for those whose link was revoked, did something with its latest round. */
const having = (table: string, condition: string) => `(select count(*) from ${table} as done
  join approvers on approvers.id = done.approver_id
  where done.round_id = latest.id and approvers.revoked_at is null and ${condition})`;

/**
 * How the approvals of stones stand that go on, for lists: by what is kept of them, without holding any stone against what was sent,
 * as whoever opens one does (`standingOf`).
 *
 * @param businessId null for every business.
 * @param projectId one case only; null for all.
 */
export async function listedStates(
  queries: Queries,
  businessId: number | null,
  projectId: number | null,
): Promise<ReadonlyMap<number, ApprovalState>> {
  const columns = columnsOf(factsRow, {
    stone_id: 'stones.id',
    is_expired: 'expires_at <= now()',
    is_voided: 'latest.voided_at is not null',
    approved: having('approval_decisions', `decision = 'approved'`),
    objected: having('approval_decisions', `decision = 'objected'`),
    open_comments:
      '(select count(*) from approval_comments where approval_id = approvals.id and resolved_at is null)',
    read: having('approval_readings', 'true'),
  });
  const found = await queries.rows(
    factsRow,
    `select ${columns} from stones join approvals on approvals.id = stones.approval_id
     join lateral (
       select id, voided_at from approval_rounds where approval_id = approvals.id order by number desc limit 1
     ) as latest on true
     where ($1::integer is null or stones.business_id = $1) and ($2::bigint is null or stones.project_id = $2)`,
    [businessId, projectId],
  );
  return new Map(
    found.map((each) => [
      each.stone_id,
      approvalStateOf({
        isEnded: false,
        isExpired: each.is_expired,
        isVoided: each.is_voided,
        needed: each.needed,
        approved: each.approved,
        objected: each.objected,
        openComments: each.open_comments,
        read: each.read,
      }),
    ]),
  );
}
