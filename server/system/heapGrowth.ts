import v8 from 'node:v8';

/** The memory of this process from which its heap is kept small, in MB. With those beside it the server is to stay below a gigabyte. */
const MUCH = 400;

/** How much the heap may grow from one collection to the next, in percent; V8 decides, up to fourfold, at 0. */
const LITTLE = 30;

/** How often it is looked, in ms. */
const LOOK_MS = 2000;

/** What a look needs: this process's memory in bytes, and what tells V8. */
interface Heap {
  readonly rss: () => number;
  readonly setFlags: (flags: string) => void;
}

/**
 * Looks at this process's memory, and has its heap collected more often while it is large: the bodies of many uploads would
 * otherwise lie there as garbage. Collecting more often costs a tenth of the readings a second, so it is done only then.
 */
export function heapWatch({ rss, setFlags }: Heap): () => void {
  let isKeptSmall = false;
  return () => {
    const isMuch = rss() > MUCH * 1_048_576;
    if (isMuch === isKeptSmall) return;
    isKeptSmall = isMuch;
    setFlags(`--heap-growing-percent=${isMuch ? LITTLE : 0}`);
  };
}

/** Watches the heap for as long as the process runs. */
export function keepHeapSmall(): void {
  const look = heapWatch({ rss: process.memoryUsage.rss, setFlags: v8.setFlagsFromString });
  setInterval(look, LOOK_MS).unref();
}
