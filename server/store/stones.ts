import { z } from 'zod';
import { type PriceLine, priceLine } from '../../src/stone/price/priceLine';
import { type Waiting, waiting } from '../../src/stone/status';
import { type Design, design } from '../../src/stone/stone';
import { decisionsOfCase, projectDetails } from '../../src/stone/wire/project';
import { mintToken } from '../credentials/tokens';
import type { HashedList } from '../domain/hashedPriceList';
import type { Guarded } from '../domain/permissions';
import { type Summary, summaryOf } from '../domain/priceSummary';
import { Refusal } from '../domain/refusal';
import { columnsOf, placesFrom } from './columns';
import type { Queries, Value } from './database';
import { designText } from './decisions';
import { WAITS_FOR } from './heldOrders';
import { listFor, type PricedFor, pricedFor, pricedForBy, priceListFor } from './priceLists';
import { IS_STALE, joinToday, todaysPrices } from './todaysPrices';

const stoneRow = z.object({
  id: z.number(),
  token: z.string(),
  readonly_token: z.string(),
  business_id: z.number().nullable(),
  status: z.string(),
  version: z.number(),
  preview: z.string().nullable(),
  design: z.string(),
  project_id: z.number().nullable(),
  design_name: z.string().nullable(),
  price: z.number().nullable(),
  price_lines: z.string().nullable(),
  currency: z.string().nullable(),
  priced_by: z.string().nullable(),
  stonemason_id: z.number().nullable(),
  case_details: z.string().nullable(),
  former_token: z.string().nullable(),
  waits_for: waiting.nullable(),
  ...pricedFor.shape,
});
type StoneRow = z.infer<typeof stoneRow>;
const FORMER_TOKEN = '(select former_token from take_overs where stone_id = stones.id)';
const COLUMNS = columnsOf(stoneRow, {
  case_details: `(select details from projects where projects.id = stones.project_id
     and projects.business_id = stones.business_id and stones.status = 'draft')`,
  former_token: FORMER_TOKEN,
  waits_for: WAITS_FOR,
  ...pricedForBy('stones.business_id'),
});

/**
 * The design of a row. Decisions about a draft of a case are only in the case; when it is ordered they are written onto
 * the stone, and no longer follow the case.
 */
function designOf({
  design: text,
  case_details: details,
}: Pick<StoneRow, 'design' | 'case_details'>): string {
  if (details === null) return text;
  const decided = decisionsOfCase(projectDetails.parse(JSON.parse(details)));
  return designText({ ...design.parse(JSON.parse(text)), ...decided });
}

/** A stone in the database; `design` is JSON text, and not parsed for reading unless it belongs to a case. */
export interface StoredStone extends Guarded {
  readonly id: number;
  readonly status: string;
  readonly version: number;
  /** The preview's file name. */
  readonly preview: string | null;
  readonly design: string;
  readonly projectId: number | null;
  /** The mason it was sent to; null before. */
  readonly stonemasonId: number | null;
  /** What the letters of its order wait for. */
  readonly waitsFor: Waiting | null;
  readonly designName: string;
  readonly price: KeptPrice;
  /** Which price list applies, and the catalogue's revision, at the time of reading. */
  readonly pricedFor: PricedFor;
}

/** A price as last computed. */
export interface KeptPrice {
  /** Whole øre (or cent); null where something has no fixed price. */
  readonly total: number | null;
  readonly lines: readonly PriceLine[];
  readonly currency: string | null;
}

function asStone(row: z.infer<typeof stoneRow>): StoredStone {
  const { id, token, status, version, preview } = row;
  return {
    ...{ id, token, status, version, preview, design: designOf(row) },
    readonlyToken: row.readonly_token,
    formerToken: row.former_token,
    businessId: row.business_id,
    projectId: row.project_id,
    stonemasonId: row.stonemason_id,
    waitsFor: row.waits_for,
    designName: row.design_name ?? '',
    pricedFor: { catalogue: row.catalogue, country: row.country },
    price: {
      total: row.price,
      lines: row.price_lines === null ? [] : z.array(priceLine).parse(JSON.parse(row.price_lines)),
      currency: row.currency,
    },
  };
}

