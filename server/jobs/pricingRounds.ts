import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../store/database';
import { repriceNewest } from '../store/repricing';

/** How many stones are priced in a row; then requests are handled for so many ms. */
const AT_ONCE = 100;
const REST_MS = 5;

/** Prices stones in the background where no current price list has priced them. */
export interface PricingRounds {
  /** Prices everything outdated, unless that is under way. */
  now(): void;
  /** Stops, and waits for what is under way. */
  stop(): Promise<void>;
}

/**
 * After a change of prices there may be tens of thousands of drafts to price, which no list waits for.
 *
 * @param failed is called with an error; the next call tries again.
 */
export function pricingRounds(database: Database, failed: (error: unknown) => void): PricingRounds {
  let stopped = false;
  let underWay: Promise<void> | undefined;
  const go = async () => {
    let last: number | undefined;
    do {
      last = await repriceNewest(database, null, AT_ONCE, last);
      await pause(REST_MS);
    } while (last !== undefined && !stopped);
  };
  return {
    now: () => {
      if (stopped) return;
      underWay ??= go()
        .catch(failed)
        .finally(() => {
          underWay = undefined;
        });
    },
    stop: async () => {
      stopped = true;
      await underWay;
    },
  };
}
