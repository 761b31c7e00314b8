/** Timeouts for PostgreSQL, in ms; it may hang, or the network may drop everything. */
export interface Patience {
  /** For a connection, new or from the pool. */
  readonly connection: number;
  /** For a statement. */
  readonly statement: number;
  /** For the next statement of a transaction: a node that hangs in one blocks other nodes' rows. */
  readonly betweenStatements: number;
}

/** A request waits for a connection and for the first statement that hangs: within the promised ten seconds. */
export const FOR_REQUESTS: Patience = { connection: 3000, statement: 5000, betweenStatements: 10_000 };

/** For work that no request waits for, such as looking for unused pictures. */
export const UNHURRIED_MS = 60_000;

const TEN_MINUTES = 600_000;

/** Migrations, an imported catalogue, a backup: they take as long as the amount of data needs. */
export const FOR_UPKEEP: Patience = {
  connection: 10_000,
  statement: TEN_MINUTES,
  betweenStatements: TEN_MINUTES,
};
