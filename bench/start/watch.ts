import type { Page } from '@playwright/test';

/** What a page records of its own start; times in ms since it was requested. */
export interface Seen {
  /** The first text or picture. */
  readonly firstPaint: number;
  /** The largest text or picture of the start page; in the designer, the finished stone. */
  readonly main: number;
  /** The time beyond 50 ms of all main-thread tasks until then, added up. */
  readonly blocked: number;
  /** Layout shift (Layout Instability, section 2), without shifts after an input. */
  readonly shifted: number;
}

declare global {
  interface Window {
    startSeen?: { stone: number; largest: number; blocked: [number, number][]; shifted: number };
  }
}

/** Makes every page of a context record its start from the beginning. */
export const WATCH = (): void => {
  // Methods: for named functions esbuild adds a helper that pages do not have.
  const watch = {
    seen: { stone: 0, largest: 0, blocked: [] as [number, number][], shifted: 0 },
    on(type: string, note: (entry: PerformanceEntry) => void) {
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    },
    look() {
      // Set once the stone's pixels are in its canvas; the frame after this one shows them.
      if (document.querySelector('[data-stage][aria-busy=false]')) this.seen.stone = performance.now();
      else requestAnimationFrame(() => this.look());
    },
  };
  const { seen } = watch;
  window.startSeen = seen;
  watch.on('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  watch.on('longtask', ({ startTime, duration }) => seen.blocked.push([startTime, duration - 50]));
  watch.on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shifted += value;
  });
  watch.look();
};

/** Reads what a page has recorded, once it is idle. */
export async function seenBy(page: Page, shows: 'start page' | 'designer'): Promise<Seen> {
  return page.evaluate((given) => {
    const { stone, largest, blocked, shifted } = window.startSeen ?? {
      stone: Number.NaN,
      largest: Number.NaN,
      blocked: [],
      shifted: Number.NaN,
    };
    const main = given === 'designer' ? stone : largest;
    return {
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      main,
      blocked: blocked.filter(([from]) => from < main).reduce((sum, [, long]) => sum + long, 0),
      shifted,
    };
  }, shows);
}
