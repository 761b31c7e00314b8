import { readdirSync, readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

const nameOf = (process: number, thread: string) =>
  readFileSync(`/proc/${process}/task/${thread}/comm`, 'utf8').trim();

const isWorker = (name: string) => name.startsWith('DedicatedWorker');

/** The browser's processes of pages that have workers. */
export async function stageProcesses(browser: Browser): Promise<readonly number[]> {
  const cdp = await browser.newBrowserCDPSession();
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  await cdp.detach();
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => id)
    .filter((id) => readdirSync(`/proc/${id}/task`).some((thread) => isWorker(nameOf(id, thread))));
}

/** The processor time of a page's own thread and of its workers since they began, in ms (Linux, Documentation/scheduler/sched-stats). */
export function processorTime(process: number): { readonly page: number; readonly workers: number } {
  let [page, workers] = [0, 0];
  for (const thread of readdirSync(`/proc/${process}/task`)) {
    const [nanoseconds = '0'] = readFileSync(`/proc/${process}/task/${thread}/schedstat`, 'utf8').split(' ');
    const ms = Number(nanoseconds) / 1e6;
    if (Number(thread) === process) page += ms;
    else if (isWorker(nameOf(process, thread))) workers += ms;
  }
  return { page, workers };
}
