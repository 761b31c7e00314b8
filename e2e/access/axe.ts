import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** A telephone's width, a tablet's and a desk's, in CSS pixels. */
export const PHONE = { width: 390, height: 844 };
export const TABLET = { width: 820, height: 1180 };
export const DESK = { width: 1440, height: 900 };

/** What axe objects to on the whole page, each rule with the elements it means. */
async function objections(page: Page): Promise<string[]> {
  // Evaluated by the debugger and not by a script element, so that the page's own policy stands as it is.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(document, { resultTypes: ['violations'] });
    return violations.map(
      ({ id, help, nodes }) =>
        `${id} (${help}): ${nodes.map(({ html, target, any }) => `${target} ${html.slice(0, 160)} ${any[0]?.message ?? ''}`).join(' | ')}`,
    );
  });
}

/** Expects that axe finds nothing in what the page shows, at each of the widths; the window is then as it was. */
export async function expectNoObjections(
  page: Page,
  state: string,
  sizes: readonly { readonly width: number; readonly height: number }[] = [DESK, PHONE],
): Promise<void> {
  const before = page.viewportSize() ?? DESK;
  for (const size of sizes) {
    await page.setViewportSize(size);
    // Two frames: what asks how wide the window is has then been told.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect.soft(await objections(page), `${state}, ${size.width} px`).toEqual([]);
  }
  await page.setViewportSize(before);
}
