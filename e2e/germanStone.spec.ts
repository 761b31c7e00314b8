import { expect, test } from '@playwright/test';

test('a German begins with German words, priced in euro, and the design is called by the name on it', async ({
  page,
}) => {
  await page.goto('/de/designer');
  await page.locator('[role=application][aria-busy=false]').waitFor();
  await page.getByRole('option', { name: /Vorname Nachname/ }).click();
  await expect(page.getByRole('option', { name: /† 3\. November 2026/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Text' }).fill('Anna Berg');
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /api\/stone/.test(answer.url()),
  );
  await page.getByRole('button', { name: 'Stein speichern' }).click();
  const stone = (await (await saved).json()) as { designName: string; Currency: string };
  expect(stone).toMatchObject({ designName: 'Anna Berg', Currency: 'EUR' });
});
