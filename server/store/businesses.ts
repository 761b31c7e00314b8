import { z } from 'zod';
import { COUNTRIES, type Country } from '../domain/currencies';
import { columnsOf } from './columns';
import type { Database, Queries } from './database';
import { priceListFor } from './priceLists';
import { repriceAll } from './repricing';

const row = z.object({
  id: z.number(),
  name: z.string(),
  country: z.enum(COUNTRIES),
  shows_prices: z.boolean(),
  demands_approval: z.boolean(),
  users: z.number(),
});
const COLUMNS = columnsOf(row, {
  users: '(select count(*) from users where business_id = businesses.id)',
});

/** A business with its number of users. */
export type Business = z.infer<typeof row>;

/** Every business, by number. */
export function listBusinesses(queries: Queries): Promise<Business[]> {
  return queries.rows(row, `select ${COLUMNS} from businesses order by id`);
}

/** The currency of a business's prices; undefined where the catalogue has none. */
export async function currencyOf(queries: Queries, businessId: number): Promise<string | undefined> {
  return (await priceListFor(queries, businessId, null))?.list.currency;
}

/**
 * Adds a business.
 *
 * @returns whether the number was free.
 */
export async function addBusiness(
  queries: Queries,
  { id, name, country }: { id: number; name: string; country: Country },
): Promise<boolean> {
  const added = await queries.run(
    'insert into businesses (id, name, country) values ($1, $2, $3) on conflict do nothing',
    [id, name, country],
  );
  return added === 1;
}

/**
 * Moves a business to another country, and prices its drafts in that currency, in one transaction. Sent stones keep
 * their price.
 *
 * @returns whether the business exists.
 */
export function setCountry(database: Database, id: number, country: Country): Promise<boolean> {
  return database.transaction(async (inside) => {
    const set = await inside.run('update businesses set country = $2 where id = $1', [id, country]);
    if (set === 1) await repriceAll(inside, id);
    return set === 1;
  });
}

/**
 * Decides whether families see what a business's stones cost; for business 1 also whether visitors do.
 *
 * @returns whether the business exists.
 */
export async function setPricesShown(queries: Queries, id: number, shown: boolean): Promise<boolean> {
  return (await queries.run('update businesses set shows_prices = $2 where id = $1', [id, shown])) === 1;
}

/**
 * Decides whether a business has files for a machine open with a valid approval only.
 *
 * @returns whether the business exists.
 */
export async function setApprovalDemanded(queries: Queries, id: number, demanded: boolean): Promise<boolean> {
  const sql = 'update businesses set demands_approval = $2 where id = $1';
  return (await queries.run(sql, [id, demanded])) === 1;
}

const demandRow = z.object({ demands_approval: z.boolean() });

/** Whether a business has files for a machine open with a valid approval only; families without one demand none. */
export async function demandsApproval(queries: Queries, businessId: number | null): Promise<boolean> {
  if (businessId === null) return false;
  const [found] = await queries.rows(demandRow, 'select demands_approval from businesses where id = $1', [
    businessId,
  ]);
  return found?.demands_approval ?? false;
}

const nameRow = z.object({ name: z.string() });

/** The name of a business as the provider noted it; null for a stone without one. */
export async function businessName(queries: Queries, businessId: number | null): Promise<string | null> {
  if (businessId === null) return null;
  const [found] = await queries.rows(nameRow, 'select name from businesses where id = $1', [businessId]);
  return found?.name ?? null;
}
