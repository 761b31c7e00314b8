import { KINDS, type Kind } from './events';
import { mainThreadMs, worked } from './mainThread';
import { median } from './median';
import { loadOnce, type Subject, settled } from './pages';
import type { BenchScene } from './scene';

/** How many events each pass has, where there is time. */
export interface Effort {
  readonly hurried: number;
  readonly paced: number;
}

/** One measurement of one renderer with one scene, all in ms. */
export interface Sample {
  /** Main thread for each event, one after another without a pause. */
  readonly mainThread: Readonly<Record<Kind, number>>;
  /** Main thread for each move at sixty a second, including the frame it causes, less what an idle page takes. */
  readonly framed: number;
  /** From the call until the pixels are in the canvas: the median, at sixty events a second. */
  readonly toPixels: Readonly<Record<'move' | 'keystroke', number>>;
}

/** Main-thread ms for each event of a pass. */
async function perEvent({ cdp }: Subject, pass: () => Promise<number>): Promise<number> {
  let events = 0;
  const ms = await mainThreadMs(cdp, async () => {
    events = await pass();
  });
  return ms / events;
}

/** Measures one renderer with one scene, once. */
export async function measure(subject: Subject, scene: BenchScene, effort: Effort): Promise<Sample> {
  const { page } = subject;
  await loadOnce(subject, scene);
  await settled(subject);
  const mainThread: Record<Kind, number> = { move: 0, keystroke: 0, spacing: 0 };
  for (const kind of KINDS) {
    // The first events create what later ones reuse: a layer, a letter's relief.
    await page.evaluate((given) => window.drive.hurried(given, 4), kind);
    await settled(subject);
    mainThread[kind] = await perEvent(subject, () =>
      page.evaluate(([given, events]) => window.drive.hurried(given, events), [
        kind,
        effort.hurried,
      ] as const),
    );
  }
  const idle = await perEvent(subject, () =>
    page.evaluate((events) => window.drive.idle(events), effort.paced),
  );
  const paced = await perEvent(subject, () =>
    page.evaluate((events) => window.drive.paced('move', events), effort.paced),
  );
  const toPixels = async (kind: Kind) =>
    median(
      await page.evaluate(([given, events]) => window.drive.timed(given, events), [
        kind,
        effort.paced,
      ] as const),
    );
  return {
    mainThread,
    framed: paced - idle,
    toPixels: { move: await toPixels('move'), keystroke: await toPixels('keystroke') },
  };
}

/** The times of starting and exporting once, in ms. */
export interface StartSample {
  /** Main-thread time from a reload, everything in the cache, until the first picture. */
  readonly start: number;
  readonly pngWall: number;
  readonly pngMainThread: number;
}

/** Resolution of the exported picture, in pixels per mm. */
export const PNG_PX_PER_MM = 3;

/** Reloads a renderer's page, loads a scene and exports it. */
export async function measureStart(subject: Subject, scene: BenchScene): Promise<StartSample> {
  const { page, cdp } = subject;
  await page.reload({ waitUntil: 'load' });
  await loadOnce(subject, scene);
  const start = await worked(cdp);
  await settled(subject);
  let pngWall = 0;
  const pngMainThread = await mainThreadMs(cdp, async () => {
    pngWall = await page.evaluate((pxPerMm) => window.drive.png(pxPerMm), PNG_PX_PER_MM);
  });
  return { start, pngWall, pngMainThread };
}
