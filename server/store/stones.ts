import { z } from 'zod';
import { withoutKeys } from '../../src/stone/keyElements';
import type { Design } from '../../src/stone/stone';
import { mintToken } from '../credentials/tokens';
import { summaryOf } from '../domain/priceSummary';
import { voidingBy } from './approvals/voiding';
import type { Queries } from './database';
import { designText } from './decisions';
import { listFor, priceListFor } from './priceLists';
import { reprice, tellVat } from './repricing';
import { SUMMARY_COLUMNS, summaryPlaces, summaryValues } from './stoneSummary';
import {
  type PreparedWrite,
  preparedWrite,
  type StoneChange,
  WRITING,
  type Written,
  writeValues,
  written,
  writtenRow,
} from './stoneWrite';
import { asStone, COLUMNS, type StoneRow, type StoredStone, stoneRow } from './storedStone';

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
  return row && pricedToday(queries, row);
}

/** The stone of a row, with its current price. */
export async function pricedToday(queries: Queries, row: StoneRow): Promise<StoredStone> {
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

/** Why a write changed nothing, with the current stone. */
export async function refusedWrite(queries: Queries, id: number): Promise<Written> {
  const stone = await findStone(queries, id);
  if (!stone) return { outcome: 'gone' };
  return { outcome: stone.status === 'draft' ? 'stale' : 'sentToMason', stone };
}

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
  change: StoneChange,
): Promise<Written> {
  return writePrepared(queries, await preparedWrite(queries, stone, change));
}

/** Writes what was prepared, and voids in the same step what it changes of an approval; waits for whoever has locked the stone. */
export async function writePrepared(queries: Queries, given: PreparedWrite): Promise<Written> {
  const { approval } = given;
  const values = writeValues(given);
  const [row] = approval
    ? await queries.rows(writtenRow, voidingBy(WRITING, values.length + 1), [
        ...values,
        approval.id,
        approval.hash,
      ])
    : await queries.rows(writtenRow, WRITING, values);
  return row ? written(given, row) : refusedWrite(queries, given.stone.id);
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
