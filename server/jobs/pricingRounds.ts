import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../store/database';
import { repriceNewest } from '../store/repricing';

/** So many stones are priced one behind the other, and then requests have their turn for so many ms. */
const AT_ONCE = 100;
const REST_MS = 5;

/** Prices behind the lists what no price list of today has priced yet. */
export interface PricingRounds {
  /** Goes through everything, where it is not doing so already. */
  now(): void;
  /** Begins nothing more, and waits for what is under way. */
  stop(): Promise<void>;
}

/**
 * After a change of prices there may be tens of thousands of drafts to price: nobody who asks for a list waits for that.
 *
 * @param failed is told of an error; whoever asks next has it tried again.
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
