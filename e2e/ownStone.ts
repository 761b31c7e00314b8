import { expect, type Page } from '@playwright/test';
import type { Vertex } from '../src/geometry/polygon';
import { tab } from './designerPopups';
import { finding, findingsButton } from './findings';
import { kept, type Made } from './uploadSteps';

/** How far down the arch of the photographed stone is seven tenths as broad as the stone: what follows from its curve, in mm. */
const CROWN = 42;

/** Expects a first line to stand where the stone is broad, with its letters' heads too, and in its upper half. */
export function expectBelowCrown(first?: { position: Vertex; fontSize?: string | undefined }): void {
  const { position, fontSize } = first ?? { position: { x: 0, y: 0 } };
  expect(position.x).toBeCloseTo(300, 0);
  expect(position.y - Number(fontSize)).toBeGreaterThan(CROWN);
  expect(position.y).toBeLessThan(450);
}

/** An own stone gets a frame and a place behind it, and is checked: a line over its edge is found, and taken back. */
export async function frameAndCheck(page: Page, made: Made): Promise<void> {
  await tab(page, 'Udsmykning');
  await page.getByRole('button', { name: /^Ramme/ }).click();
  await page.getByRole('listbox', { name: 'Ramme' }).getByRole('option', { name: 'Fin linje' }).click();
  await tab(page, 'Baggrund');
  await page.locator('label', { has: page.getByRole('radio', { name: 'Klippet taks' }) }).click();
  await expect
    .poll(async () => {
      const { Frame, BackgroundId } = await kept(page, made);
      return [Frame.Type, BackgroundId];
    })
    .toEqual(['fineLine', 12]);
  await expect(page.getByRole('heading', { name: 'Flyt baggrunden' })).toBeVisible();
  await tab(page, 'Tekst');
  await page.getByRole('textbox', { name: 'Tekst', exact: true }).fill('Karen Holm');
  await expect(findingsButton(page)).toContainText('Ingen bemærkninger');
  const fromLeft = page.getByRole('textbox', { name: 'Fra venstre' });
  await fromLeft.fill('590');
  await fromLeft.press('Tab');
  await expect(finding(page)).toHaveText('Går ud over stenens kant.');
  await page.getByRole('button', { name: 'Fortryd', exact: true }).click();
  await expect(findingsButton(page)).toContainText('Ingen bemærkninger');
  await expect(fromLeft).toHaveValue('300');
}
