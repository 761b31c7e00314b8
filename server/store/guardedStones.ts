import { z } from 'zod';
import type { Guarded } from '../domain/permissions';
import { columnsOf } from './columns';
import type { Queries } from './database';
import { FORMER_TOKEN } from './storedStone';

const row = z.object({
  id: z.number(),
  token: z.string(),
  readonly_token: z.string(),
  former_token: z.string().nullable(),
  business_id: z.number().nullable(),
});

/** What decides who may access stones, their masons left out, by their numbers and in one statement; stones that are gone are left out. */
export async function guardedStones(
  queries: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Guarded>> {
  const found = await queries.rows(
    row,
    `select ${columnsOf(row, { former_token: FORMER_TOKEN })} from stones where id = any ($1::text::bigint[])`,
    [`{${ids.join(',')}}`],
  );
  return new Map(
    found.map(({ id, token, readonly_token, former_token, business_id }) => [
      id,
      {
        token,
        readonlyToken: readonly_token,
        formerToken: former_token,
        businessId: business_id,
        mason: null,
      },
    ]),
  );
}
