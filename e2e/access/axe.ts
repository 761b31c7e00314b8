import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** The widths of a phone, a tablet and a desktop, in CSS pixels. */
export const PHONE = { width: 390, height: 844 };
export const TABLET = { width: 820, height: 1180 };
export const DESK = { width: 1440, height: 900 };

/** All three, the widest first: what every control of the designer is to be tried at. */
export const ALL = [DESK, TABLET, PHONE];

/** What differs between the light and dark themes. */
const CONTRAST = 'color-contrast';

/** What axe objects to on the whole page, each rule with the elements concerned; by all rules, or by those given. */
async function objections(page: Page, chosen: Pick<RunOptions, 'runOnly' | 'rules'>): Promise<string[]> {
  // Evaluated through the debugger, not a script element, so that the page's own policy stays unchanged.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(document, { resultTypes: ['violations'], ...rules });
    return violations.map(
      ({ id, help, nodes }) =>
        `${id} (${help}): ${nodes.map(({ html, target, any }) => `${target} ${html.slice(0, 160)} ${any[0]?.message ?? ''}`).join(' | ')}`,
    );
  }, chosen);
}

/** Two frames: media queries for width and theme have been answered; then fading colours have arrived. */
const comeToRest = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** What axe objects to once the page has come to rest, and still does when it is looked at again: not a colour on its way. */
async function lastingObjections(
  page: Page,
  chosen: Pick<RunOptions, 'runOnly' | 'rules'>,
): Promise<string[]> {
  await comeToRest(page);
  if ((await objections(page, chosen)).length === 0) return [];
  await comeToRest(page);
  return objections(page, chosen);
}

/**
 * Expects axe to find nothing on the page, at each of the widths and in the dark theme too; the window is then restored. Longer
 * words wrap, scroll and cover otherwise, so each language is looked at as Danish is.
 */
export async function expectNoObjections(
  page: Page,
  state: string,
  sizes: readonly { readonly width: number; readonly height: number }[] = [DESK, PHONE],
): Promise<void> {
  const before = page.viewportSize() ?? DESK;
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect.soft(await lastingObjections(page, {}), `${state}, ${size.width} px`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect
      .soft(await lastingObjections(page, { runOnly: [CONTRAST] }), `${state}, ${size.width} px, by night`)
      .toEqual([]);
    await page.emulateMedia({ colorScheme: null });
  }
  await page.setViewportSize(before);
}
