import { z } from 'zod';
import type { Queries } from '../database';
import { revokeLinksOf } from './links';

const nameRow = z.object({ name: z.string() });

/** Revokes a relative with all their links: their answer counts no more. Returns the name; undefined where there is none. */
export async function revokeApprover(
  inside: Queries,
  approvalId: number,
  approverId: number,
): Promise<string | undefined> {
  const [found] = await inside.rows(
    nameRow,
    `update approvers set revoked_at = coalesce(revoked_at, now()) where id = $2 and approval_id = $1
     returning name`,
    [approvalId, approverId],
  );
  if (found) await revokeLinksOf(inside, approverId);
  return found?.name;
}

/**
 * Lets a relative answer again, for as many days from now as were given when approval was asked. Returns the name; undefined
 * where there is none.
 */
export async function prolong(
  inside: Queries,
  approvalId: number,
  approverId: number,
): Promise<string | undefined> {
  const [found] = await inside.rows(
    nameRow,
    'update approvers set revoked_at = null where id = $2 and approval_id = $1 returning name',
    [approvalId, approverId],
  );
  if (found) await prolongAll(inside, approvalId);
  return found?.name;
}

/** Lets all relatives of an approval answer for as many days from now as were given when it was asked. */
export async function prolongAll(inside: Queries, approvalId: number): Promise<void> {
  await inside.run(
    `update approvals set expires_at = greatest(expires_at, now() + make_interval(days => days)) where id = $1`,
    [approvalId],
  );
}

/** The name of a relative who can be written to; undefined where there is none, and where there is no address. */
export async function hasAddress(
  inside: Queries,
  approvalId: number,
  approverId: number,
): Promise<string | undefined> {
  const [found] = await inside.rows(
    nameRow,
    `select name from approvers where id = $2 and approval_id = $1 and email is not null and revoked_at is null`,
    [approvalId, approverId],
  );
  return found?.name;
}
