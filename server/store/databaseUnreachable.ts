/** The database cannot be reached now: it is restarting, or the connection is broken. Retrying may help. */
export class DatabaseUnreachable extends Error {
  constructor(reason: unknown) {
    super('the database is away', { cause: reason });
    this.name = 'DatabaseUnreachable';
  }
}
