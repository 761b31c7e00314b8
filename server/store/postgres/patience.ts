/** How long PostgreSQL is waited for, in ms; it may have stopped, or the way to it may swallow everything. */
export interface Patience {
  /** For a connection: one that is new, or one of the pool's. */
  readonly connection: number;
  /** For a statement. */
  readonly statement: number;
  /** For the next statement of a transaction: a node that hangs in one keeps other nodes from its rows. */
  readonly betweenStatements: number;
}

/** A request waits for a connection and for the first statement that hangs: within the ten seconds that are promised. */
export const FOR_REQUESTS: Patience = { connection: 3000, statement: 5000, betweenStatements: 10_000 };

/** What nobody waits for, such as looking for pictures that no stone shows, may take its time beside requests. */
export const UNHURRIED_MS = 60_000;

const TEN_MINUTES = 600_000;

/** Migrations, an imported catalogue, a backup: they take as long as there is much in the database. */
export const FOR_UPKEEP: Patience = {
  connection: 10_000,
  statement: TEN_MINUTES,
  betweenStatements: TEN_MINUTES,
};
