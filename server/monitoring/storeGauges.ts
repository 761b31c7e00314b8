import { Gauge, type Registry } from 'prom-client';
import { z } from 'zod';
import type { Database } from '../store/database';

const countsRow = z.object({
  waiting: z.number(),
  held: z.number(),
  failing: z.number(),
  oldest: z.number(),
  bytes: z.number(),
  given_up: z.number(),
});

/** `clock_timestamp`, since `now` is constant within a long transaction. */
const COUNTS = `select
    count(*) filter (where sent_at is null and held_by is null) as waiting,
    count(*) filter (where sent_at is null and held_by is not null) as held,
    count(*) filter (where sent_at is null and last_error is not null) as failing,
    -- What was confirmed or released after days has waited for us since then.
    coalesce(extract(epoch from clock_timestamp() - min(
      greatest(created_at, (select answered_at from held_orders where stone_id = stone_ids[1]))
    ) filter (where sent_at is null and held_by is null)), 0)::float8 as oldest,
    pg_database_size(current_database()) as bytes,
    (select count(*) from webhook_messages where given_up_at is not null) as given_up
  from outbox`;

/**
 * Gauges of the store. Where it does not answer, `store_up` is 0 and the others are left out, so that monitoring
 * notices.
 *
 * @returns updates the gauges from the store.
 */
export function storeGauges(register: Registry, database: Database): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [register] });
  const up = gauge('store_up', 'Whether the database answered: 1 or 0');
  const waiting = gauge('outbox_waiting', 'Letters that are not out yet');
  const held = gauge('outbox_held', 'Letters that wait to be confirmed, or released by the provider');
  const failing = gauge('outbox_failing', 'Letters that were tried in vain and are tried again');
  const oldest = gauge('outbox_oldest_seconds', 'Age of the oldest letter that is not out yet');
  const bytes = gauge('store_size_bytes', 'Size of the database on its disk');
  const givenUp = gauge('webhooks_given_up', 'Messages of webhooks that were given up within 90 days');
  const connections = new Gauge({
    name: 'store_connections',
    help: 'Connections to the database, and statements that wait for one',
    labelNames: ['state'],
    registers: [register],
  });
  return async () => {
    for (const [state, count] of Object.entries(database.connections())) connections.set({ state }, count);
    try {
      const [found] = await database.rows(countsRow, COUNTS);
      if (!found) throw new Error('nothing was counted');
      waiting.set(found.waiting);
      held.set(found.held);
      failing.set(found.failing);
      oldest.set(found.oldest);
      bytes.set(found.bytes);
      givenUp.set(found.given_up);
      up.set(1);
    } catch {
      up.set(0);
      for (const each of [waiting, held, failing, oldest, bytes, givenUp]) each.remove();
    }
  };
}
