/** Called once, immediately, when the database cannot continue. */
export type WhenBroken = (error: Error) => void;

/** PostgreSQL's severity of errors that end its process. */
const isTheEnd = (error: unknown): error is Error =>
  error instanceof Error && 'severity' in error && (error.severity === 'PANIC' || error.severity === 'FATAL');

/**
 * Keeps statements away from a broken database. When the disk refuses the log (full or failing), PostgreSQL would end
 * its process and recover at the next start; PGlite cannot end, and the next statement would never return and block the
 * whole program. So statements are queued here, and none runs after such an error.
 */
export class Breakage {
  private broken: Error | undefined;
  private last: Promise<unknown> = Promise.resolve();
  /** How many run or wait for their turn. */
  queued = 0;

  constructor(private readonly whenBroken: WhenBroken) {}

  /** Runs one statement, and checks its error first. */
  async watch<Result>(statement: () => Promise<Result>): Promise<Result> {
    try {
      return await statement();
    } catch (error) {
      if (isTheEnd(error) && !this.broken) {
        this.broken = error;
        this.whenBroken(error);
      }
      throw error;
    }
  }

  /** Runs work after all that was queued before. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    this.queued += 1;
    const mine = this.last.then(() => {
      if (this.broken) throw this.broken;
      return this.watch(work);
    });
    this.last = mine
      .catch(() => undefined)
      .finally(() => {
        this.queued -= 1;
      });
    return mine;
  }

  get isBroken(): boolean {
    return this.broken !== undefined;
  }
}
