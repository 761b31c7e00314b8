import { expect, type Page, test } from '@playwright/test';
import { drawn, line } from './stage';

const spacing = (page: Page) => page.getByRole('textbox', { name: 'Spatiering' });
const degrees = (page: Page) => page.getByRole('textbox', { name: 'Rotation' });

/** The first line of the standard stone as it would be saved now. */
async function savedLine(page: Page): Promise<Record<string, unknown>> {
  const saving = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/stone\/$/.test(request.url()),
  );
  await page.getByRole('button', { name: 'Gem sten' }).click();
  return ((await saving).postDataJSON() as { Parms: Record<string, unknown>[] }).Parms[0] ?? {};
}

test('the spacing of a line in percent is 100 at first, is typed, and is undone', async ({ page }) => {
  await page.goto('/designer');
  await drawn(page);
  await line(page, /Fornavn Efternavn/).click();
  await expect(spacing(page)).toHaveValue('100');
  await spacing(page).fill('120');
  await spacing(page).blur();
  await page.getByRole('button', { name: 'Fortryd' }).click();
  await expect(spacing(page)).toHaveValue('100');
  await page.getByRole('button', { name: 'Gentag' }).click();
  await expect(spacing(page)).toHaveValue('120');
  expect(await savedLine(page)).toMatchObject({ fontSpacing: 120 });
});

test('an element is turned left, horizontal or right, and to any degree beside them', async ({ page }) => {
  await page.goto('/designer');
  await drawn(page);
  await line(page, /Fornavn Efternavn/).click();
  const way = (name: string) => page.getByRole('radio', { name, exact: true });
  await expect(way('Vandret')).toBeChecked();
  await page.getByText('Venstre', { exact: true }).click();
  await expect(degrees(page)).toHaveValue('-90');
  await page.getByText('Højre', { exact: true }).click();
  await expect(degrees(page)).toHaveValue('90');
  await degrees(page).fill('12');
  await degrees(page).blur();
  for (const name of ['Venstre', 'Vandret', 'Højre']) await expect(way(name)).not.toBeChecked();
  await page.getByText('Venstre', { exact: true }).click();
  expect(await savedLine(page)).toMatchObject({ position: { rotation: -90 } });
});
