import { expect, test } from '@playwright/test';
import { drawn, line } from './stage';

test('the preview saved with a font just chosen shows that font', async ({ page }) => {
  await page.goto('/designer');
  await drawn(page);
  await page.getByRole('button', { name: 'Gem sten' }).click();
  await page.waitForURL(/\/designer\/\d+\//);
  await line(page, 'Fornavn Efternavn').click();
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') pictures.push(request.postDataJSON().stoneImage);
  });
  const saved = () => page.waitForResponse((response) => response.request().method() === 'PUT');
  await Promise.all([
    saved(),
    (async () => {
      await page.getByRole('button', { name: /Skrifttype/ }).click();
      await page.getByRole('option', { name: 'Fraktur' }).click();
    })(),
  ]);
  // Moved and moved back: the picture is the same as before.
  await page.waitForTimeout(2500);
  const left = page.getByRole('textbox', { name: 'Fra venstre' });
  await Promise.all([saved(), left.fill('301')]);
  await Promise.all([saved(), left.fill('300')]);
  expect(pictures).toHaveLength(3);
  expect(pictures[0]).toBe(pictures[2]);
});
