/** Told once, at once, when the database can go on no more. */
export type WhenBroken = (error: Error) => void;

/** PostgreSQL's word for an error after which its process ends. */
const isTheEnd = (error: unknown): error is Error =>
  error instanceof Error && 'severity' in error && (error.severity === 'PANIC' || error.severity === 'FATAL');

/**
 * Keeps statements away from a database that broke. When the disk refuses the log (it is full, or failing), PostgreSQL
 * would end its process and recover at the next start; PGlite cannot end, and the next statement never comes back and
 * takes the whole program with it. So statements take turns here, and after such an error none gets one.
 */
export class Breakage {
  private broken: Error | undefined;
  private last: Promise<unknown> = Promise.resolve();
  /** How many are at work or wait for their turn. */
  queued = 0;

  constructor(private readonly whenBroken: WhenBroken) {}

  /** Runs one statement, and looks at its error before anybody else does. */
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

  /** Runs work when all that came before it is over. */
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
