/** The database cannot be reached just now: it is being restarted, or the way to it is broken. Trying again may help. */
export class DatabaseUnreachable extends Error {
  constructor(reason: unknown) {
    super('the database is away', { cause: reason });
    this.name = 'DatabaseUnreachable';
  }
}
