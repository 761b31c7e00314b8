import type { Page } from '@playwright/test';

/** A point on the page, in CSS pixels. */
export interface PagePoint {
  readonly x: number;
  readonly y: number;
}

/** Drags the mouse from one point of the page to another. */
export async function drag(page: Page, from: PagePoint, to: PagePoint): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

/** The number in a field, as the field's language writes it. */
export async function number(page: Page, name: string): Promise<number> {
  const written = await page.getByRole('textbox', { name, exact: true }).inputValue();
  return Number(written.replace(',', '.'));
}
