import { z } from 'zod';
import { LATEST_ERASURE_DAYS } from '../../src/stone/wire/privacy';
import type { Queries } from './database';

/** The same time for statements. */
export const LATEST = `interval '${LATEST_ERASURE_DAYS} days'`;

/** By when a stone is erased at the latest whose erasure was asked for then. */
export const latestErasure = (requestedAt: Date) =>
  new Date(requestedAt.getTime() + LATEST_ERASURE_DAYS * 86_400_000);

const row = z.object({ asked_at: z.date() });

/**
 * Notes that a stone is to be erased once its order is over; asked again, it stays as it was.
 *
 * @returns when it was asked for first.
 */
export async function requestErasure(inside: Queries, stoneId: number): Promise<Date> {
  await inside.run('insert into erasure_requests (stone_id) values ($1) on conflict (stone_id) do nothing', [
    stoneId,
  ]);
  const asked = await erasureRequestedAt(inside, stoneId);
  if (!asked) throw new Error('the request for erasure is gone');
  return asked;
}

/** When a stone's erasure was asked for; undefined where it was not. */
export async function erasureRequestedAt(queries: Queries, stoneId: number): Promise<Date | undefined> {
  const [found] = await queries.rows(row, 'select asked_at from erasure_requests where stone_id = $1', [
    stoneId,
  ]);
  return found?.asked_at;
}
