import { z } from 'zod';
import { withoutKeys } from '../../src/stone/keyElements';
import type { Design } from '../../src/stone/stone';
import { mintToken } from '../credentials/tokens';
import { summaryOf } from '../domain/priceSummary';
import { designHash } from './approvals/designHash';
import { voidingBy, withKeptKeys } from './approvals/voiding';
import { columnsOf } from './columns';
import type { Queries } from './database';
import { designText } from './decisions';
import { listFor, priceListFor } from './priceLists';
import { reprice, tellVat } from './repricing';
import { SUMMARY_COLUMNS, summaryPlaces, summaryValues } from './stoneSummary';
import { asStone, COLUMNS, FORMER_TOKEN, type StoredStone, stoneRow } from './storedStone';

/** What a new stone is made of. */
export interface NewStone {
  readonly design: Design;
  readonly businessId: number | null;
  /** The currency of a visitor's stone, from now on; a business's follows its country. */
  readonly money: string | null;
  readonly preview: string | null;
}

/** Creates a stone with new tokens, at version 1, and prices it. Keys of elements are another stone's, and left out. */
export async function insertStone(queries: Queries, given: NewStone): Promise<StoredStone> {
  const design = { ...given.design, Parms: withoutKeys(given.design.Parms) };
  const summary = summaryOf(design, await priceListFor(queries, given.businessId, given.money));
  const [row] = await queries.rows(
    stoneRow,
    `insert into stones (token, readonly_token, business_id, preview, design, ${SUMMARY_COLUMNS})
     values ($1, $2, $3, $4, $5, ${summaryPlaces(6)}) returning ${COLUMNS}`,
    [
      mintToken('stone'),
      mintToken('readonly'),
      given.businessId,
      given.preview,
      designText(design),
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
  if (row.priced_by === (list?.hash ?? '')) return asStone(list ? await tellVat(queries, row, list) : row);
  return asStone(await reprice(queries, row, list));
}

/** The same, locked until the transaction ends. */
export async function lockedStone(inside: Queries, id: number): Promise<StoredStone | undefined> {
  await inside.rows(z.object({ id: z.number() }), 'select id from stones where id = $1 for update', [id]);
  return findStone(inside, id);
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
  { design: given, preview }: StoneChange,
): Promise<Written> {
  const { id, businessId, approvalId } = stone;
  const whole = approvalId === null ? given : withKeptKeys(given, stone.design);
  const summary = summaryOf(whole, await listFor(queries, stone.pricedFor, businessId, stone.price.currency));
  const text = designText(whole);
  const statement = `update stones set design = $2, preview = coalesce($4, preview), version = version + 1,
       updated_at = now(), (${SUMMARY_COLUMNS}) = (${summaryPlaces(6)})
     where id = $1 and status = 'draft' and version = $3 and token = $5
     returning ${WRITTEN_COLUMNS}`;
  const values = [id, text, stone.version, preview, stone.token, ...summaryValues(summary)];
  const [row] =
    approvalId === null
      ? await queries.rows(writtenRow, statement, values)
      : await queries.rows(writtenRow, voidingBy(statement, values.length + 1), [
          ...values,
          approvalId,
          designHash(whole),
        ]);
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
      price: { total: summary.price, lines: summary.lines, currency: summary.currency, vat: summary.vat },
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
