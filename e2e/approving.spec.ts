import { expect, type Page, test } from '@playwright/test';
import { DESK, expectNoObjections, PHONE, TABLET } from './access/axe';
import { makeStone, rememberUser, stoneDrawn } from './access/stones';
import { said, screenReaderTree } from './access/tree';
import { tab } from './designerPopups';
import { design, phone, tap } from './relative';

// What is not there is told within half a minute.
test.use({ actionTimeout: 30_000 });

interface Asked {
  readonly id: number;
  readonly daughter: string;
  readonly son: string;
}

/** The undertaker's stone, for which a daughter and a son are asked in the designer; returns their links. */
async function ask(undertaker: Page): Promise<Asked> {
  const token = await rememberUser(undertaker);
  const stone = await makeStone(undertaker, design, token);
  await undertaker.goto(`/designer/${stone.id}`);
  await stoneDrawn(undertaker);
  await tab(undertaker, 'Del');
  await undertaker.getByRole('button', { name: 'Familiens godkendelse' }).click();
  const popup = undertaker.locator('[data-popup="approval"]');
  await popup.getByLabel('Navn').fill('Anna Holm');
  await popup.getByRole('button', { name: 'Endnu en pårørende' }).click();
  await popup.getByLabel('Navn').nth(1).fill('Jens Holm');
  await popup.getByLabel('Så mange skal godkende').fill('2');
  await expectNoObjections(undertaker, 'asking relatives', [DESK, TABLET, PHONE]);
  // Closed before the answer is there, it would be unknown which version of the stone was sent.
  const close = popup.getByRole('button', { name: 'Luk', exact: true });
  await popup.getByRole('button', { name: 'Bed 2 om godkendelse' }).click();
  await expect(close).toHaveAttribute('aria-disabled', 'true');
  await undertaker.keyboard.press('Escape');
  const link = (name: string) => popup.getByLabel(`Link til ${name}`);
  await expect(link('Anna Holm')).toHaveValue(/\/approve\/\w+/, { timeout: 60_000 });
  const pathOf = async (name: string) => new URL(await link(name).inputValue()).pathname;
  return { id: stone.id, daughter: await pathOf('Anna Holm'), son: await pathOf('Jens Holm') };
}

/** Presses a key until something has the focus. */
async function tabTo(page: Page, name: RegExp) {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
    if (name.test(focused)) return;
  }
  throw new Error(`no key leads to ${name}`);
}

