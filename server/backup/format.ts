import { z } from 'zod';

/**
 * A backup is gzipped text, a JSON value a line, so that any program reads it and no database's own format stands in it:
 * a `head`, then for each table a line that names its columns and a line for each row, then the files, and at last a
 * line with the SHA-256 of everything before it. Values are PostgreSQL's own text for them, or null.
 */
export const FORMAT = 'gravestone-designer backup';
export const VERSION = 1;

const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);

export const head = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  at: z.string(),
  /** The tables' state: the migrations that had been applied. */
  migrations: z.array(z.object({ number: z.number(), hash: z.string() })),
});
export type Head = z.infer<typeof head>;

const table = z.object({ table: name, columns: z.array(name).min(1) });
const row = z.object({ row: z.array(z.string().nullable()) });
/** Where a column's numbers go on. */
const sequence = z.object({ sequence: name, column: name, last: z.string().regex(/^\d+$/) });
const file = z.object({
  /** Which store of files; the word of the first version of the format. */
  shelf: z.enum(['previews', 'pictures', 'tiles']),
  name: z.string().regex(/^(?:[\w-]+\/)*[\w-][\w.-]*$/),
  bytes: z.base64(),
});
const end = z.object({ end: z.literal(true), rows: z.number(), files: z.number(), sha256: z.string() });
export type End = z.infer<typeof end>;

/** A line between the head and the end. */
export const part = z.union([row, table, sequence, file]);
export type Part = z.infer<typeof part>;

/** The last line. */
export const lastLine = end;

/** What a backup held. */
export interface Held {
  readonly rows: number;
  readonly files: number;
  readonly at: string;
}
