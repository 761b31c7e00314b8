import { readdirSync, readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** A thread of a process, and its processor time since it began, in ms. */
export interface Thread {
  readonly id: number;
  readonly isWorker: boolean;
  readonly ms: number;
}

/** The threads of a process (Linux, proc(5): `comm` and `schedstat`, whose first number is in nanoseconds). */
export function threadsOf(process: number): readonly Thread[] {
  return readdirSync(`/proc/${process}/task`).map((thread) => {
    const read = (name: string) => readFileSync(`/proc/${process}/task/${thread}/${name}`, 'utf8').trim();
    const [nanoseconds] = read('schedstat').split(' ');
    return {
      id: Number(thread),
      isWorker: read('comm').startsWith('DedicatedWorker'),
      ms: Number(nanoseconds) / 1e6,
    };
  });
}

/** A browser's processes that hold pages and their workers. */
export async function pageProcesses(browser: Browser): Promise<readonly number[]> {
  const cdp = await browser.newBrowserCDPSession();
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  await cdp.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}
