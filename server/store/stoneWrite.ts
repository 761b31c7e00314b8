import { z } from 'zod';
import type { Design } from '../../src/stone/stone';
import { type Summary, summaryOf } from '../domain/priceSummary';
import { designHash } from './approvals/designHash';
import { withKeptKeys } from './approvals/voiding';
import { columnsOf } from './columns';
import type { Queries, Value } from './database';
import { designText } from './decisions';
import { listFor } from './priceLists';
import { SUMMARY_COLUMNS, summaryPlaces, summaryValues } from './stoneSummary';
import { FORMER_TOKEN, MARK, type StoredStone, stoneRow } from './storedStone';

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

/** A write with what is stored beside the design. */
export interface PreparedWrite {
  /** As it was read. */
  readonly stone: StoredStone;
  readonly text: string;
  readonly preview: string | null;
  readonly summary: Summary;
  /** The open approval of the stone, and what is cut and shown of the design that is written; undefined without one. */
  readonly approval: { readonly id: number; readonly hash: string } | undefined;
}

/**
 * Prices a write by the list that applied when the stone was read. That it had no approval then is enough: asking for one
 * makes a new version, over which nothing that was read before is written.
 */
export async function preparedWrite(
  queries: Queries,
  stone: StoredStone,
  { design: given, preview }: StoneChange,
): Promise<PreparedWrite> {
  const { approvalId } = stone;
  const design = approvalId === null ? given : withKeptKeys(given, stone.design);
  const list = await listFor(queries, stone.pricedFor, stone.businessId, stone.price.currency);
  const approval = approvalId === null ? undefined : { id: approvalId, hash: designHash(design) };
  return { stone, text: designText(design), preview, summary: summaryOf(design, list), approval };
}

/** What the database says of a stone that it has written. */
export const writtenRow = stoneRow
  .pick({ id: true, token: true, readonly_token: true, version: true, preview: true, former_token: true })
  .extend({ mark: z.string() });
type WrittenRow = z.infer<typeof writtenRow>;

/** Its columns. */
export const WRITTEN_COLUMNS = columnsOf(writtenRow, {
  id: 'stones.id',
  former_token: FORMER_TOKEN,
  mark: MARK,
});

/** The values of a write, in the order in which the statements take them. */
export const writeValues = ({ stone, text, preview, summary }: PreparedWrite): readonly Value[] => [
  stone.id,
  stone.version,
  stone.token,
  text,
  preview,
  ...summaryValues(summary),
];

/** Writes one stone if it still is a draft at that version, under that link. */
export const WRITING = `update stones set design = $4, preview = coalesce($5, preview), version = version + 1,
  updated_at = now(), (${SUMMARY_COLUMNS}) = (${summaryPlaces(6)})
  where id = $1 and status = 'draft' and version = $2 and token = $3 returning ${WRITTEN_COLUMNS}`;

/** A stone as it is after a write. */
export function written({ stone, text, summary }: PreparedWrite, row: WrittenRow): Written {
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
