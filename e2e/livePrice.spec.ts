import { expect, type Page, test } from '@playwright/test';
import { ALL, expectNoObjections } from './access/axe';
import { makeStone } from './access/stones';
import { openByLink } from './byLink';
import { drawn, line, stage } from './stage';

const price = (page: Page) => page.getByRole('button', { name: /^Pris: .* inkl\. moms/ });

/** An amount as it is written there, in øre. */
const inOre = (words: string) => Math.round(Number(words.replace(/[^\d,]/g, '').replace(',', '.')) * 100);

const total = async (page: Page) => inOre((await price(page).textContent())?.split('inkl')[0] ?? '');

test('the price beside the stone follows each edit without a call, line by line, and is the server’s', async ({
  page,
}) => {
  const { id, token } = await makeStone(page);
  await page.goto(`/designer/${id}/${token}`);
  await drawn(page);
  const asServer = async () => {
    const answer = await page.request.get(`/api/stone/${id}`, { headers: { AuthCookie: token } });
    return ((await answer.json()) as { Price: number }).Price;
  };
  const first = await asServer();
  expect(await total(page)).toBe(first);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/prices')) asked += 1;
  });
  await price(page).click();
  const lines = page.getByRole('table', { name: 'Pris' });
  const rows = lines.getByRole('row');
  await expect(rows.filter({ hasText: 'Fornavn Efternavn' })).toContainText('16 sandblæste bogstaver à');
  await line(page, /Fornavn/).click();
  await page.getByRole('textbox', { name: 'Tekst', exact: true }).fill('Bo');
  await expect(rows.filter({ hasText: /^Bo/ })).toContainText('2 sandblæste bogstaver à');
  // Sixteen letters have become two, of a height that costs the same each.
  const each = inOre((await rows.filter({ hasText: /^Bo/ }).getByRole('cell').textContent()) ?? '') / 2;
  expect(await total(page)).toBe(first - 14 * each);
  // Said once to a screen reader, when the editing has rested.
  await expect(page.getByText(/^Prisen er nu .* inkl\. moms$/)).toHaveCount(1);
  await expect.poll(asServer).toBe(first - 14 * each);
  // What is hidden is not cut.
  await page.keyboard.press('Control+k');
  const palette = page.locator('[data-popup="commands"]');
  await palette.getByRole('searchbox').fill('Skjul');
  await palette.getByRole('menuitem').first().waitFor();
  await page.keyboard.press('Enter');
  await expect(rows.filter({ hasText: /^Bo/ })).toHaveCount(0);
  expect(await total(page)).toBe(first - 16 * each);
  expect(asked).toBe(0);
  await expectNoObjections(page, 'the price beside the stone', ALL);
});

test('on a phone price and material stand below the stone, cover nothing, and open to sheets @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/designer');
  await drawn(page);
  const material = page.getByRole('button', { name: /^Materiale: / });
  const boxOf = async (of: ReturnType<typeof stage>) => {
    const box = await of.boundingBox();
    if (!box) throw new Error('not on the screen');
    return box;
  };
  const [stone, panel] = [await boxOf(stage(page)), await boxOf(page.getByRole('complementary'))];
  for (const button of [price(page), material]) {
    const box = await boxOf(button);
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(box.y).toBeGreaterThanOrEqual(stone.y + stone.height);
    expect(box.y + box.height).toBeLessThanOrEqual(panel.y);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
  }
  const before = await total(page);
  await material.click();
  const sheet = page.locator('[data-popup="materials"]');
  await expect(sheet.getByRole('radio')).toHaveCount(17);
  await expectNoObjections(page, 'materials', [{ width: 390, height: 844 }]);
  await sheet.getByText('Lysegrå granit').click();
  await expect(material).toHaveAccessibleName(/Lysegrå granit, poleret/);
  await sheet.getByText('Slebet', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Luk' }).click();
  await expect(material).toHaveAccessibleName(/Lysegrå granit, slebet/);
  expect(await total(page)).toBeLessThan(before);
  await price(page).click();
  const prices = page.locator('[data-popup="price"]');
  await expect(prices.getByRole('row', { name: /^I alt inkl\. moms/ })).toBeVisible();
  await expectNoObjections(page, 'price', [{ width: 390, height: 844 }]);
});

test('a business that sells without VAT says so, and one that hides its prices shows none at the family’s link', async ({
  page,
}) => {
  const { id, token } = await makeStone(page);
  // What the server answers there is held by `tests/server`: its one database is set for all of these tests.
  let answered: (found: { list: { vat?: string } | null }) => object = ({ list }) => ({
    list: { ...list, vat: 'excluded' },
  });
  await page.route('**/api/prices/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: answered(await response.json()) });
  });
  await page.goto(`/designer/${id}/${token}`);
  await drawn(page);
  const net = page.getByRole('button', { name: /^Pris: .* ekskl\. moms/ });
  await net.click();
  await expect(page.getByRole('row', { name: /^I alt ekskl\. moms/ })).toBeVisible();
  await expect(page.getByText(/inkl\. moms/)).toHaveCount(0);

  answered = () => ({ list: null });
  await page.route(`**/api/stone/${id}`, async (route) => {
    const response = await route.fetch();
    const { Price: _, Currency: __, ...told } = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ response, json: told });
  });
  await openByLink(page, `/designer/${id}/${token}`);
  await drawn(page);
  await expect(line(page, /Fornavn/)).toBeVisible();
  await expect(page.getByText(/moms/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Flere handlinger' }).click();
  await expect(page.getByRole('menuitem', { name: 'Kopier sten' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Pris' })).toHaveCount(0);
});

test('whoever may only read a stone sees no price', async ({ page }) => {
  const { id, readonlyToken } = await makeStone(page);
  await page.goto(`/designer/${id}/${readonlyToken}`);
  await drawn(page);
  await expect(page.getByText(/inkl\. moms/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Flere handlinger' }).click();
  await expect(page.getByRole('menuitem', { name: 'Kopier sten' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Pris' })).toHaveCount(0);
});
