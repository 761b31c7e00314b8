import { expect, type Locator, type Page, test } from '@playwright/test';
import { drawn, line, stage } from './stage';

/** More tab stops than any page here has. */
const STOPS = 120;

/** Presses Tab, or Shift and Tab, until something is reached, as a person would. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < STOPS; stop += 1) {
    const isThere = await target.evaluateAll((elements) =>
      elements.some((one) => one === document.activeElement),
    );
    if (isThere) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} is not reached by ${key}`);
}

/** Clears the focused field, and types. */
async function write(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Opens another of the panel's tabs: to the open one, then with the arrows. */
async function openTab(page: Page, name: string, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(page, page.getByRole('tab', { selected: true }), key);
  const tab = page.getByRole('tab', { name, exact: true });
  for (let step = 0; step < 7 && (await tab.getAttribute('aria-selected')) !== 'true'; step += 1)
    await page.keyboard.press('ArrowRight');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

test('a stone is designed, saved, shared and sent with the keyboard alone', async ({ page, context }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const heard = window as unknown as { pointers: number };
    heard.pointers = 0;
    for (const type of ['pointerdown', 'mousedown', 'touchstart'])
      window.addEventListener(type, () => (heard.pointers += 1), { capture: true });
  });

  await test.step('the wizard leads to a stone', async () => {
    await page.goto('/');
    await tabTo(page, page.getByRole('link', { name: /^Ny gravsten/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Ny gravsten' })).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: /Kistegrav/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Vælg stentype' })).toBeFocused();
    await page.getByRole('link', { name: /Svajet gravsten/ }).waitFor();
    await tabTo(page, page.getByRole('link', { name: /Svajet gravsten/ }));
    await page.keyboard.press('Enter');
    await drawn(page);
  });

  await test.step('a line is taken in hand and written', async () => {
    await tabTo(page, line(page, /Fornavn Efternavn/));
    await page.keyboard.press('Space');
    await expect(line(page, /Fornavn Efternavn/)).toHaveAttribute('aria-selected', 'true');
    await tabTo(page, page.getByRole('textbox', { name: 'Tekst', exact: true }));
    await write(page, 'Åse Ærø');
    await expect(line(page, 'Åse Ærø')).toBeVisible();
  });

  await test.step('one character’s spacing, the typeface, the height and the colour are set', async () => {
    const gap = page.getByRole('textbox', { name: 'Afstand mellem Å og s' });
    await tabTo(page, gap);
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Shift+ArrowUp');
    await expect(gap).toHaveValue('1,3');
    const font = page.getByRole('button', { name: /Skrifttype/ });
    await tabTo(page, font);
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'Cinzel', exact: true }).waitFor();
    await page.keyboard.type('Cinzel');
    await expect(page.getByRole('option', { name: 'Cinzel', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(font).toContainText('Cinzel');
    await tabTo(page, page.getByRole('textbox', { name: 'Bogstavhøjde' }));
    await write(page, '50');
    const white = page.getByRole('radio', { name: 'Hvid', exact: true });
    await tabTo(page, page.getByRole('radio', { name: 'Guld' }));
    for (let step = 0; step < 6 && !(await white.isChecked()); step += 1)
      await page.keyboard.press('ArrowRight');
    await expect(white).toBeChecked();
    await expect(line(page, 'Åse Ærø')).toContainText('50 mm');
  });

  await test.step('the arrows move the line on the stone', async () => {
    await tabTo(page, stage(page), 'Shift+Tab');
    const left = page.getByRole('textbox', { name: 'Fra venstre' });
    await expect(left).toHaveValue('300');
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowUp');
    await expect(left).toHaveValue('303');
  });

  await test.step('an ornament is set on the stone', async () => {
    await openTab(page, 'Udsmykning', 'Tab');
    const vignets = page.getByRole('tabpanel').getByRole('listbox', { name: 'Vignetter' });
    await vignets.getByRole('option').first().waitFor();
    await tabTo(page, vignets.getByRole('option'));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(vignets.getByRole('option', { selected: true })).toHaveCount(1);
    await expect(page.getByRole('switch', { name: 'Spejlvend' })).toBeAttached();
  });

  await test.step('it is saved under its own address', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Gem sten' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/designer\/\d+\/st_/);
    const [, id, token = ''] = /\/designer\/(\d+)\/([\w-]+)$/.exec(page.url()) ?? [];
    const answer = await page.request.get(`/api/stone/${id}`, { headers: { AuthCookie: token } });
    const { Parms } = (await answer.json()) as { Parms: { subText?: string; type: string }[] };
    expect(Parms[0]).toMatchObject({
      subText: 'Åse Ærø',
      fontFamily: 'Cinzel',
      fontSize: '50',
      fontColor: 'hvid',
      subTextSpacing: expect.stringMatching(/^1\.3,/),
      position: { x: 303 },
    });
    expect(Parms.filter(({ type }) => /Vignet/.test(type))).toHaveLength(2);
  });

  await test.step('its link is copied', async () => {
    await openTab(page, 'Del', 'Tab');
    await tabTo(page, page.getByRole('button', { name: 'Kopier link' }).first());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Link kopieret!' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/designer\/\d+\/ro_/);
  });

  await test.step('an offer is asked for: who asks, read through, sent', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Få tilbud' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const settings = page.getByRole('dialog', { name: 'Dine oplysninger' });
    await settings.waitFor();
    await tabTo(page, settings.getByLabel('Kontaktpersonens navn'));
    await page.keyboard.type('Karen Holm');
    await tabTo(page, settings.getByLabel('Telefon'));
    await page.keyboard.type('20 30 40 50');
    await tabTo(page, settings.getByLabel('Kontaktpersonens e-mail'));
    await page.keyboard.type('karen@example.test');
    const mason = settings.getByRole('button', { name: /Stenhugger/ });
    await tabTo(page, mason);
    await page.keyboard.press('Enter');
    const search = page.getByRole('searchbox', { name: /^Søg efter navn/ });
    await expect(search).toBeFocused();
    await page.keyboard.type('østby');
    await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(mason).toContainText('Østbyens');
    await tabTo(page, settings.getByRole('button', { name: 'Videre' }));
    await page.keyboard.press('Enter');
    const popup = page.getByRole('dialog', { name: 'Læs stenen igennem' });
    await expect(popup).toContainText('Åse Ærø');
    await tabTo(page, popup.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await tabTo(page, popup.getByRole('button', { name: 'Send til stenhugger' }));
    await page.keyboard.press('Enter');
    const success = page.getByRole('dialog', { name: 'Bekræft i din mail' });
    await expect(success).toContainText('Vi har skrevet til ');
    await expect(page).toHaveURL(/\/designer\/\d+\/ro_/);
    await tabTo(page, success.getByRole('button', { name: 'Luk' }));
    await page.keyboard.press('Enter');
    await expect(success).toBeHidden();
  });

  expect(await page.evaluate(() => (window as unknown as { pointers: number }).pointers)).toBe(0);
});
