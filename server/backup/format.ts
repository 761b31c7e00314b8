import { z } from 'zod';

/**
 * A backup is gzipped text, one JSON value per line, so that any program can read it and it depends on no database's
 * format: a `head`, then for each table a line with its columns and a line for each row, then the files, and last a
 * line with the SHA-256 of everything before it. Values are PostgreSQL's text form, or null.
 */
export const FORMAT = 'gravestone-designer backup';
export const VERSION = 1;

const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);

export const head = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  at: z.string(),
  /** The migrations that had been applied, as the tables' version. */
  migrations: z.array(z.object({ number: z.number(), hash: z.string() })),
});
export type Head = z.infer<typeof head>;

const table = z.object({ table: name, columns: z.array(name).min(1) });
const row = z.object({ row: z.array(z.string().nullable()) });
/** The last number of a column's sequence. */
const sequence = z.object({ sequence: name, column: name, last: z.string().regex(/^\d+$/) });
const file = z.object({
  /** Which store of files; named as in the first version of the format. */
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
