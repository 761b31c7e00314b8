import { expect, type Page, test } from '@playwright/test';
import { confirmDeletion } from './confirmDeletion';
import { tab } from './designerPopups';
import { finding } from './findings';
import { drawn, line, onStone } from './stage';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const things = (page: Page) => page.getByRole('listbox', { name: 'Tilbehør' });
const vignets = (page: Page) => page.getByRole('listbox', { name: 'Vignetter' });

async function number(page: Page, name: string): Promise<number> {
  return Number((await field(page, name).inputValue()).replace(',', '.'));
}

test('a lantern is put on the stone, moved, made smaller, saved, and stands there again', async ({
  page,
}) => {
  await page.goto('/designer');
  await drawn(page);

  await test.step('its card puts it where it covers nothing, and takes it in hand', async () => {
    await tab(page, 'Tilbehør');
    await expect(things(page).getByRole('option')).toHaveCount(20);
    const before = await page.locator('canvas').screenshot();
    await things(page)
      .getByRole('option', { name: /Firkantet lygte/ })
      .click();
    await expect(field(page, 'Højde')).toHaveValue('241');
    await expect(page.getByText('Ligger oven i')).toHaveCount(0);
    await expect
      .poll(async () => Buffer.compare(before, await page.locator('canvas').screenshot()))
      .not.toBe(0);
  });

  const from = { x: await number(page, 'Fra venstre'), y: await number(page, 'Fra top') };

  await test.step('it is dragged', async () => {
    const [start, end] = [await onStone(page, from), await onStone(page, { x: from.x + 20, y: from.y - 15 })];
    await page.keyboard.down('Alt');
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 6 });
    await page.mouse.up();
    await page.keyboard.up('Alt');
    await expect.poll(() => number(page, 'Fra venstre')).toBeCloseTo(from.x + 20, 0);
    expect(await number(page, 'Fra top')).toBeCloseTo(from.y - 15, 0);
  });

  await test.step('it is measured by its height or in percent, and turned', async () => {
    await field(page, 'Størrelse').fill('50');
    await expect(field(page, 'Højde')).toHaveValue('120,5');
    await field(page, 'Højde').fill('200');
    expect(await number(page, 'Størrelse')).toBeCloseTo((200 / 241) * 100, 1);
    await field(page, 'Rotation').fill('5');
  });

  await test.step('another thing takes its place', async () => {
    await page.getByRole('button', { name: 'Skift tilbehør' }).click();
    await page
      .getByRole('dialog', { name: 'Skift tilbehør' })
      .getByRole('option', { name: /Siddende fugl/ })
      .click();
    await expect(things(page).getByRole('option', { selected: true })).toContainText('Siddende fugl');
    await expect(field(page, 'Rotation')).toHaveValue('5');
    await page.getByRole('button', { name: 'Fortryd' }).click();
    await expect(field(page, 'Højde')).toHaveValue('200');
  });

  const at = { x: await number(page, 'Fra venstre'), y: await number(page, 'Fra top') };

  await test.step('saved and opened again it is where it was, and a tap on it opens its tab', async () => {
    await page.getByRole('button', { name: 'Gem sten' }).click();
    await page.waitForURL(/\/designer\/\d+\/[\w-]+$/);
    await page.reload();
    await drawn(page);
    await expect(page.getByRole('tab', { name: 'Tekst' })).toHaveAttribute('aria-selected', 'true');
    const spot = await onStone(page, at);
    await page.mouse.click(spot.x, spot.y);
    await expect(page.getByRole('tab', { name: 'Tilbehør' })).toHaveAttribute('aria-selected', 'true');
    await expect(things(page).getByRole('option', { selected: true })).toContainText('Firkantet lygte');
    expect([await number(page, 'Fra venstre'), await number(page, 'Fra top')]).toEqual([at.x, at.y]);
    await expect(field(page, 'Højde')).toHaveValue('200');
  });

  await test.step('a change saves itself at once, a copy stands 20 mm lower, and both can be deleted', async () => {
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await page.getByRole('button', { name: 'Kopier', exact: true }).click();
    await saved;
    expect(await number(page, 'Fra top')).toBeCloseTo(at.y + 20, 6);
    await page.getByRole('button', { name: 'Slet', exact: true }).click();
    await confirmDeletion(page);
    const spot = await onStone(page, at);
    await expect(async () => {
      await page.mouse.click(spot.x, spot.y);
      await expect(field(page, 'Højde')).toHaveCount(1, { timeout: 500 });
    }).toPass();
    await page.getByRole('button', { name: 'Slet', exact: true }).click();
    await confirmDeletion(page);
    await expect(field(page, 'Højde')).toHaveCount(0);
  });
});

