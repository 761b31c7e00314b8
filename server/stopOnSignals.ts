import type { FastifyBaseLogger } from 'fastify';

/** After a signal, what is under way gets this long, in ms; then the process ends anyway. */
const GRACE_MS = 10_000;

/** What has to come to its end before the process may. */
export interface Ending {
  readonly log: FastifyBaseLogger;
  /** Take nothing new, and finish: requests, the letter that is being sent. */
  readonly finish: readonly (() => Promise<unknown>)[];
  /** What those work on, closed behind them. */
  readonly close: () => Promise<void>;
}

/**
 * Ends the process when it is told to (SIGTERM, SIGINT): nothing new is begun, what has begun is finished, the database is
 * closed, and the exit code is 0. What does not come to an end within ten seconds is given up with exit code 1; nothing is
 * lost by that, since what was not acknowledged is repeated, and a letter that was not noted as sent goes out again.
 */
export function stopOnSignals({ log, finish, close }: Ending): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error(`not everything came to its end within ${GRACE_MS} ms`);
      process.exit(1);
    }, GRACE_MS).unref();
    await Promise.all(finish.map((each) => each()));
    await close();
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.error({ err: error }, 'stopping');
        process.exit(1);
      });
    });
  }
}
