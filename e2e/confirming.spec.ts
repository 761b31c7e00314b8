import { expect, type Page, test } from '@playwright/test';
import { expectNoObjections } from './access/axe';
import { LANGUAGES } from './access/languages';
import { makeStone, rememberUser } from './access/stones';
import { isNarrow } from './designsList';
import { questionTo } from './orders/confirm';
import { triedIn } from './variants';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Orders a stone as a stranger, and returns the stone, the word it is found by and the page its letter links to. */
async function strangersOrder(page: Page, locale = 'da') {
  const word = `m${Math.random().toString(36).slice(2, 9)}`;
  const stone = await makeStone(page, { designName: `Grab ${word}` });
  const contactEmail = `${word}@example.test`;
  const sent = await page.request.post(`/api/sendToMason/${stone.id}`, {
    data: { StonemasonId: 1, contactName: `Anna ${word}`, contactPhone: '20304050', contactEmail },
    headers: { AuthCookie: stone.token, 'accept-language': locale },
  });
  expect((await sent.json()).waitsFor).toBe('confirmation');
  return { stone, word, letter: await questionTo(contactEmail) };
}

const statusOf = async (page: Page, { id, token }: { id: number; token: string }) => {
  const answer = await page.request.get(`/api/stone/${id}`, { headers: { AuthCookie: token } });
  const { status, waitsFor } = (await answer.json()) as { status: string; waitsFor: string | null };
  return `${status} ${waitsFor ?? '–'}`;
};

for (const { locale, prefix, words } of LANGUAGES)
  test(
    `whoever opens the letter says that the order is theirs, in ${locale} @phone`,
    triedIn(locale, 'da'),
    async ({ page }) => {
      const say = words.confirming;
      await page.goto(`${prefix}/`);
      const { stone, word, letter } = await strangersOrder(page, locale);
      expect(letter.startsWith(`${prefix}/confirm/cf_`)).toBe(true);
      await page.goto(letter);
      await expect(page.getByRole('heading', { name: say.title })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Østbyens Stenhuggeri');
      await expect(page.getByRole('main')).not.toContainText(word);
      await expectNoObjections(page, 'the question');
      expect(await statusOf(page, stone)).toBe('ordered confirmation');

      await page.getByRole('button', { name: say.decline }).click();
      await expect(page.getByRole('heading', { name: say.declined.title })).toBeVisible();
      await expectNoObjections(page, 'declined');
      expect(await statusOf(page, stone)).toBe('ordered release');
      await page.reload();
      await page.getByRole('button', { name: say.declined.late }).click();
      await expect(page.getByRole('heading', { name: say.confirmed.title })).toBeVisible();
      await expectNoObjections(page, 'confirmed');
      await expect.poll(() => statusOf(page, stone), { timeout: 60_000 }).toBe('sentToMason –');
    },
  );

test('a link that was cut off, and a server that does not answer, are said in words', async ({ page }) => {
  await page.goto('/confirm/cf_kort');
  await expect(page.getByText('Linket gælder ikke.')).toBeVisible();
  await expectNoObjections(page, 'no such link');
  const { letter } = await strangersOrder(page);
  await page.goto(letter);
  await expect(page.getByRole('heading', { name: 'Er det din forespørgsel?' })).toBeVisible();
  await page.route('**/api/confirmation/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Ja, den er min' }).click();
  await expect(page.getByText('Serveren svarer ikke. Prøv igen om lidt.')).toBeVisible();
  await page.unroute('**/api/confirmation/**');
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByRole('heading', { name: 'Tak, den er bekræftet' })).toBeVisible();
});

test('the provider sends on what nobody has confirmed, or turns it down @phone', async ({ page }) => {
  test.slow();
  await page.goto('/');
  const orders = { sentOn: await strangersOrder(page), turnedDown: await strangersOrder(page) };
  await rememberUser(page, 'admin');
  const open = async ({ stone, word }: (typeof orders)['sentOn']) => {
    await page.goto('/designs');
    await page.getByRole('searchbox', { name: 'Søg' }).fill(word);
    const row = page.locator('[data-row]').filter({ hasText: word }).first();
    await expect(row).toContainText('Ikke bekræftet');
    if (isNarrow(page)) await row.getByRole('button', { name: new RegExp(word) }).click();
    await page
      .getByRole('button', { name: new RegExp(`^Send (forespørgslen om sten nr. ${stone.id} )?videre`) })
      .first()
      .click();
    const popup = page.locator('[data-popup="release order"]');
    await expect(popup).toContainText('20304050');
    await expect(popup).toContainText('Østbyens Stenhuggeri');
    return { popup, row };
  };
  const sentOn = await open(orders.sentOn);
  await expectNoObjections(page, 'release order');
  await page.route('**/release', (route) => route.fulfill({ status: 500, json: { error: 'Det gik ikke.' } }));
  await sentOn.popup.getByRole('button', { name: 'Send videre' }).click();
  await page
    .getByRole('alertdialog', { name: 'Det lykkedes ikke' })
    .getByRole('button', { name: 'Luk' })
    .click();
  await page.unroute('**/release');
  await sentOn.popup.getByRole('button', { name: 'Send videre' }).click();
  await expect(sentOn.popup).toBeHidden();
  await expect(sentOn.row).toContainText('Bestilt');
  await expect.poll(() => statusOf(page, orders.sentOn.stone), { timeout: 60_000 }).toBe('sentToMason –');

  const turnedDown = await open(orders.turnedDown);
  await turnedDown.popup.getByRole('button', { name: 'Afvis' }).click();
  await expect(turnedDown.popup).toBeHidden();
  await expect(turnedDown.row).toContainText('Annulleret');
  await page.goto(orders.turnedDown.letter);
  await expect(page.getByRole('heading', { name: 'Her er ikke mere at gøre' })).toBeVisible();
});
