import { expect, test } from '@playwright/test';
import { drag, number } from './drag';
import { drawn, line, mmOfPixel, onStone, stage } from './stage';

test.beforeEach(async ({ page }) => {
  await page.goto('/designer');
  await drawn(page);
});

test('a centre line is typed with three decimals, dragged, and draws lines to it', async ({ page }) => {
  await page.getByRole('button', { name: 'Mål og hjælpelinjer' }).click();
  await page.getByText('Midterlinje til venstre').click();
  const field = page.getByRole('textbox', { name: 'Fra venstre' });
  await expect(field).toHaveValue('150');
  await field.fill('171,2346');
  await page.keyboard.press('Escape');
  // A line dragged near it snaps to it.
  await drag(page, await onStone(page, { x: 300, y: 262 }), await onStone(page, { x: 173, y: 262 }));
  await line(page, /Fornavn/).click();
  expect(await number(page, 'Fra venstre')).toBe(171.235);
  // Its knob is at the stone's upper edge.
  await page.keyboard.down('Alt');
  await drag(page, await onStone(page, { x: 171.235, y: 0 }), await onStone(page, { x: 240, y: 40 }));
  await page.keyboard.up('Alt');
  await page.getByRole('button', { name: 'Mål og hjælpelinjer' }).click();
  const dragged = Number((await field.last().inputValue()).replace(',', '.'));
  expect(Math.abs(dragged - 240)).toBeLessThan(await mmOfPixel(page));
  await page.getByText('Midterlinje til venstre').click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0);
});

test('a ruler says its length, follows the hand and is kept with the stone', async ({ page }) => {
  await page.getByRole('button', { name: 'Mål og hjælpelinjer' }).click();
  await page.getByRole('button', { name: 'Læg en lineal på' }).click();
  await expect(page.getByText('Lineal på 200,0 mm')).toBeVisible();
  await page.keyboard.press('Escape');
  await drag(page, await onStone(page, { x: 400, y: 375 }), await onStone(page, { x: 460, y: 376 }));
  await page.getByRole('button', { name: 'Gem sten' }).click();
  await expect(page).toHaveURL(/\/designer\/\d+\//);
  await page.reload();
  await drawn(page);
  await page.getByRole('button', { name: 'Mål og hjælpelinjer' }).click();
  await expect(page.getByText(/Lineal på 2(59|60|61),\d mm/)).toBeVisible();
  await page.getByRole('button', { name: /Fjern linealen/ }).click();
  await expect(page.getByText(/Lineal på/)).toBeHidden();
});

test('the line in hand says its measures, unless that is switched off', async ({ page }) => {
  await line(page, /12. april/).click();
  await expect(stage(page).getByText('70,0', { exact: true })).toBeVisible();
  await expect(stage(page).getByText('48,0', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Mål og hjælpelinjer' }).click();
  await page.getByText('Vis linjens mål').click();
  await expect(stage(page).getByText('70,0', { exact: true })).toBeHidden();
});
