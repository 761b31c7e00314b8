import type { z } from 'zod';

/** The types of statement parameters. */
export type Value = string | number | boolean | null | Date | Uint8Array;

/** Statements on the database, alone or in a transaction. */
export interface Queries {
  /**
   * Runs one statement and reads its rows.
   *
   * @param shape the schema of a row; columns are numbers (`bigint` too), strings (`json` unparsed), booleans, `Date`s
   *   and `Buffer`s with every driver.
   * @throws ZodError where a row differs: the code and the tables disagree.
   */
  rows<Row>(shape: z.ZodType<Row>, sql: string, values?: readonly Value[]): Promise<Row[]>;
  /** Runs one statement and returns how many rows it changed. */
  run(sql: string, values?: readonly Value[]): Promise<number>;
  /** Runs several statements without parameters, such as a migration. */
  script(sql: string): Promise<void>;
}

/** The common interface of both drivers; all other code uses only this. */
export interface Database extends Queries {
  /** Runs work in one transaction; a throw rolls everything back. Within it only `inside` may be used. */
  transaction<Result>(work: (inside: Queries) => Promise<Result>): Promise<Result>;
  /** The same statements with longer timeouts, for work that no request waits for. */
  readonly unhurried: Queries;
  /** How many connections are open and idle, and how many statements wait for one. */
  connections(): { readonly open: number; readonly idle: number; readonly waiting: number };
  /** Maintenance that the store does not do itself: VACUUM and CHECKPOINT of the embedded one. */
  tidy(): Promise<void>;
  /**
   * Rewrites the embedded database's files without the bytes of what was deleted, in its log too; other statements wait
   * meanwhile. Nothing of the kind with PostgreSQL.
   */
  scrub(): Promise<void>;
  /** Waits for what is under way, and closes; a second call does nothing. */
  close(): Promise<void>;
}
