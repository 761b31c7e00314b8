import { type Browser, expect, type Page, test } from '@playwright/test';
import { DESK, expectNoObjections, PHONE, TABLET } from './access/axe';
import { LANGUAGES } from './access/languages';
import { makeStone, rememberUser, stoneDrawn } from './access/stones';
import { said, screenReaderTree } from './access/tree';
import { tab } from './designerPopups';
import { triedIn } from './variants';

test.use({ actionTimeout: 30_000 });

const linesOf = (...words: string[]) =>
  words.map((subText, index) => ({
    ...{ type: 'text', subText, fontFamily: 'EB Garamond', fontSize: '30', scale: 1 },
    position: { x: 280, y: 130 + index * 70, rotation: 0 },
  }));

/** A phone in the daughter's hand. */
async function phone(browser: Browser): Promise<Page> {
  const given = { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2, locale: 'da-DK' };
  return (await browser.newContext(given)).newPage();
}

async function menu(page: Page, name: string) {
  await page.getByRole('button', { name: 'Flere handlinger' }).click();
  await page.getByRole('menuitem', { name }).click();
}

test('an undertaker makes a variant and takes its words over, a daughter chooses it on her phone, and he sees her choice', async ({
  page: undertaker,
  browser,
}) => {
  test.setTimeout(420_000);
  const token = await rememberUser(undertaker);
  const stone = await makeStone(
    undertaker,
    { designName: 'Karen Holm', Parms: linesOf('Karen Holm') },
    token,
  );
  await undertaker.goto(`/designer/${stone.id}`);
  await stoneDrawn(undertaker);
  await menu(undertaker, 'Varianter ved siden af hinanden');
  await undertaker.getByRole('button', { name: 'Lav en variant' }).click();
  const second = undertaker.getByRole('region', { name: 'Variant B' });
  await expect(second).toContainText('Ingen forskel fra variant A.');
  await second.getByRole('button', { name: 'Giv et navn til variant B' }).click();
  await second.getByLabel('Navn på variant B').fill('Med et vers');
  await undertaker.keyboard.press('Enter');
  await expect(second.getByRole('heading', { name: 'Med et vers' })).toBeVisible();

  // The first says something else by now, and a line more.
  const read = await undertaker.request.get(`/api/stone/${stone.id}`, { headers: { AuthCookie: token } });
  const now = (await read.json()) as object;
  const Parms = linesOf('Karin Holm', 'Tak for alt');
  const headers = { AuthCookie: token };
  await undertaker.request.put(`/api/stone/${stone.id}`, { headers, data: { ...now, Parms } });
  await second.getByRole('link', { name: 'Åbn og ret variant B' }).click();
  await stoneDrawn(undertaker);
  await menu(undertaker, 'Overtag tekst fra en variant');
  const popup = undertaker.locator('[data-popup="take over words"]');
  await expect(popup).toContainText('»Karen Holm« bliver til »Karin Holm«');
  await expect(popup.getByRole('checkbox', { name: 'Tilføj »Tak for alt«' })).toBeChecked();
  await expectNoObjections(undertaker, 'words are taken over', [DESK, TABLET, PHONE]);
  await popup.getByRole('button', { name: 'Overtag teksten' }).click();
  await tab(undertaker, 'Tekst');
  const written = undertaker.getByRole('tabpanel').getByText('Karin Holm');
  await expect(written.first()).toBeVisible();
  await undertaker.getByRole('button', { name: 'Fortryd', exact: true }).click();
  await expect(undertaker.getByRole('tabpanel').getByText('Karen Holm').first()).toBeVisible();
  await undertaker.getByRole('button', { name: 'Gentag', exact: true }).click();
  await expect(written.first()).toBeVisible();

  await menu(undertaker, 'Varianter ved siden af hinanden');
  await undertaker.getByRole('button', { name: 'Lav et link' }).click();
  const link = undertaker.getByLabel('Link til familien');
  await expect(link).toHaveValue(/\/choose\/ch_/);
  await expectNoObjections(undertaker, 'variants side by side', [DESK, TABLET, PHONE]);

  const her = await phone(browser);
  await her.goto(new URL(await link.inputValue()).pathname);
  await expect(her.getByRole('heading', { name: 'Hvilken sten skal det være?' })).toBeVisible();
  await expectNoObjections(her, 'a family chooses', [PHONE, TABLET, DESK]);
  const names = (await screenReaderTree(her)).map(said);
  expect(names).toContain('button “Den her: variant B”');
  await her.getByRole('button', { name: 'Variant B', exact: true }).tap();
  await her.getByRole('button', { name: 'Den her: variant B' }).tap();
  const question = her.locator('[data-popup="choose variant"]');
  await expect(question).toContainText('At vælge er ikke at godkende');
  await question.getByLabel('En sætning').fill('Den ville mor have valgt.');
  await question.getByRole('button', { name: 'Sig, at det er variant B' }).tap();
  await expect(her.getByText('I har valgt variant B.')).toBeVisible();

  await undertaker.reload();
  await expect(undertaker.getByText('Familiens valg: Variant B')).toBeVisible();
  await expect(undertaker.getByText('Den ville mor have valgt.')).toBeVisible();
  await her.context().close();
});

/** What the family is asked, in each language. */
const ASKED = {
  da: 'Hvilken sten skal det være?',
  de: 'Welcher Stein soll es sein?',
  no: 'Hvilken stein skal det være?',
};

for (const { locale, prefix } of LANGUAGES)
  test(`variants are seen and chosen from in ${locale}`, triedIn(locale, 'no'), async ({ page }) => {
    const token = await rememberUser(page);
    const stone = await makeStone(page, { designName: 'Karen Holm', Parms: linesOf('Karen Holm') }, token);
    const headers = { AuthCookie: token, 'accept-language': locale };
    const at = `/api/stone/${stone.id}/alternatives`;
    await page.request.post(at, { headers });
    const made = await page.request.post(`${at}/link`, { headers, data: {} });
    const { token: link } = (await made.json()) as { token: string };
    await page.goto(`${prefix}/variants/${stone.id}`);
    await expect(page.getByRole('region', { name: /^Variante? B$/ })).toBeVisible();
    await page.goto(`${prefix}/choose/${link}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ASKED[locale]);
    await expect(page.getByRole('region', { name: /^Variante? B$/ })).toBeVisible();
  });
