import type { Locator, Page } from '@playwright/test';

/** The stone on the screen. */
export function stage(page: Page): Locator {
  return page.getByRole('application', { name: 'Stenen', exact: true });
}

/** The margin around the stone, as a fraction of the canvas's smaller side: what the designer leaves free. */
const AIR = 0.07;

/** What the materials cover above the lower edge of a page that is wide enough for them, in CSS pixels. */
const MATERIALS = { height: 56, from: 992 } as const;

/** Where a point of a stone (mm) is on the page, for a stone of the given size in mm. */
export async function onStone(
  page: Page,
  at: { readonly x: number; readonly y: number },
  size = { width: 600, height: 750 },
): Promise<{ x: number; y: number }> {
  const box = await stage(page).boundingBox();
  if (!box) throw new Error('the stone is not on the screen');
  const air = Math.min(box.width, box.height) * AIR;
  const wide = await page.evaluate((from) => window.innerWidth >= from, MATERIALS.from);
  const below = Math.max(air, wide ? MATERIALS.height : 0);
  const scale = Math.min((box.width - 2 * air) / size.width, (box.height - air - below) / size.height);
  return {
    x: box.x + (box.width - size.width * scale) / 2 + at.x * scale,
    y: box.y + (box.height + air - below - size.height * scale) / 2 + at.y * scale,
  };
}

/** How many mm of a stone of 600 by 750 mm one pixel covers: no drag is more exact than that. */
export async function mmOfPixel(page: Page): Promise<number> {
  const [left, right] = [await onStone(page, { x: 0, y: 0 }), await onStone(page, { x: 100, y: 0 })];
  return 100 / (right.x - left.x);
}

/** Waits until the stone is drawn. */
export async function drawn(page: Page): Promise<void> {
  await page.locator('[role=application][aria-busy=false]').waitFor();
}

/** The line of the list that begins with a text. */
export function line(page: Page, text: string | RegExp): Locator {
  return page.getByRole('listbox', { name: 'Linjer på stenen' }).getByRole('option', { name: text });
}

/** A width as shown in the list of lines, in mm. */
export async function widthOf(page: Page, text: string): Promise<number> {
  const said = await line(page, text).textContent();
  const width = /Bredde ([\d,]+) mm/.exec(said ?? '')?.[1];
  if (!width) throw new Error(`no width in “${said}”`);
  return Number(width.replace(',', '.'));
}
