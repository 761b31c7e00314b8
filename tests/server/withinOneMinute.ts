import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Queries } from '../../server/store/database';

/** A round of calls takes a few seconds; after this second of a minute it waits for the next minute. */
const LATE = 45;

/** Waits until a round of calls fits into one minute of the database's clock, by which calls are counted. */
export async function withinOneMinute(database: Queries): Promise<void> {
  const [clock] = await database.rows(
    z.object({ second: z.number() }),
    'select extract(second from now())::integer as second',
  );
  const second = clock?.second ?? 0;
  if (second >= LATE) await pause((61 - second) * 1000);
}
