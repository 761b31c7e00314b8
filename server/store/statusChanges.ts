import { z } from 'zod';
import type { StoneStatus } from '../../src/stone/status';
import type { Caller } from '../access/caller';
import type { Queries } from './database';

/** Who changes a status. */
export type Mover = { readonly kind: 'user'; readonly userId: number } | { readonly kind: 'link' | 'post' };

/** A caller as one who changes a status. */
export function moverOf(caller: Caller): Mover {
  return caller.kind === 'user' ? { kind: 'user', userId: caller.user.id } : { kind: 'link' };
}

/** Keeps who changed a stone's status, and when. */
export async function keepChange(
  inside: Queries,
  stoneId: number,
  [before, after]: readonly [StoneStatus, StoneStatus],
  by: Mover,
): Promise<void> {
  await inside.run(
    'insert into status_changes (stone_id, before, after, by_kind, by_user) values ($1, $2, $3, $4, $5)',
    [stoneId, before, after, by.kind, by.kind === 'user' ? by.userId : null],
  );
}

/**
 * Moves a stone from one status to another and keeps the change; within a transaction. It is another version from then
 * on: whoever has it open hears of it.
 *
 * @returns false where the stone is not in the first status (any more).
 */
export async function moveStone(
  inside: Queries,
  stoneId: number,
  [before, after]: readonly [StoneStatus, StoneStatus],
  by: Mover,
): Promise<boolean> {
  const moved = await inside.run(
    'update stones set status = $3, updated_at = now(), version = version + 1 where id = $1 and status = $2',
    [stoneId, before, after],
  );
  if (moved === 1) await keepChange(inside, stoneId, [before, after], by);
  return moved === 1;
}

const row = z.object({
  before: z.string(),
  after: z.string(),
  at: z.date(),
  by_kind: z.string(),
  username: z.string().nullable(),
});

/** Every change of a stone's status, the first first. */
export async function historyOf(queries: Queries, stoneId: number) {
  const changes = await queries.rows(
    row,
    `select before, after, at, by_kind, username from status_changes
     left join users on users.id = by_user where stone_id = $1 order by status_changes.id`,
    [stoneId],
  );
  return changes.map(({ before, after, at, by_kind, username }) => ({
    before,
    after,
    at: at.toISOString(),
    by: username ?? by_kind,
  }));
}
