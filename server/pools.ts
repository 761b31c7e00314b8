import type { DrawingWork } from './drawing/work';
import { previewLanes } from './pictures/previewLanes';
import type { PictureWork, PreviewWork } from './pictures/work';
import { MemoryBudget } from './processes/memoryBudget';
import { type ProcessPool, processPool } from './processes/processPool';

/** The programs of the processes, as sources. */
const SOURCES = {
  uploads: new URL('./pictures/uploadProcess.ts', import.meta.url),
  previews: new URL('./pictures/previewProcess.ts', import.meta.url),
  drawings: new URL('./drawing/drawingProcess.ts', import.meta.url),
};

/** The same as bundles beside a file. */
const bundledBeside = (file: string | URL): typeof SOURCES => ({
  uploads: new URL('./uploadProcess.js', file),
  previews: new URL('./previewProcess.js', file),
  drawings: new URL('./drawingProcess.js', file),
});

/** Slightly lower than the server's own, which answers requests meanwhile (see `setpriority`). */
const BELOW = 5;
/**
 * Far lower: what strangers send waits for what users wait for. Not the lowest, 19, which would get a seventieth of a processor beside
 * anything else that keeps the machine busy, and run into its limit by the clock.
 */
const FAR_BELOW = 10;

/** Idle time where pictures are decoded, which holds much memory, in ms. */
const SHORTLY = 20_000;
/** Idle time of others: users would wait a second for a check in a new process, in ms. */
const FOR_A_WHILE = 300_000;

/**
 * The memory of all processes beyond which idle ones are ended, in MB: two at pictures, one at previews and one at
 * checks. With the server itself that is below a gigabyte.
 */
const TOGETHER = 550;

/** The server's child processes, by what must not wait for what. */
export interface Pools {
  /** Uploaded pictures, and previews that take long: what strangers may have made to be hard to decode. */
  readonly uploadWork: ProcessPool<PictureWork>;
  /** Previews and links' cards, which saving and posting wait for. */
  readonly previewWork: ProcessPool<PreviewWork>;
  /** Checks of stones, which are only hints. */
  readonly checkWork: ProcessPool<DrawingWork>;
  /** Stones in space for phones: seconds of work each, which neither checks nor letters are to wait for. */
  readonly modelWork: ProcessPool<DrawingWork>;
  /** Letters: the checks and papers of their stones, which wait for no others. */
  readonly letterWork: ProcessPool<DrawingWork>;
  close(): Promise<void>;
}

/**
 * Makes the pools; processes start with the first work.
 *
 * @param server the bundled server whose processes are started, where it is not the running one.
 * @param megabytes what they and this process are to hold at most, in MB; without a limit where it is left out.
 */
export function openPools(
  server: string | URL = import.meta.url,
  megabytes = Number.POSITIVE_INFINITY,
): Pools {
  const isBundled = !String(server).endsWith('.ts');
  const { uploads, previews, drawings } = isBundled ? bundledBeside(server) : SOURCES;
  const budget = new MemoryBudget(TOGETHER, megabytes, () => process.memoryUsage.rss() / 1_048_576);
  const uploadWork = processPool<PictureWork>({
    program: uploads,
    priority: FAR_BELOW,
    budget,
    stays: false,
    idleMs: SHORTLY,
    processes: 2,
    megabytes: 380,
    // A process holds some 150 MB once it has decoded anything; a phone's photograph takes 80 more, 39 megapixels 170.
    expectedMegabytes: 240,
    wornMegabytes: 200,
    longestQueue: 24,
    longestQueueOfOne: 12,
    // So that somebody who sends slow pictures leaves a process to others,
    atOnceOfOne: 1,
    // and so do all who sent more than two within half a minute, from however many networks.
    costly: { fromMs: 5_000, atOnce: 1 },
  });
  const quickPreviews = processPool<PreviewWork>({
    program: previews,
    priority: BELOW,
    budget,
    stays: true,
    idleMs: SHORTLY,
    processes: 1,
    megabytes: 300,
    expectedMegabytes: 120,
    wornMegabytes: 210,
    longestQueue: 60,
    longestQueueOfOne: 20,
    atOnceOfOne: 1,
    costly: { fromMs: 750, atOnce: 1 },
  });
  const pools = {
    uploadWork,
    previewWork: previewLanes(quickPreviews, uploadWork),
    checkWork: processPool<DrawingWork>({
      program: drawings,
      priority: BELOW,
      budget,
      idleMs: FOR_A_WHILE,
      stays: true,
      processes: 1,
      megabytes: 400,
      expectedMegabytes: 160,
      wornMegabytes: 280,
      longestQueue: 50,
      longestQueueOfOne: 25,
      atOnceOfOne: 1,
    }),
    modelWork: processPool<DrawingWork>({
      program: drawings,
      priority: BELOW,
      budget,
      idleMs: SHORTLY,
      stays: false,
      processes: 1,
      megabytes: 500,
      expectedMegabytes: 250,
      wornMegabytes: 350,
      longestQueue: 12,
      longestQueueOfOne: 4,
      atOnceOfOne: 1,
    }),
    letterWork: processPool<DrawingWork>({
      program: drawings,
      priority: BELOW,
      budget,
      idleMs: FOR_A_WHILE,
      stays: false,
      processes: 1,
      megabytes: 400,
      expectedMegabytes: 160,
      wornMegabytes: 280,
      // Letters are delivered one after the other; a letter has as many stones as its case.
      longestQueue: 100,
      longestQueueOfOne: 100,
      atOnceOfOne: 1,
    }),
  };
  return {
    ...pools,
    close: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.close()));
    },
  };
}