test('the search finds a rose in the language shown, and puts it on the stone', async ({ page }) => {
  await page.goto('/designer');
  await drawn(page);
  await tab(page, 'Udsmykning');
  const shown = () => vignets(page).getByRole('option').count();
  // The first rows appear at once, the others a moment later.
  await expect.poll(shown).toBeGreaterThan(100);
  const all = await shown();
  const search = page.getByRole('searchbox', { name: 'Søg efter vignet' });

  await search.fill('ROSE bronze');
  await expect(vignets(page).getByRole('option')).toHaveText(['Rosengren i bronze', 'Rose i bronze']);
  await search.fill('laerke');
  await expect(vignets(page).getByRole('option')).not.toHaveCount(all);
  await search.fill('findes ikke');
  await expect(page.getByText('Ingen vignet passer.')).toBeVisible();
  await search.press('Escape');
  await expect(vignets(page).getByRole('option')).toHaveCount(all);

  await page.getByRole('button', { name: /Udførelse/ }).click();
  await page.getByRole('option', { name: 'Påsat' }).click();
  await page.getByRole('button', { name: /Tema/ }).click();
  await page.getByRole('option', { name: 'Roser og blomster' }).click();
  await expect(vignets(page).getByRole('option')).toHaveCount(4);
  await page.getByRole('button', { name: /Udførelse/ }).click();
  await page.getByRole('option', { name: 'Alle', exact: true }).click();
  await search.fill('rosen');
  await vignets(page).getByRole('option', { name: 'Rosenknop' }).click();
  await expect(vignets(page).getByRole('option', { selected: true })).toHaveText('Rosenknop');
  await expect(field(page, 'Højde')).not.toHaveValue('');
  await expect(page.getByRole('button', { name: 'Fortryd' })).toBeEnabled();
  await expect(page.getByText('Ligger oven i')).toHaveCount(0);

  await page.goto('/de/designer');
  await page.getByRole('tab', { name: 'Ornament' }).click();
  await page.getByRole('searchbox', { name: 'Ornament suchen' }).fill('rosenbluete');
  await expect(page.getByRole('listbox', { name: 'Ornamente' }).getByRole('option')).toHaveText([
    'Rosenblüte',
  ]);
});

test('an attachment that left the catalogue is said, and stays on the stone', async ({ page }) => {
  await page.goto('/designer');
  await drawn(page);
  await tab(page, 'Tilbehør');
  await things(page)
    .getByRole('option', { name: /Bronzehjerte/ })
    .click();
  await page.getByRole('button', { name: 'Gem sten' }).click();
  await page.waitForURL(/\/designer\/\d+\/[\w-]+$/);
  await page.route('**/api/attachments/all', (route) => route.fulfill({ json: { results: [] } }));
  await page.reload();
  await drawn(page);
  await expect(finding(page)).toContainText('Tilbehør nr. 141 findes ikke i kataloget.');
  await line(page, /Fornavn/).click();
  await page.getByRole('textbox', { name: 'Tekst' }).fill('Inger');
  const saved = await page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  expect((saved.request().postDataJSON() as { Parms: unknown[] }).Parms).toContainEqual(
    expect.objectContaining({ type: 'attachment', attachmentId: 141 }),
  );
});
