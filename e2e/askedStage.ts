import { expect, type Page } from '@playwright/test';
import type { Remote } from 'comlink';
import type { Stage, StageWork } from '../workers/stage/contract';
import { seen } from './benchPage';

declare global {
  interface Window {
    /** The most recently opened stage, for calls such as the designer makes. */
    askedStage: Remote<Stage> | undefined;
  }
}

/** Lets the test ask the stage of a page yet to be opened what it has done. */
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

/** The designer's canvas at rest: the view has settled, every relief is baked, every frame is drawn. */
export async function seenAtRest(page: Page): Promise<Buffer> {
  await expect(async () => {
    const { isMoving, reliefsWaiting } = await stageWork(page);
    expect({ isMoving, reliefsWaiting }).toEqual({ isMoving: false, reliefsWaiting: 0 });
  }).toPass({ timeout: 20_000 });
  return seen(page);
}