test('a daughter on her phone and a son at his desk read a stone, and an edit has only its line read again', async ({
  page: undertaker,
  browser,
}) => {
  test.setTimeout(420_000);
  const { daughter, son } = await ask(undertaker);
  const popup = undertaker.locator('[data-popup="approval"]');

  // The daughter, by touch.
  const her = await phone(browser);
  await her.goto(daughter);
  await expect(her.getByRole('heading', { name: 'Kære Anna Holm' })).toBeVisible();
  await expect(her.getByRole('img', { name: 'Stenen, som den kommer til at se ud' })).toBeVisible();
  await expect(her.getByRole('img', { name: 'Stenen på sin plads' })).toBeVisible({ timeout: 60_000 });
  await expectNoObjections(her, 'a relative is asked', [PHONE, TABLET, DESK]);
  // Another link in the list of pages of the same tab is another page.
  await her.evaluate(() => history.pushState(null, '', '/approve/ap_none'));
  await expect(her.getByRole('heading', { name: 'Linket kunne ikke åbnes' })).toBeVisible();
  await her.goBack();
  await her.getByRole('button', { name: 'Begynd at læse' }).tap();
  const line = her.getByRole('img', { name: '»Karen Holm«, som det kommer til at stå på stenen' });
  await expect(line).toBeVisible({ timeout: 60_000 });
  await expectNoObjections(her, 'a line is read', [PHONE, TABLET, DESK]);
  const names = (await screenReaderTree(her)).map(said);
  expect(names).toContain('checkbox “Det er rigtigt: »Karen Holm«”');
  expect(names).toContain('image “»Karen Holm«, som det kommer til at stå på stenen”');
  await tap(her.getByRole('checkbox', { name: 'Det er rigtigt: »Karen Holm«' }));
  await expect(undertaker.getByText(/^1 af \d+ er læst$/)).toBeVisible({ timeout: 20_000 });

  // The way back of the phone leads to what was read before, and whoever hears the page goes on at its heading.
  await her.getByRole('button', { name: 'Næste' }).tap();
  await expect(her.getByRole('checkbox', { name: 'Det er rigtigt: »* 12.4.1941«' })).toBeVisible();
  await expect(her.getByRole('heading', { level: 1 })).toBeFocused();
  await her.goBack();
  await expect(her.getByRole('checkbox', { name: 'Det er rigtigt: »Karen Holm«' })).toBeChecked();
  await her.goForward();

  // The network is gone in the middle: what she does is kept, over a page loaded anew too.
  await her.route('**/api/approve/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await tap(her.getByRole('checkbox', { name: 'Det er rigtigt: »* 12.4.1941«' }));
  await expect(her.getByText('Der er ingen forbindelse lige nu.', { exact: false })).toBeVisible();
  await her.getByRole('button', { name: 'Næste' }).tap();
  // A letter is pressed on the line itself: the 3 of the wrong day is the third.
  const died = her.getByRole('img', { name: '»† 3.11.2026«, som det kommer til at stå på stenen' });
  await expect(died).toBeVisible();
  await died.tap({ position: { x: 60, y: 30 } });
  await expect(her.getByRole('radiogroup', { name: 'Hvilket bogstav?' })).toBeVisible();
  await tap(her.getByRole('radio', { name: '3' }));
  await her.getByLabel('Din bemærkning').fill('Det var den 4. november.');
  await expectNoObjections(her, 'a letter is written about', [PHONE, DESK]);
  await her.reload();
  await expect(her.getByLabel('Din bemærkning')).toHaveValue('Det var den 4. november.');
  await expect(her.getByRole('radio', { name: '3' })).toBeChecked();
  await her.getByRole('button', { name: 'Send bemærkningen' }).tap();
  await expect(her.getByText('Sendes, når der er forbindelse')).toBeVisible();
  await her.unroute('**/api/approve/**');
  await her.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(her.getByText('Om »3«')).toBeVisible({ timeout: 30_000 });
  await expect(her.getByText('Der er ingen forbindelse lige nu.', { exact: false })).toHaveCount(0);

  // The undertaker sees it come, at its place, and answers.
  await expect(popup.getByText('Det var den 4. november.')).toBeVisible({ timeout: 20_000 });
  await expect(popup.getByText(/^2 af \d+ er læst$/)).toBeVisible();
  await expect(popup.locator('figure span').filter({ hasText: /^1$/ }).first()).toBeVisible({
    timeout: 60_000,
  });
  await popup.getByRole('textbox', { name: 'Svar' }).fill('Tak, det retter vi.');
  await popup.getByRole('button', { name: 'Send svaret' }).click();
  await expect(popup.getByText('Tak, det retter vi.')).toBeVisible();
  await expectNoObjections(undertaker, 'relatives have commented', [DESK, TABLET, PHONE]);

  // She ticks the rest and sends what she has written.
  for (let step = 0; step < 10; step += 1) {
    await her.getByRole('button', { name: 'Næste' }).tap();
    if (await her.getByRole('heading', { name: 'Er det hele rigtigt?' }).isVisible()) break;
    await tap(her.getByRole('checkbox'));
  }
  await expectNoObjections(her, 'the summary', [PHONE, TABLET, DESK]);
  await her.getByRole('button', { name: 'Send mine bemærkninger' }).tap();
  await expect(her.getByRole('heading', { name: 'Tak. Vi har fået dine bemærkninger' })).toBeVisible();
  await expectNoObjections(her, 'comments were sent', [PHONE, DESK]);

  // The son, by keyboard alone: everything is right, he thinks.
  const his = await browser.newPage({ viewport: DESK });
  await his.goto(son);
  await expect(his.getByRole('heading', { name: 'Kære Jens Holm' })).toBeVisible();
  await tabTo(his, /^Begynd at læse$/);
  await his.keyboard.press('Enter');
  for (let step = 0; step < 10; step += 1) {
    await expect(his.getByRole('heading', { level: 1 })).toBeVisible();
    if (await his.getByRole('heading', { name: 'Er det hele rigtigt?' }).isVisible()) break;
    await tabTo(his, /^Det er rigtigt/);
    await his.keyboard.press('Space');
    await tabTo(his, /^Næste$/);
    await his.keyboard.press('Enter');
  }
  await expect(his.getByText('Du har læst det hele.')).toBeVisible();
  await his.close();

  // The undertaker mends the line; the approval of what was is void, and the new stone is sent.
  await undertaker.keyboard.press('Escape');
  await tab(undertaker, 'Tekst');
  await undertaker.getByRole('option', { name: '† 3.11.2026' }).click();
  await undertaker.getByRole('textbox', { name: 'Tekst', exact: true }).fill('† 4.11.2026');
  await expect(
    undertaker.getByText('familiens godkendelse gælder ikke længere', { exact: false }),
  ).toBeVisible({
    timeout: 30_000,
  });
  await expectNoObjections(undertaker, 'an edit has voided an approval', [DESK, PHONE]);
  await undertaker.getByRole('button', { name: 'Se godkendelsen' }).click();
  await expect(popup.getByText('† 3.11.2026', { exact: false }).first()).toBeVisible();
  // Side by side as it was sent and as it is now, as the family sees it.
  const pictures = popup.getByRole('figure').filter({ has: undertaker.locator('img, canvas') });
  await expect(pictures.filter({ hasText: 'Sådan var den' })).toBeVisible({ timeout: 60_000 });
  await expect(pictures.filter({ hasText: 'Sådan er den nu' })).toBeVisible({ timeout: 60_000 });
  await expectNoObjections(undertaker, 'what has changed is shown to whoever asked', [DESK, PHONE]);
  await popup.getByRole('button', { name: 'Send stenen, som den er nu' }).click();
  await expect(popup.getByText('0 af 2 har', { exact: false })).toBeVisible({ timeout: 60_000 });

  // Only that line is read again.
  await her.goto(daughter);
  await expect(her.getByText('Stenen er ændret, siden du læste den.', { exact: false })).toBeVisible();
  await expect(her.getByText('»† 3.11.2026« blev til »† 4.11.2026«')).toBeVisible();
  await expectNoObjections(her, 'a stone has changed', [PHONE, TABLET, DESK]);
  await her.getByRole('button', { name: 'Læs videre' }).tap();
  const changed = her.getByRole('checkbox', { name: 'Det er rigtigt: »† 4.11.2026«' });
  await expect(changed).not.toBeChecked();
  await tap(changed);
  await her.getByRole('button', { name: 'Det er afklaret' }).tap();
  for (let step = 0; step < 10; step += 1) {
    if (await her.getByRole('heading', { name: 'Er det hele rigtigt?' }).isVisible()) break;
    await expect(her.getByRole('checkbox')).toBeChecked();
    await her.getByRole('button', { name: 'Næste' }).tap();
  }
  await her.getByRole('button', { name: 'Jeg godkender stenen' }).tap();
  await expect(her.getByRole('heading', { name: 'Tak. Du har godkendt stenen' })).toBeVisible();
  await expect(her.getByText('Nu mangler vi kun de andre: 1 af 2 har godkendt.')).toBeVisible();
  await expect(her.getByText('Seglets nummer')).toBeVisible();
  const keeping = her.waitForEvent('download');
  await her.getByRole('link', { name: 'Gem billedet' }).tap();
  expect((await keeping).suggestedFilename()).toMatch(/\.png$/);
  await expectNoObjections(her, 'a relative has approved', [PHONE, TABLET, DESK]);
  await expect(popup.getByText(/^Har godkendt/)).toBeVisible({ timeout: 20_000 });
  const paper = undertaker.waitForEvent('download');
  await popup.getByRole('button', { name: 'Forløbet som PDF' }).click();
  expect((await paper).suggestedFilename()).toMatch(/\.pdf$/);
  await popup.getByRole('button', { name: 'Luk linket' }).first().click();
  await expect(popup.getByText('Linket er lukket')).toBeVisible();
  await her.reload();
  await expect(her.getByRole('heading', { name: 'Linket kunne ikke åbnes' })).toBeVisible();
  await expectNoObjections(her, 'a link was closed', [PHONE]);
});

test('whoever asks is told of sample words, and a relative reads each language’s own name', async ({
  page: undertaker,
  browser,
}) => {
  test.setTimeout(180_000);
  const token = await rememberUser(undertaker);
  const { id } = await makeStone(undertaker, {}, token);
  await undertaker.goto(`/designer/${id}`);
  await stoneDrawn(undertaker);
  await tab(undertaker, 'Del');
  await undertaker.getByRole('button', { name: 'Familiens godkendelse' }).click();
  const popup = undertaker.locator('[data-popup="approval"]');
  await expect(popup.getByRole('alert')).toContainText('Stenen er ikke skrevet færdig');
  await expect(popup.getByRole('listitem').filter({ hasText: 'er kun et eksempel' }).first()).toBeVisible();
  await expectNoObjections(undertaker, 'asked with sample words', [DESK, PHONE]);
  await popup.getByLabel('Navn').fill('Anna Holm');
  await popup.getByRole('button', { name: 'Bed om godkendelse' }).click();
  const link = popup.getByLabel('Link til Anna Holm');
  await expect(link).toHaveValue(/\/approve\/\w+/, { timeout: 60_000 });
  const her = await phone(browser);
  await her.goto(new URL(await link.inputValue()).pathname);
  await expect(her.getByRole('heading', { name: 'Kære Anna Holm' })).toBeVisible();
  const languages = her.getByRole('navigation', { name: 'Sprog' }).getByRole('link');
  await expect(languages).toHaveText(['Dansk', 'Deutsch', 'Norsk']);
  await expect(languages.and(her.locator('[aria-current]'))).toHaveText('Dansk');
  await expect(languages.first()).toBeVisible();
});

test('a family is asked about both stones of a case at once, and the list says how each stands', async ({
  page: undertaker,
  browser,
}) => {
  test.setTimeout(240_000);
  const token = await rememberUser(undertaker);
  const made = await undertaker.request.post('/api/project/', {
    data: { decName: 'Karen Holm' },
    headers: { AuthCookie: token },
  });
  const { id: ProjectId } = (await made.json()) as { id: number };
  const front = await makeStone(undertaker, { ...design, ProjectId }, token);
  const other = await makeStone(undertaker, { ...design, designName: 'Urnen', ProjectId }, token);
  const bare = await makeStone(undertaker, { designName: 'Tom', Parms: [], ProjectId }, token);
  await undertaker.goto('/designs');
  await undertaker
    .getByRole('button', { name: `Ret sagen ${ProjectId}` })
    .first()
    .click();
  await undertaker.getByRole('button', { name: 'Spørg familien' }).click();
  const popup = undertaker.locator('[data-popup="ask family"]');
  await popup.getByLabel('Navn').fill('Anna Holm');
  await expectNoObjections(undertaker, 'asking about a case', [DESK, TABLET, PHONE]);
  await popup.getByRole('button', { name: 'Bed om godkendelse' }).click();
  const links = popup.getByLabel('Link til Anna Holm');
  await expect(links).toHaveCount(2, { timeout: 60_000 });
  await expect(popup.getByRole('status')).toHaveText('Familien er spurgt om 2 sten.');
  await expect(popup.getByText(`Sten ${bare.id} Tom`, { exact: false })).toContainText('står ikke noget');
  await expectNoObjections(undertaker, 'a case was asked about', [DESK, PHONE]);
  const link = new URL(await links.first().inputValue()).pathname;
  await popup.getByRole('button', { name: 'Luk', exact: true }).click();
  const row = (id: number) =>
    undertaker.getByRole('row').filter({ has: undertaker.locator(`[href="/designer/${id}"]`) });
  await expect(row(front.id)).toContainText('familien er spurgt');
  await expect(row(other.id)).toContainText('familien er spurgt');
  await expect(row(bare.id)).not.toContainText('familien');
  // Each link is of its own stone.
  const her = await phone(browser);
  await her.goto(link);
  await expect(her.getByRole('heading', { name: 'Kære Anna Holm' })).toBeVisible();
  await undertaker.reload();
  await expect(row(front.id)).toContainText('familien læser');
  await expect(row(other.id)).toContainText('familien er spurgt');
});
