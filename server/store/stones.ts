import { z } from 'zod';
import type { Guarded } from '../access/permissions';
import { mintToken } from '../access/tokens';
import type { Queries } from './database';

const stoneRow = z.object({
  id: z.number(),
  token: z.string(),
  readonly_token: z.string(),
  business_id: z.number().nullable(),
  status: z.string(),
  version: z.number(),
  preview: z.string().nullable(),
  design: z.string(),
});
const COLUMNS = 'id, token, readonly_token, business_id, status, version, preview, design';

/** A stone as it lies in the database; `design` is JSON text, never read into objects on its way out. */
export interface StoredStone extends Guarded {
  readonly id: number;
  readonly status: string;
  readonly version: number;
  /** The preview's file name. */
  readonly preview: string | null;
  readonly design: string;
}

function asStone(row: z.infer<typeof stoneRow>): StoredStone {
  const { readonly_token: readonlyToken, business_id: businessId, ...rest } = row;
  return { ...rest, readonlyToken, businessId };
}

/** What a new stone is made of. */
export interface NewStone {
  readonly design: string;
  readonly businessId: number | null;
  readonly preview: string | null;
}

/** Makes a stone with new tokens, at version 1. */
export async function insertStone(queries: Queries, given: NewStone): Promise<StoredStone> {
  const [row] = await queries.rows(
    stoneRow,
    `insert into stones (token, readonly_token, business_id, preview, design)
     values ($1, $2, $3, $4, $5) returning ${COLUMNS}`,
    [mintToken('stone'), mintToken('readonly'), given.businessId, given.preview, given.design],
  );
  if (!row) throw new Error('the new stone was not given back');
  return asStone(row);
}

/** The stone with an id, or undefined. */
export async function findStone(queries: Queries, id: number): Promise<StoredStone | undefined> {
  const [row] = await queries.rows(stoneRow, `select ${COLUMNS} from stones where id = $1`, [id]);
  return row && asStone(row);
}

/** A write to a stone. */
export interface StoneChange {
  readonly design: string;
  /** The version it builds on; undefined overwrites whatever is there. */
  readonly version: number | undefined;
  /** The new preview's file name; null keeps the one there is. */
  readonly preview: string | null;
}

/** What became of a write: refused ones carry the stone as it stands. */
export type Written =
  | { readonly outcome: 'written' | 'stale' | 'sentToMason'; readonly stone: StoredStone }
  | { readonly outcome: 'gone' };

/**
 * Writes a stone, in one statement that its version guards: of two writes that build on the same version, one wins
 * and the other is told. A stone that left the state of a draft is written no more (specification section 4).
 */
export async function updateStone(queries: Queries, id: number, change: StoneChange): Promise<Written> {
  const [row] = await queries.rows(
    stoneRow,
    `update stones set design = $2, preview = coalesce($4, preview), version = version + 1, updated_at = now()
     where id = $1 and status = 'draft' and ($3::integer is null or version = $3) returning ${COLUMNS}`,
    [id, change.design, change.version ?? null, change.preview],
  );
  if (row) return { outcome: 'written', stone: asStone(row) };
  const stone = await findStone(queries, id);
  if (!stone) return { outcome: 'gone' };
  return { outcome: stone.status === 'draft' ? 'stale' : 'sentToMason', stone };
}

/** Removes a stone and gives back what it was. */
export async function deleteStone(queries: Queries, id: number): Promise<StoredStone | undefined> {
  const [row] = await queries.rows(stoneRow, `delete from stones where id = $1 returning ${COLUMNS}`, [id]);
  return row && asStone(row);
}
