import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { textOf } from '../tests/painting/pdf/popplerPages';
import { DESK, expectNoObjections, PHONE, TABLET } from './access/axe';
import { LANGUAGES } from './access/languages';
import { makeStone, rememberUser, stoneDrawn } from './access/stones';
import { openByLink } from './byLink';
import { serverOfMason } from './masonsServer';
import { questionTo } from './orders/confirm';
import { orderLetter } from './orders/masonLetter';
import { triedIn } from './variants';

test('a mason goes from his letter to the cut file in six presses, accepts, and asks about a place', async ({
  page,
}) => {
  test.slow();
  const word = `m${Math.random().toString(36).slice(2, 9)}`;
  const stone = await makeStone(page, { designName: `Sten ${word}` });
  const contactEmail = `${word}@example.test`;
  await page.request.post(`/api/sendToMason/${stone.id}`, {
    data: { StonemasonId: 1, contactName: 'Anna Holm', contactPhone: '20304050', contactEmail },
    headers: { AuthCookie: stone.token },
  });
  await page.goto(await questionTo(contactEmail));
  await page.getByRole('button', { name: 'Ja, den er min' }).click();
  await expect(page.getByRole('heading', { name: 'Tak, den er bekræftet' })).toBeVisible();

  let presses = 0;
  const press = async (name: string | RegExp) => {
    presses += 1;
    await page.getByRole('button', { name }).first().click();
  };
  presses += 1;
  await openByLink(page, await orderLetter(word));
  await expect(page.getByRole('heading', { name: `Sten ${word}` })).toBeVisible();
  await expect(page.getByText('Kontaktperson: Anna Holm')).toBeVisible();
  await press('Tag imod ordren');
  await expect(page.getByRole('button', { name: 'Begynd at hugge' })).toBeVisible();

  await page.getByLabel('Nyt spørgsmål').fill('Skal der være plads til et navn mere?');
  const picture = page.getByRole('img', { name: `Sten ${word}` });
  await expect(picture).toBeVisible({ timeout: 60_000 });
  presses += 1;
  await picture.click({ position: { x: 40, y: 60 } });
  await press('Send spørgsmålet');
  await expect(page.getByText('Stenhuggeren', { exact: true })).toBeVisible();
  await expect(page.getByText('1 spørgsmål venter på svar.')).toBeVisible();

  const downloading = page.waitForEvent('download', { timeout: 60_000 });
  await press('DXF med kurver');
  expect((await downloading).suggestedFilename()).toMatch(/\.dxf$/);
  expect(presses).toBeLessThanOrEqual(6);

  // The churchyard's papers are filled in from the order, whose contact no reader of the stone is told.
  const permit = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Ansøgning med tegninger' }).click();
  expect(textOf(readFileSync(await (await permit).path()), 1)).toContain('Anna Holm');
  await expectNoObjections(page, 'the bench', [DESK, TABLET, PHONE]);
});

for (const { locale, prefix } of LANGUAGES)
  test(
    `the list and an order say to a user who works for no mason whose they are, in ${locale}`,
    triedIn(locale, 'da'),
    async ({ page }) => {
      await rememberUser(page);
      for (const address of [
        `${prefix}/mason`,
        `${prefix}/mason/settings`,
        `${prefix}/mason/order/1`,
        `${prefix}/mason/ma_ended`,
        `${prefix}/proposal/stone/987654321`,
        `${prefix}/proposal/pr_ended`,
      ]) {
        await openByLink(page, address);
        await expect(page.getByRole('alert').getByRole('heading')).toBeVisible();
        await expect(page.getByRole('alert').getByRole('paragraph')).not.toBeEmpty();
      }
      await expectNoObjections(page, 'no order');
    },
  );

