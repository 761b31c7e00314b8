import type { Database } from './database';

/** What the process keeps for a database: made when first asked for, and gone with it. */
export function perDatabase<Kept>(make: (database: Database) => Kept): (database: Database) => Kept {
  const made = new WeakMap<Database, Kept>();
  return (database) => {
    const found = made.get(database) ?? make(database);
    made.set(database, found);
    return found;
  };
}
