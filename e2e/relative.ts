import type { Browser, Locator, Page } from '@playwright/test';
import { PHONE } from './access/axe';

/** A stone as most families have it, with a line that is wrong. */
const LINES = ['Karen Holm', '* 12.4.1941', '† 3.11.2026'];
export const design = {
  designName: 'Karen Holm',
  Parms: LINES.map((subText, index) => ({
    ...{ type: 'text', subText, fontFamily: 'EB Garamond', fontSize: '30', scale: 1 },
    position: { x: 280, y: 130 + index * 70, rotation: 0 },
  })),
};

/** A phone in somebody's hand, and the picture that is on it. */
export async function phone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    locale: 'da-DK',
  });
  return context.newPage();
}

/** Taps a box or an option where a finger does: on its words, since what the browser ticks lies hidden beneath. */
export const tap = (control: Locator) => control.locator('xpath=ancestor::label').tap();
