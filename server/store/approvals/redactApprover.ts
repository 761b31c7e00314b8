import { z } from 'zod';
import { columnsOf } from '../columns';
import type { Queries } from '../database';
import { keepErasure } from '../eraseStone';
import { touchApproval } from './found';
import { revokeLinksOf } from './links';
import { REDACTED } from './redacted';
import { addToTrail, redactedDigest, trailOf } from './trail';

const approverRow = z.object({
  id: z.number(),
  approval_id: z.number(),
  stone_id: z.number(),
  name: z.string(),
});
const letterRow = z.object({ message_id: z.string() });

/** Entries that name relatives, beside those that a relative made. */
const NAMING = `what in ('asked', 'renewed', 'revoked', 'reminded')`;
/** The detail of an entry, without a name in its list. */
const WITHOUT = `case when what = 'asked'
  then split_part(detail, ': ', 1) || ': ' || array_to_string(array_replace(
    string_to_array(substring(detail from position(': ' in detail) + 2), ', '), $3, '${REDACTED}'), ', ')
  else '${REDACTED}' end`;

/** The stone that a relative was asked to approve; undefined where there is no such relative. */
export async function stoneOfApprover(queries: Queries, approverId: number): Promise<number | undefined> {
  const [found] = await queries.rows(
    approverRow.pick({ stone_id: true }),
    'select stone_id from approvers join approvals on approvals.id = approval_id where approvers.id = $1',
    [approverId],
  );
  return found?.stone_id;
}

/**
 * Takes a relative's name and address out of an approval, its trail and its letters; their links end. What they answered stays
 * and counts, without a name; one who did not approve is waited for no more. In a transaction that has locked the stone.
 *
 * @returns the Message-IDs of their letters; undefined where there is no such relative.
 */
export async function redactApprover(inside: Queries, approverId: number): Promise<string[] | undefined> {
  const [found] = await inside.rows(
    approverRow,
    `select ${columnsOf(approverRow, { id: 'approvers.id' })} from approvers join approvals on approvals.id = approval_id
     where approvers.id = $1`,
    [approverId],
  );
  if (!found) return undefined;
  const { approval_id: approvalId, stone_id, name } = found;
  await inside.run(`select set_config('gravestone.redacting', $1, true)`, [String(approvalId)]);
  await inside.run(
    `update approval_trail set redacted_at = now(),
       who = case when approver_id = $2 then '${REDACTED}' else who end,
       detail = case when ${NAMING} then ${WITHOUT} else detail end
     where approval_id = $1 and (approver_id = $2 or (${NAMING} and (
       (what = 'asked' and $3 = any (string_to_array(substring(detail from position(': ' in detail) + 2), ', ')))
       or (what <> 'asked' and detail = $3))))`,
    [approvalId, approverId, name],
  );
  const { entries } = await trailOf(inside, approvalId);
  const trail = { id: approvalId, stone_id };
  await addToTrail(inside, trail, 'redacted', { who: '' }, redactedDigest(entries));
  await inside.run(
    `update approvers set name = '${REDACTED}', email = null, revoked_at = case when exists (
       select from approval_decisions where approver_id = approvers.id and decision = 'approved'
     ) then revoked_at else coalesce(revoked_at, now()) end
     where id = $1`,
    [approverId],
  );
  await revokeLinksOf(inside, approverId);
  await touchApproval(inside, approvalId);
  await keepErasure(inside, 'approver', approverId, 'asked');
  const letters = await inside.rows(
    letterRow,
    'delete from outbox where approver_id = $1 returning message_id',
    [approverId],
  );
  return letters.map(({ message_id }) => message_id);
}
