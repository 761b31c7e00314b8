import type { z } from 'zod';

/** What a statement may be given. */
export type Value = string | number | boolean | null | Date | Uint8Array;

/** Statements on the database, alone or within a transaction. */
export interface Queries {
  /**
   * Runs one statement and reads its rows.
   *
   * @param shape what a row must look like; columns come as numbers (`bigint` too), strings (`json` unparsed),
   *   booleans, `Date`s and `Buffer`s, whichever driver runs them.
   * @throws ZodError where a row looks otherwise: the code and the tables disagree.
   */
  rows<Row>(shape: z.ZodType<Row>, sql: string, values?: readonly Value[]): Promise<Row[]>;
  /** Runs one statement for its effect and tells how many rows it touched. */
  run(sql: string, values?: readonly Value[]): Promise<number>;
  /** Runs several statements without values, as migrations hold them. */
  script(sql: string): Promise<void>;
}

/** One adapter over each driver; everything above it knows only this. */
export interface Database extends Queries {
  /** Runs work in one transaction; a throw rolls everything back. Within it only `inside` may be used. */
  transaction<Result>(work: (inside: Queries) => Promise<Result>): Promise<Result>;
  /** The same statements for what nobody waits for: they may take longer than a request would wait. */
  readonly unhurried: Queries;
  /** How many connections there are, how many of them rest, and how many statements wait for one. */
  connections(): { readonly open: number; readonly idle: number; readonly waiting: number };
  /** Housekeeping that the store cannot do by itself: VACUUM and CHECKPOINT of the embedded one. */
  tidy(): Promise<void>;
  /** Waits for what is under way, and ends; a second time does nothing. */
  close(): Promise<void>;
}
