import type { DrawingWork } from './drawing/work';
import type { PreviewWork, UploadWork } from './pictures/work';
import { MemoryBudget } from './processes/memoryBudget';
import { type ProcessPool, processPool } from './processes/processPool';

/** The programs of the processes where the server runs from its sources. */
const SOURCES = {
  uploads: new URL('./pictures/uploadProcess.ts', import.meta.url),
  previews: new URL('./pictures/previewProcess.ts', import.meta.url),
  drawings: new URL('./drawing/drawingProcess.ts', import.meta.url),
};

/** The same as they were bundled beside a file. */
const bundledBeside = (file: string | URL): typeof SOURCES => ({
  uploads: new URL('./uploadProcess.js', file),
  previews: new URL('./previewProcess.js', file),
  drawings: new URL('./drawingProcess.js', file),
});

/** What decodes pictures holds memory that others may need, in ms. */
const SHORTLY = 20_000;
/** Whoever sends a stone waits for its check: a process that has yet to start costs them a second, in ms. */
const FOR_A_WHILE = 300_000;

/**
 * What all of them may hold together while some of them rest, in MB: two at pictures, one at previews and one at checks. With the
 * server itself that is below a gigabyte.
 */
const TOGETHER = 550;

/** The processes beside the server's own, by what must not wait for what. */
export interface Pools {
  /** Uploaded pictures: what a stranger sends is decoded here. */
  readonly uploadWork: ProcessPool<UploadWork>;
  /** Previews and links' cards, for which saving and posting wait. */
  readonly previewWork: ProcessPool<PreviewWork>;
  /** Checks of stones, which are hints. */
  readonly checkWork: ProcessPool<DrawingWork>;
  /** Letters: their stones' checks and papers wait for nobody else's. */
  readonly letterWork: ProcessPool<DrawingWork>;
  close(): Promise<void>;
}

/**
 * Makes the pools; no process starts before there is work for it.
 *
 * @param server the bundled server whose processes are to be started, where that is not the one that runs.
 */
export function openPools(server: string | URL = import.meta.url): Pools {
  const isBundled = !String(server).endsWith('.ts');
  const { uploads, previews, drawings } = isBundled ? bundledBeside(server) : SOURCES;
  const budget = new MemoryBudget(TOGETHER);
  const pools = {
    uploadWork: processPool<UploadWork>({
      program: uploads,
      budget,
      idleMs: SHORTLY,
      processes: 2,
      megabytes: 450,
      longestQueue: 24,
      longestQueueOfOne: 12,
      // So that one who sends pictures that take long leaves a process to the others.
      atOnceOfOne: 1,
    }),
    previewWork: processPool<PreviewWork>({
      program: previews,
      budget,
      idleMs: SHORTLY,
      processes: 1,
      megabytes: 300,
      longestQueue: 60,
      longestQueueOfOne: 20,
      atOnceOfOne: 1,
    }),
    checkWork: processPool<DrawingWork>({
      program: drawings,
      budget,
      idleMs: FOR_A_WHILE,
      processes: 1,
      megabytes: 400,
      longestQueue: 50,
      longestQueueOfOne: 25,
      atOnceOfOne: 1,
    }),
    letterWork: processPool<DrawingWork>({
      program: drawings,
      budget,
      idleMs: FOR_A_WHILE,
      processes: 1,
      megabytes: 400,
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
