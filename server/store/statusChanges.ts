import { z } from 'zod';
import type { StoneStatus } from '../../src/stone/status';
import { tokenKind } from '../credentials/tokens';
import { type Caller, userBehind } from '../domain/caller';
import { columnsOf } from './columns';
import type { Queries } from './database';
import { tellOfStatus } from './webhookEvents';

/** Who has changed a status. */
export type Mover =
  | { readonly kind: 'user'; readonly userId: number }
  | { readonly kind: 'link' | 'mason' | 'post' };

/** A caller as the author of a change. */
export function moverOf(caller: Caller): Mover {
  const user = userBehind(caller);
  if (user) return { kind: 'user', userId: user.id };
  return { kind: caller.kind === 'tokenHolder' && tokenKind(caller.token) === 'mason' ? 'mason' : 'link' };
}

/** Records who changed a stone's status, and when, and tells whoever wants to know. */
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
  await tellOfStatus(inside, stoneId, [before, after]);
}

/** Records who renewed a stone's links, and when: the only entry that keeps the status. */
export async function keepRenewal(
  inside: Queries,
  stoneId: number,
  status: StoneStatus,
  by: Mover,
): Promise<void> {
  await keepChange(inside, stoneId, [status, status], by);
}

/**
 * Moves a stone from one status to another and records it; in a transaction. It gets a new version: users who have it
 * open are told.
 *
 * @returns false where the stone is not (or no longer) in the first status.
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
  kind: z.string(),
  before: z.string(),
  after: z.string(),
  at: z.date(),
  by_kind: z.string(),
  username: z.string().nullable(),
});

/**
 * Every change of a stone's status, its taking over by a business, which happens only to drafts, the renewals of its links,
 * and what its mason proposed with what was answered; oldest first.
 */
export async function historyOf(queries: Queries, stoneId: number) {
  const changes = await queries.rows(
    row,
    `select ${columnsOf(row)} from (
       select 'takenOver' as kind, 'draft' as before, 'draft' as after, at, 'user' as by_kind, by_user, 0 as place
       from take_overs where stone_id = $1
       union all
       select 'proposed', status, status, at, 'mason', by_user, 0 from mason_proposals where stone_id = $1
       union all
       select case state when 'accepted' then 'proposalAccepted' else 'proposalDeclined' end,
         answered_status, answered_status, answered_at, 'link', answered_user, 0
       from mason_proposals where stone_id = $1 and answered_at is not null
       union all
       select case when before = after then 'linksRenewed' else 'status' end, before, after, at, by_kind, by_user, id
       from status_changes where stone_id = $1
     ) as changes left join users on users.id = by_user order by at, place`,
    [stoneId],
  );
  return changes.map(({ kind, before, after, at, by_kind, username }) => ({
    kind,
    before,
    after,
    at: at.toISOString(),
    by: username ?? by_kind,
  }));
}
