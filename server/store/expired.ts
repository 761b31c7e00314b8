import { z } from 'zod';
import type { Retention } from '../../src/stone/wire/retention';
import type { Queries } from './database';
import { LATEST } from './erasureRequests';

/** So many are looked for at once. */
const BATCH = 200;

const numbered = z.object({ id: z.number() });
const letterRow = z.object({ message_id: z.string() });

/** When a stone's status changed last; of one from before that was noted, when it was written last. */
const SINCE = `coalesce((select max(at) from status_changes where stone_id = stones.id), updated_at)`;

/** Stones whose time is over, the oldest first; a part of them, so ask again. */
export async function expiredStones(queries: Queries, kept: Retention): Promise<number[]> {
  const found = await queries.rows(
    numbered,
    `select id from stones where
       (status = 'draft' and business_id is null and updated_at < now() - make_interval(days => $1))
       or (status = 'draft' and business_id is not null and updated_at < now() - make_interval(days => $2))
       or (status <> 'draft' and updated_at < now() - make_interval(days => $3)
         and ${SINCE} < now() - make_interval(days => $3))
     order by id limit ${BATCH}`,
    [kept.visitorDrafts, kept.businessDrafts, kept.orders],
  );
  return found.map(({ id }) => id);
}

/** Stones whose erasure was asked for and whose order is over by now, or was asked for so long ago. */
export async function dueErasures(queries: Queries): Promise<number[]> {
  const found = await queries.rows(
    numbered,
    `select stone_id as id from erasure_requests join stones on stones.id = stone_id
     where status in ('draft', 'invoiced', 'cancelled')
       or asked_at < now() - ${LATEST}
     order by stone_id limit ${BATCH}`,
  );
  return found.map(({ id }) => id);
}

/** Cases without stones whose time is over. */
export async function expiredCases(queries: Queries, days: number): Promise<number[]> {
  const found = await queries.rows(
    numbered,
    `select id from projects where updated_at < now() - make_interval(days => $1)
       and not exists (select from stones where project_id = projects.id)
     order by id limit ${BATCH}`,
    [days],
  );
  return found.map(({ id }) => id);
}

/**
 * Removes letters that were sent long ago, other than orders, and orders none of whose stones is there any more.
 *
 * @returns their Message-IDs.
 */
export async function dropExpiredLetters(queries: Queries, days: number): Promise<string[]> {
  const dropped = await queries.rows(
    letterRow,
    `delete from outbox where sent_at < now() - make_interval(days => $1) and (
       kind not in ('order', 'unassigned') or not exists (select from stones where stones.id = any(stone_ids)))
     returning message_id`,
    [days],
  );
  return dropped.map(({ message_id }) => message_id);
}
