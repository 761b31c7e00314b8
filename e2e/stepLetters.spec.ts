import { expect, type Page, test } from '@playwright/test';
import { DESK, expectNoObjections, PHONE } from './access/axe';
import { LANGUAGES } from './access/languages';
import { makeStone } from './access/stones';
import { openByLink } from './byLink';
import { DATA_FOLDER } from './dataFolder';
import { readLetter } from './orderSteps';
import { questionTo } from './orders/confirm';
import { orderLetter } from './orders/masonLetter';
import { lettersIn } from './outbox';

test.use({ viewport: PHONE, hasTouch: true });

const WISH = 'Skriv til mig ved hvert skridt hos stenhuggeren';

/** Where the letters to an address lead that end them, in the order in which they came. */
async function endingsTo(address: string): Promise<readonly string[]> {
  const letters = (await lettersIn(DATA_FOLDER)).filter(({ to }) => to?.[0]?.address === address);
  return letters.flatMap(({ text }) => /\/letters\/sl_[\w-]+/.exec(text ?? '')?.[0] ?? []);
}

/** Writes who is to be asked, and which mason gets the stone. */
async function fillIn(page: Page, contactEmail: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Kontaktpersonens navn' }).fill('Anne Holm');
  await page.getByRole('textbox', { name: 'Telefon' }).fill('12345678');
  await page.getByRole('textbox', { name: 'Kontaktpersonens e-mail' }).fill(contactEmail);
  await page.getByRole('button', { name: /Stenhugger$/ }).click();
  await page.getByRole('option', { name: /^Østbyens Stenhuggeri/ }).click();
}

test('a family wishes for letters at each step, on a phone, gets one, and ends them by one press', async ({
  page,
}) => {
  test.slow();
  const word = `f${Math.random().toString(36).slice(2, 9)}`;
  const address = `${word}@example.test`;
  await openByLink(page, '/');
  const stone = await makeStone(page, { designName: `Sten ${word}` });
  // As the browser of whoever drew it remembers it.
  await page.evaluate((made) => localStorage.setItem('gravestone.stones', JSON.stringify([made])), {
    id: stone.id,
    token: stone.token,
    designName: `Sten ${word}`,
  });
  const headers = { AuthCookie: stone.token };
  const wished = async () =>
    (
      (await (await page.request.get(`/api/stone/${stone.id}`, { headers })).json()) as {
        tellSteps?: boolean;
      }
    ).tellSteps;
  await openByLink(page, `/?step=sendStone&for=send&stone=${stone.id}`);
  await fillIn(page, address);
  // As it is without a wish: whom the mason calls is written to, and nobody else.
  const wish = page.getByRole('switch', { name: WISH });
  await expect(wish).toBeChecked();
  await page
    .getByRole('radiogroup', { name: 'Hvem tager kontakt?' })
    .getByText('Familien', { exact: true })
    .click();
  await expect(wish).not.toBeChecked();
  expect(await wished()).toBeUndefined();
  await page.getByText(WISH).click();
  await expect(wish).toBeChecked();
  await expectNoObjections(page, 'the wish for letters', [PHONE]);
  await readLetter(page);
  await expect(page.getByRole('dialog')).toContainText('Kontaktpersonen får brev ved hvert skridt');
  await page.getByRole('button', { name: 'Send til stenhugger' }).click();
  await expect(page.getByRole('dialog', { name: 'Bekræft i din mail' })).toBeVisible();
  expect(await wished()).toBe(true);
  await openByLink(page, await questionTo(address));
  await page.getByRole('button', { name: 'Ja, den er min' }).click();
  await expect(page.getByRole('heading', { name: 'Tak, den er bekræftet' })).toBeVisible();

  const mason = (await orderLetter(word)).split('/').at(-1) ?? '';
  const move = (status: string) =>
    page.request.put(`/api/stone/${stone.id}/status`, { headers: { AuthCookie: mason }, data: { status } });
  await expect.poll(async () => (await move('received')).status(), { timeout: 60_000 }).toBe(200);
  await expect.poll(async () => (await endingsTo(address)).length, { timeout: 60_000 }).toBe(1);
  const [link = ''] = await endingsTo(address);
  await openByLink(page, link);
  await expect(page.getByRole('heading', { name: 'Breve fra stenhuggeren' })).toBeVisible();
  await expectNoObjections(page, 'how letters are ended', [PHONE, DESK]);
  await page.getByRole('button', { name: 'Stop brevene' }).click();
  await expect(page.getByRole('heading', { name: 'Brevene er stoppet' })).toBeVisible();
  await expectNoObjections(page, 'letters are ended', [PHONE]);
  expect((await move('processing')).status()).toBe(200);
  // Opened again it says that they are ended.
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Brevene er stoppet' })).toBeVisible();
  expect(await endingsTo(address)).toHaveLength(1);
});

for (const { locale, prefix, words } of LANGUAGES)
  test(`a link that ends no letters says so, in ${locale}`, async ({ page }) => {
    await openByLink(page, `${prefix}/letters/sl_ended`);
    await expect(page.getByRole('heading', { name: words.confirming.failed })).toBeVisible();
    await expectNoObjections(page, 'no letters to end', [PHONE]);
  });
