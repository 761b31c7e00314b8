import { loadOnce, type Subject, settled } from './pages';
import type { BenchScene } from './scene';
import { type WorkerHeap, workerScales } from './workerHeap';

/** What the worker's heaps held before and after many edits. */
export interface Endurance {
  /** How many edits were done: fewer than asked for where time ran out. */
  readonly edits: number;
  readonly before: WorkerHeap;
  readonly after: WorkerHeap;
}

/** Edits before the first measurement, until everything that is made once is made. */
const WARM_UP = 300;

/** Edits between two looks at the clock. */
const STEP = 100;

/** Edits a stone many times and measures the worker's heaps before and after. */
export async function endure(
  subject: Subject,
  scene: BenchScene,
  edits: number,
  mostMs: number,
): Promise<Endurance> {
  const { page, cdp } = subject;
  const url = page.url();
  await page.goto('about:blank');
  const weigh = await workerScales(cdp, () => page.goto(url, { waitUntil: 'load' }));
  await loadOnce(subject, scene);
  await settled(subject);
  const edit = (from: number, to: number) =>
    page.evaluate(([first, last]) => window.drive.edits(first, last), [from, to] as const);
  await edit(0, WARM_UP);
  await settled(subject);
  const before = await weigh();
  const end = performance.now() + mostMs;
  let done = 0;
  while (done < edits && performance.now() < end) {
    await edit(WARM_UP + done, WARM_UP + done + STEP);
    done += STEP;
  }
  await settled(subject);
  return { edits: done, before, after: await weigh() };
}