/** The columns stored beside a design, and the part of its summary in each. */
const SUMMARY: Readonly<Record<string, (summary: Summary) => Value>> = {
  project_id: ({ projectId }) => projectId,
  design_name: ({ designName }) => designName,
  kind: ({ kind }) => kind,
  price: ({ price }) => price,
  price_lines: ({ lines }) => JSON.stringify(lines),
  currency: ({ currency }) => currency,
  priced_by: ({ pricedBy }) => pricedBy,
};
const SUMMARY_COLUMNS = Object.keys(SUMMARY).join(', ');
const summaryPlaces = (first: number) => placesFrom(first, Object.keys(SUMMARY).length);
const summaryValues = (summary: Summary) => Object.values(SUMMARY).map((of) => of(summary));

/** What a new stone is made of. */
export interface NewStone {
  readonly design: Design;
  readonly businessId: number | null;
  /** The currency of a visitor's stone, from now on; a business's follows its country. */
  readonly money: string | null;
  readonly preview: string | null;
}

/** Creates a stone with new tokens, at version 1, and prices it. */
export async function insertStone(queries: Queries, given: NewStone): Promise<StoredStone> {
  const summary = summaryOf(given.design, await priceListFor(queries, given.businessId, given.money));
  const [row] = await queries.rows(
    stoneRow,
    `insert into stones (token, readonly_token, business_id, preview, design, ${SUMMARY_COLUMNS})
     values ($1, $2, $3, $4, $5, ${summaryPlaces(6)}) returning ${COLUMNS}`,
    [
      mintToken('stone'),
      mintToken('readonly'),
      given.businessId,
      given.preview,
      designText(given.design),
      ...summaryValues(summary),
    ],
  );
  if (!row) throw new Error('the new stone was not given back');
  return asStone(row);
}

/**
 * The stone with an id, or undefined. A draft has the price of the current price list; a sent stone keeps its price.
 */
export async function findStone(queries: Queries, id: number): Promise<StoredStone | undefined> {
  const [row] = await queries.rows(stoneRow, `select ${COLUMNS} from stones where id = $1`, [id]);
  if (!row) return undefined;
  if (row.status !== 'draft' && row.priced_by !== null) return asStone(row);
  const list = await listFor(queries, row, row.business_id, row.currency);
  if (row.priced_by === (list?.hash ?? '')) return asStone(row);
  return asStone(await reprice(queries, row, list));
}

/** The same, locked until the transaction ends. */
export async function lockedStone(inside: Queries, id: number): Promise<StoredStone | undefined> {
  await inside.rows(z.object({ id: z.number() }), 'select id from stones where id = $1 for update', [id]);
  return findStone(inside, id);
}

async function reprice(
  queries: Queries,
  stone: Pick<StoneRow, 'id' | 'design' | 'version' | 'case_details'>,
  list: HashedList | undefined,
): Promise<StoneRow> {
  const [row] = await queries.rows(
    stoneRow,
    `update stones set (${SUMMARY_COLUMNS}) = (${summaryPlaces(3)})
     where id = $1 and version = $2 returning ${COLUMNS}`,
    [stone.id, stone.version, ...summaryValues(summaryOf(design.parse(JSON.parse(designOf(stone))), list))],
  );
  if (row) return row;
  // It was written meanwhile, and priced by that.
  const [now] = await queries.rows(stoneRow, `select ${COLUMNS} from stones where id = $1`, [stone.id]);
  if (!now) throw new Refusal('stoneNotFound');
  return now;
}

/**
 * Prices the newest of the stones that no current price list has priced.
 *
 * @param businessId null for those of every business and of visitors.
 * @param most the limit of their number.
 * @param below only those with a smaller id.
 * @returns the smallest id it priced; undefined where none is left below.
 */
export async function repriceNewest(
  queries: Queries,
  businessId: number | null,
  most: number,
  below?: number,
): Promise<number | undefined> {
  const stale = await queries.rows(
    stoneRow,
    // Ids first: otherwise tens of thousands of designs would be sorted.
    `select ${COLUMNS} from stones where id in (
       select stones.id from stones ${joinToday('$2')}
       where ($1::integer is null or business_id = $1) and ($3::bigint is null or stones.id < $3) and ${IS_STALE}
       order by stones.id desc limit $4::integer
     ) order by id desc`,
    [businessId, await todaysPrices(queries, businessId), below ?? null, most],
  );
  const lists = new Map<string, HashedList | undefined>();
  for (const stone of stale) {
    const { business_id: owner, currency } = stone;
    const key = `${owner} ${currency}`;
    if (!lists.has(key)) lists.set(key, await priceListFor(queries, owner, currency));
    await reprice(queries, stone, lists.get(key));
  }
  return stale.length === most ? stale.at(-1)?.id : undefined;
}

