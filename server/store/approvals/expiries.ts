import { z } from 'zod';
import { columnsOf } from '../columns';
import type { Queries } from '../database';
import { IS_WAITED_FOR } from './waited';

/** For how many days it is news that links have expired: not after an upgrade, or where an old backup was restored. */
const NEWS_DAYS = 30;

const row = z.object({ id: z.number(), stone_id: z.number() });

/** The state `expired` of `approvalStateOf`, for all stones at once, where the answers are still waited for. */
const HAS_EXPIRED = `expires_at <= now() and ${IS_WAITED_FOR}`;

/**
 * The approvals whose links have expired before enough relatives agreed, and of which that was not told yet; marks them as
 * told of. Not those of a stone that was changed since, or ordered without it: nobody waits for their answers.
 */
export async function takeExpired(inside: Queries): Promise<z.infer<typeof row>[]> {
  const found = await inside.rows(
    row,
    `update approvals set expiry_told_at = now(), revision = approvals.revision + 1 from approval_rounds, stones
     where ${HAS_EXPIRED} and (expiry_told_at is null or expiry_told_at < expires_at)
       and expires_at > now() - interval '${NEWS_DAYS} days'
     returning ${columnsOf(row, { id: 'approvals.id' })}`,
  );
  return found.sort((one, other) => one.id - other.id);
}

/** Whether the approval of a stone has expired and is still waited for. */
export async function isExpired(queries: Queries, stoneId: number): Promise<boolean> {
  const found = await queries.rows(
    z.object({ id: z.number() }),
    `select approvals.id from approvals, approval_rounds, stones where approvals.stone_id = $1 and ${HAS_EXPIRED}`,
    [stoneId],
  );
  return found.length > 0;
}
