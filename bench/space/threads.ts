import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { pageProcesses, threadsOf } from '../threads';

/** The processor time of each worker of a browser's pages, in ms, by its thread. */
export async function threadTimes(browser: Browser): Promise<ReadonlyMap<number, number>> {
  const workers = (await pageProcesses(browser)).flatMap(threadsOf).filter(({ isWorker }) => isWorker);
  return new Map(workers.map(({ id, ms }) => [id, ms]));
}

/** How long the pages' workers must have had nothing to do before something is measured, in ms, and how little that is. */
const IDLE = { ms: 1500, most: 30 } as const;

/** Waits until the workers of all pages rest: reliefs are baked after a stone is seen, and would take a part of what is measured. */
export async function workersRest(browser: Browser): Promise<void> {
  let before = await threadTimes(browser);
  for (;;) {
    await pause(IDLE.ms);
    const now = await threadTimes(browser);
    if (busiest(before, now) <= IDLE.most) return;
    before = now;
  }
}

/** How much the busiest thread did between two looks, in ms. */
export const busiest = (before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number =>
  Math.max(0, ...[...after].map(([thread, time]) => time - (before.get(thread) ?? 0)));