/** How many stones are in memory at a time; a design may take megabytes. */
const AT_ONCE = 100;

/** Prices all stones of a business that no current price list has priced; `null` is every business and visitors. */
export async function repriceAll(queries: Queries, businessId: number | null): Promise<void> {
  let last: number | undefined;
  do last = await repriceNewest(queries, businessId, AT_ONCE, last);
  while (last !== undefined);
}

/** A write to a stone. */
export interface StoneChange {
  readonly design: Design;
  /** The new preview's file name; null keeps the one there is. */
  readonly preview: string | null;
}

/** The result of a write: refused ones contain the current stone. */
export type Written =
  | { readonly outcome: 'written' | 'stale' | 'sentToMason'; readonly stone: StoredStone }
  | { readonly outcome: 'gone' };

/** Why a write changed nothing, with the current stone. */
export async function refusedWrite(queries: Queries, id: number): Promise<Written> {
  const stone = await findStone(queries, id);
  if (!stone) return { outcome: 'gone' };
  return { outcome: stone.status === 'draft' ? 'stale' : 'sentToMason', stone };
}

const writtenRow = stoneRow.pick({
  token: true,
  readonly_token: true,
  version: true,
  preview: true,
  former_token: true,
});
const WRITTEN_COLUMNS = columnsOf(writtenRow, { former_token: FORMER_TOKEN });

/**
 * Writes over a stone as it was read, in one statement that checks its version and its link: of two writes on the same
 * version, one succeeds and the other is told, and a link that was renewed meanwhile writes nothing. A stone that is no
 * draft any more is not written (specification section 4).
 *
 * @returns the stone with the given design; what its case has decided since must be read again.
 */
export async function updateStone(
  queries: Queries,
  stone: StoredStone,
  { design: whole, preview }: StoneChange,
): Promise<Written> {
  const { id, businessId } = stone;
  const summary = summaryOf(whole, await listFor(queries, stone.pricedFor, businessId, stone.price.currency));
  const text = designText(whole);
  const [row] = await queries.rows(
    writtenRow,
    `update stones set design = $2, preview = coalesce($4, preview), version = version + 1, updated_at = now(),
       (${SUMMARY_COLUMNS}) = (${summaryPlaces(6)})
     where id = $1 and status = 'draft' and version = $3 and token = $5
     returning ${WRITTEN_COLUMNS}`,
    [id, text, stone.version, preview, stone.token, ...summaryValues(summary)],
  );
  if (!row) return refusedWrite(queries, id);
  return {
    outcome: 'written',
    stone: {
      ...stone,
      token: row.token,
      readonlyToken: row.readonly_token,
      formerToken: row.former_token,
      version: row.version,
      preview: row.preview,
      design: text,
      projectId: summary.projectId,
      designName: summary.designName,
      price: { total: summary.price, lines: summary.lines, currency: summary.currency },
    },
  };
}

/** Deletes a stone that was not sent and returns it. */
export async function deleteStone(queries: Queries, id: number): Promise<StoredStone | undefined> {
  const [row] = await queries.rows(
    stoneRow,
    `delete from stones where id = $1 and status = 'draft' returning ${COLUMNS}`,
    [id],
  );
  return row && asStone(row);
}

/**
 * Gives a family's stone to a business, priced by its list, and records who did so: it gets a new editing token, and
 * the old one allows only reading from now on. In a transaction that has locked the stone.
 */
export async function takeOverStone(
  inside: Queries,
  { id, token }: StoredStone,
  given: { readonly businessId: number; readonly userId: number; readonly design: Design },
): Promise<StoredStone> {
  await inside.run('insert into take_overs (stone_id, former_token, by_user) values ($1, $2, $3)', [
    id,
    token,
    given.userId,
  ]);
  const summary = summaryOf(given.design, await priceListFor(inside, given.businessId, null));
  const [row] = await inside.rows(
    stoneRow,
    `update stones set business_id = $2, design = $3, token = $4, version = version + 1, updated_at = now(),
       (${SUMMARY_COLUMNS}) = (${summaryPlaces(5)})
     where id = $1 returning ${COLUMNS}`,
    [id, given.businessId, designText(given.design), mintToken('stone'), ...summaryValues(summary)],
  );
  if (!row) throw new Error('the stone that was taken over is gone');
  return asStone(row);
}
