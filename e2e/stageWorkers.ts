import type { Page, Worker } from '@playwright/test';

/** The page's stages: a stage opens workers of its own, which bake reliefs and end with it. */
export function stageWorkers(page: Page): Worker[] {
  return page.workers().filter((worker) => worker.url().includes('stageWorker'));
}
