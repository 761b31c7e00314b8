import { z } from 'zod';
import type { KeptPair } from '../../src/stone/keptPair';
import { type BusinessPair, MOST_KEPT_PAIRS } from '../../src/stone/wire/lettering';
import type { User } from '../domain/caller';
import { columnsOf } from './columns';
import type { Queries } from './database';
import { CHANGED, changed, countOthers, takeTurn } from './keptRows';

const row = z.object({
  id: z.number(),
  font_family: z.string(),
  cursive: z.boolean(),
  before: z.string(),
  after: z.string(),
  percent: z.number(),
  ...changed.shape,
});
const COLUMNS = columnsOf(row, CHANGED);

const asPair = (found: z.infer<typeof row>): BusinessPair => ({
  id: found.id,
  fontFamily: found.font_family,
  cursive: found.cursive,
  before: found.before,
  after: found.after,
  percent: found.percent,
  changedBy: found.changed_by,
  changedAt: found.changed_at.toISOString(),
});

/** A business's pairs, by family and letters. */
export async function listPairs(queries: Queries, businessId: number): Promise<BusinessPair[]> {
  const found = await queries.rows(
    row,
    `select ${COLUMNS} from kept_pairs where business_id = $1
     order by font_family collate "C", cursive, before collate "C", after collate "C"`,
    [businessId],
  );
  return found.map(asPair);
}

/**
 * Keeps a pair for the user's business, in place of the same two letters' earlier spacing; in a transaction.
 *
 * @returns undefined where the business has as many as it may.
 */
export async function keepPair(
  inside: Queries,
  { id: userId, businessId }: User,
  { fontFamily, cursive, before, after, percent }: KeptPair,
): Promise<BusinessPair | undefined> {
  await takeTurn(inside, businessId);
  const key = [fontFamily, cursive, before, after] as const;
  const isSame = 'font_family = $2 and cursive = $3 and before = $4 and after = $5';
  if ((await countOthers(inside, 'kept_pairs', businessId, isSame, key)) >= MOST_KEPT_PAIRS) return undefined;
  const [kept] = await inside.rows(
    row,
    `insert into kept_pairs (business_id, font_family, cursive, before, after, percent, changed_by)
     values ($1, $2, $3, $4, $5, $6::float8, $7)
     on conflict (business_id, font_family, cursive, before, after)
     do update set percent = excluded.percent, changed_by = excluded.changed_by, changed_at = now()
     returning ${COLUMNS}`,
    [businessId, ...key, percent, userId],
  );
  return kept && asPair(kept);
}
