import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

/** Ms in a tick of Linux's processor time. */
const TICK = 10;

/** The processor time of each thread of a browser's pages, in ms, by its number (proc_pid_stat(5)). */
export async function threadTimes(browser: Browser): Promise<ReadonlyMap<string, number>> {
  const cdp = await browser.newBrowserCDPSession();
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  await cdp.detach();
  const times = new Map<string, number>();
  for (const { id } of processInfo.filter(({ type }) => type === 'renderer'))
    for (const thread of readdirSync(`/proc/${id}/task`)) {
      const stat = readFileSync(`/proc/${id}/task/${thread}/stat`, 'utf8');
      const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
      // After the name: state first, then utime and stime as the 12th and 13th.
      const rest = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (name.startsWith('DedicatedWorker')) times.set(thread, (Number(rest[11]) + Number(rest[12])) * TICK);
    }
  return times;
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
export const busiest = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): number =>
  Math.max(0, ...[...after].map(([thread, time]) => time - (before.get(thread) ?? 0)));
