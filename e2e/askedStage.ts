import { expect, type Page } from '@playwright/test';
import type { Remote } from 'comlink';
import type { Stage, StageWork } from '../workers/stage/contract';
import { seen } from './benchPage';

declare global {
  interface Window {
    /** The stage that was opened last, to be asked as the designer asks it. */
    askedStage: Remote<Stage> | undefined;
  }
}

/** Makes the stage of a page yet to be opened one that the test can ask what it has done. */
export async function makeStageAskable(page: Page): Promise<void> {
  await page.addInitScript({ path: 'node_modules/comlink/dist/umd/comlink.js' });
  await page.addInitScript(() => {
    const { wrap } = (globalThis as unknown as { Comlink: typeof import('comlink') }).Comlink;
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        if (options?.name?.startsWith('stage ')) window.askedStage = wrap<Stage>(this);
      }
    };
  });
}

/** What the stage of the designer has done so far. */
export async function stageWork(page: Page): Promise<StageWork> {
  const work = await page.evaluate(() => window.askedStage?.work());
  if (!work) throw new Error('no stage was opened');
  return work;
}

/** The canvas of the designer at rest: the eye has arrived, every relief is baked, every frame is seen. */
export async function seenAtRest(page: Page): Promise<Buffer> {
  await expect(async () => {
    const { isMoving, reliefsWaiting } = await stageWork(page);
    expect({ isMoving, reliefsWaiting }).toEqual({ isMoving: false, reliefsWaiting: 0 });
  }).toPass({ timeout: 20_000 });
  return seen(page);
}
