import type { CDPSession } from '@playwright/test';

/**
 * Ms the page's main thread has worked since its document began to load (a reload starts at 0), all tasks together:
 * script, layout, painting, garbage collection.
 */
export async function worked(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const task = metrics.find(({ name }) => name === 'TaskDuration');
  if (!task) throw new Error('the browser does not say how long its main thread worked');
  return task.value * 1000;
}

/** Does something and returns the ms that the page's main thread worked meanwhile (CDP `TaskDuration`). */
export async function mainThreadMs(cdp: CDPSession, work: () => Promise<unknown>): Promise<number> {
  const before = await worked(cdp);
  await work();
  return (await worked(cdp)) - before;
}
