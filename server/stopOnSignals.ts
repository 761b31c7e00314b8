import type { FastifyBaseLogger } from 'fastify';

/** How long work under way may take after a signal, in ms; then the process ends anyway. */
const GRACE_MS = 10_000;

/** What has to end before the process may. */
export interface Ending {
  readonly log: FastifyBaseLogger;
  /** Accept nothing new, and finish: requests, the letter that is being sent. */
  readonly finish: readonly (() => Promise<unknown>)[];
  /** Closes what those work on, after them. */
  readonly close: () => Promise<void>;
}

/**
 * Ends the process on SIGTERM or SIGINT: nothing new is begun, what has begun is finished, the database is closed, and
 * the exit code is 0. After ten seconds the rest is aborted with exit code 1; nothing is lost by that, since
 * unacknowledged requests are repeated, and a letter that was not recorded as sent is sent again.
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