test.describe('A mason with a login', () => {
  // The undertaker of the demo data is the second business.
  const { loggedIn, url } = serverOfMason(['hugger'], 2);

  test('asks in his list of orders; the undertaker answers at the stone, and he settles it', async ({
    browser,
  }) => {
    test.slow();
    const { page: mason } = await loggedIn(browser, 'hugger');
    const { page: undertaker, token } = await loggedIn(browser, 'bedemand');
    const stone = await makeStone(undertaker, { designName: 'Karen Holm' }, token);
    const headers = { AuthCookie: token };
    const contact = { contactName: 'Anna Holm', contactPhone: '20304050', contactEmail: 'a@example.test' };
    const sent = await undertaker.request.post(`/api/sendToMason/${stone.id}`, {
      headers,
      data: { StonemasonId: 1, ...contact },
    });
    expect(sent.status()).toBe(200);
    const status = async () =>
      (
        (await (await undertaker.request.get(`/api/stone/${stone.id}`, { headers })).json()) as {
          status: string;
        }
      ).status;
    await expect.poll(status, { timeout: 90_000 }).toBe('sentToMason');

    await mason.goto('/home');
    await expect(mason.getByRole('link', { name: /^Ordrer/ })).toBeVisible();
    await expectNoObjections(mason, 'home of a mason');
    await mason.getByRole('link', { name: /^Ordrer/ }).click();
    const order = mason.getByRole('link', { name: /Karen Holm/ });
    await expect(order).toContainText('Ny');
    await expectNoObjections(mason, 'the inbox', [DESK, TABLET, PHONE]);
    await order.click();
    // Nothing is cut from before the family has approved it; what only shows the stone is there.
    await expect(mason.getByText('Familien har ikke godkendt stenen endnu.', { exact: false })).toBeVisible();
    await expect(mason.getByRole('button', { name: /DXF|PLT|SVG|EPS|fuld størrelse/ })).toHaveCount(0);
    await expect(mason.getByRole('button', { name: /^Forslag som PDF/ })).toBeVisible();
    await expectNoObjections(mason, 'an order that waits for the family', [DESK, PHONE]);
    await mason.getByLabel('Nyt spørgsmål').fill('Skal årstallet længere ned?');
    const picture = mason.getByRole('img', { name: 'Karen Holm' });
    await expect(picture).toBeVisible({ timeout: 60_000 });
    await picture.click({ position: { x: 150, y: 120 } });
    await mason.getByRole('button', { name: 'Send spørgsmålet' }).click();
    await expect(mason.getByText('1 spørgsmål venter på svar.')).toBeVisible();

    await undertaker.goto('/designs');
    await expect(undertaker.getByText('Stenhuggeren spørger').first()).toBeVisible();
    await openByLink(undertaker, `/designer/${stone.id}`);
    await stoneDrawn(undertaker);
    const notice = undertaker.getByRole('alert').filter({ hasText: 'Stenhuggeren spørger' });
    await expect(notice).toContainText('1 spørgsmål venter på svar.');
    await expectNoObjections(undertaker, 'a mason asks', [DESK, TABLET, PHONE]);
    await notice.getByRole('button', { name: 'Læs og svar' }).click();
    const popup = undertaker.locator('[data-popup="mason questions"]');
    await expect(popup.getByText('Skal årstallet længere ned?')).toBeVisible();
    await expect(popup.getByText(/^ved ».+« · .+ mm fra venstre, .+ mm fra oven$/)).toBeVisible();
    // The mark lies where the mason has pressed, as a share of the stone.
    const marked = popup.locator('figure span').filter({ hasText: /^1$/ }).first();
    await expect(marked).toBeVisible({ timeout: 60_000 });
    const placeOn = async (page: Page, within: string) =>
      page.locator(`${within} figure:has(img)`).evaluate((figure) => {
        const stone = figure.querySelector('img')?.getBoundingClientRect();
        const mark = figure.querySelector('span')?.getBoundingClientRect();
        if (!stone || !mark) return [];
        const share = (middle: number, from: number, size: number) => (middle - from) / size;
        return [
          share(mark.x + mark.width / 2, stone.x, stone.width),
          share(mark.y + mark.height / 2, stone.y, stone.height),
        ];
      });
    const [x = 0, y = 0] = await placeOn(undertaker, '[data-popup="mason questions"]');
    const [askedX = 9, askedY = 9] = await placeOn(mason, 'main');
    expect(Math.hypot(x - askedX, y - askedY)).toBeLessThan(0.005);
    await expectNoObjections(undertaker, 'mason questions', [DESK, TABLET, PHONE]);

    // Nothing typed is lost where the network fails, the page is loaded anew, or the popup is closed.
    const field = popup.getByRole('textbox', { name: 'Dit svar' });
    await field.fill('Ja, ti millimeter.');
    const address = '**/questions/*/messages';
    await undertaker.route(address, (route) => route.abort());
    await popup.getByRole('button', { name: 'Send svaret' }).click();
    await expect(popup.getByRole('alert')).toContainText('Svaret blev ikke sendt.');
    await expect(field).toHaveValue('Ja, ti millimeter.');
    await expectNoObjections(undertaker, 'an answer was not sent', [DESK, PHONE]);
    await undertaker.reload();
    await undertaker.getByRole('button', { name: 'Læs og svar' }).click();
    await expect(field).toHaveValue('Ja, ti millimeter.');
    await undertaker.unroute(address);
    // The answer arrives and its acknowledgement does not: sent again, it is written once.
    let isFirst = true;
    await undertaker.route(address, async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      await route.fetch();
      await route.abort();
    });
    await field.press('Control+Enter');
    await popup.getByRole('button', { name: 'Prøv igen' }).click();
    await expect(popup.getByText('Svaret er sendt.')).toBeVisible();
    await expect(popup.getByText('Ja, ti millimeter.', { exact: true })).toHaveCount(1);
    await expect(popup.getByText('Bedemanden')).toBeVisible();
    await undertaker.keyboard.press('Escape');
    await expect(undertaker.getByText('Svaret er hos stenhuggeren.')).toBeVisible();
    await expect(undertaker.getByRole('button', { name: 'Læs igen' })).toBeFocused();

    await openByLink(mason, '/designs');
    await mason.getByRole('link', { name: 'Ordrer' }).click();
    await expect(order).toContainText('Der er svaret');
    await order.click();
    await expect(mason.getByText('Ja, ti millimeter.')).toBeVisible();
    // What he is typing outlives the settling of another question.
    await mason.getByLabel('Nyt spørgsmål').fill('Og hvornår skal den op?');
    await mason.getByRole('button', { name: 'Det er afklaret' }).click();
    await expect(mason.getByText('Afklaret', { exact: true })).toBeVisible();
    await expect(mason.getByLabel('Nyt spørgsmål')).toHaveValue('Og hvornår skal den op?');
    await openByLink(undertaker, `/designer/${stone.id}`);
    await expect(undertaker.getByText('Stenhuggerens spørgsmål er afklaret.')).toBeVisible();

    // The link for editing is told the same, the link for reading nothing.
    const family = await browser.newPage({ baseURL: url() });
    await family.goto(`/designer/${stone.id}/${stone.token}`);
    await expect(family.getByText('Stenhuggerens spørgsmål er afklaret.')).toBeVisible();
    const calls: string[] = [];
    family.on('request', (request) => calls.push(request.url()));
    await family.goto(`/designer/${stone.id}/${stone.readonlyToken}`);
    await stoneDrawn(family);
    expect(calls.filter((url) => url.includes('/questions'))).toEqual([]);
  });
});
