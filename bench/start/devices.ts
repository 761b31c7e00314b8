import type { BrowserContextOptions } from '@playwright/test';

/** What a start is measured on. */
export interface Device {
  readonly name: string;
  /** How many times slower than this machine the page's main thread is. */
  readonly slower: number;
  readonly context: BrowserContextOptions;
}

export const DESKTOP: Device = {
  name: 'desktop, 1440 px',
  slower: 1,
  context: { viewport: { width: 1440, height: 900 } },
};

export const PHONE: Device = {
  name: 'phone, 390 px, processor four times slower',
  slower: 4,
  context: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
};
