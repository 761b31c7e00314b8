import { expect, type Page, test } from '@playwright/test';
import { moveFingers } from './fingers';
import { drawn, line, onStone } from './stage';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

/** Taps a field, clears it, and types: all that an on-screen keyboard is for. */
async function write(page: Page, field: string, text: string): Promise<void> {
  const input = page.getByRole('textbox', { name: field, exact: true });
  await input.tap();
  await expect(input).toBeFocused();
  await page.keyboard.press('End');
  for (let left = (await input.inputValue()).length; left > 0; left -= 1)
    await page.keyboard.press('Backspace');
  await page.keyboard.type(text);
}

test('a stone is designed, saved, shared and sent by touch alone', async ({ page, context }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const heard = window as unknown as { mice: number };
    heard.mice = 0;
    window.addEventListener(
      'pointerdown',
      ({ pointerType }) => (heard.mice += pointerType === 'mouse' ? 1 : 0),
      {
        capture: true,
      },
    );
  });
  const touch = await context.newCDPSession(page);

  await test.step('the wizard leads to a stone', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: /^Ny gravsten/ }).tap();
    await page.getByRole('link', { name: /Kistegrav/ }).tap();
    await page.getByRole('link', { name: /Svajet gravsten/ }).tap();
    await drawn(page);
  });

  await test.step('a line is tapped on the stone and written', async () => {
    const name = await onStone(page, { x: 300, y: 250 });
    await page.touchscreen.tap(name.x, name.y);
    await expect(line(page, /Fornavn Efternavn/)).toHaveAttribute('aria-selected', 'true');
    await write(page, 'Tekst', 'Åse Ærø');
    await expect(line(page, 'Åse Ærø')).toBeAttached();
  });

  await test.step('one character’s spacing, the typeface, the height and the colour are set', async () => {
    await write(page, 'Afstand mellem Å og s', '1,3');
    const font = page.getByRole('button', { name: /Skrifttype/ });
    await font.tap();
    await page.getByRole('option', { name: 'Cinzel', exact: true }).tap();
    await expect(font).toContainText('Cinzel');
    await write(page, 'Bogstavhøjde', '50');
    await page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: 'Hvid', exact: true }) })
      .tap();
    await expect(page.getByRole('radio', { name: 'Hvid', exact: true })).toBeChecked();
    await expect(line(page, 'Åse Ærø')).toContainText('50 mm');
  });

  await test.step('a finger drags the line over the stone', async () => {
    const top = page.getByRole('textbox', { name: 'Fra top' });
    const before = Number((await top.inputValue()).replace(',', '.'));
    await moveFingers(touch, [
      await onStone(page, { x: 300, y: before - 20 }),
      await onStone(page, { x: 300, y: before + 60 }),
    ]);
    const after = async () => Number((await top.inputValue()).replace(',', '.'));
    await expect.poll(async () => Math.abs((await after()) - before - 80)).toBeLessThan(12);
  });

  await test.step('an ornament is set on the stone', async () => {
    await page.getByRole('tab', { name: 'Udsmykning' }).tap();
    const vignets = page.getByRole('tabpanel').getByRole('listbox', { name: 'Vignetter' });
    await vignets.getByRole('option').nth(1).tap();
    await expect(vignets.getByRole('option', { selected: true })).toHaveCount(1);
  });

  await test.step('it is saved under its own address', async () => {
    await page.getByRole('button', { name: 'Gem sten' }).tap();
    await expect(page).toHaveURL(/\/designer\/\d+\/st_/);
    const [, id, token = ''] = /\/designer\/(\d+)\/([\w-]+)$/.exec(page.url()) ?? [];
    const answer = await page.request.get(`/api/stone/${id}`, { headers: { AuthCookie: token } });
    const { Parms } = (await answer.json()) as { Parms: { type: string }[] };
    expect(Parms[0]).toMatchObject({
      subText: 'Åse Ærø',
      fontFamily: 'Cinzel',
      fontSize: '50',
      fontColor: 'hvid',
      subTextSpacing: expect.stringMatching(/^1\.3,/),
    });
    expect(Parms.filter(({ type }) => /Vignet/.test(type))).toHaveLength(2);
  });

  await test.step('its link is copied', async () => {
    await page.getByRole('tab', { name: 'Del', exact: true }).tap();
    await page.getByRole('button', { name: 'Kopier link' }).first().tap();
    await expect(page.getByRole('button', { name: 'Link kopieret!' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/designer\/\d+\/ro_/);
  });

  await test.step('an offer is asked for: who asks, read through, sent', async () => {
    await page.getByRole('button', { name: 'Få tilbud' }).tap();
    await write(page, 'Kontaktpersonens navn', 'Karen Holm');
    await write(page, 'Telefon', '20 30 40 50');
    await write(page, 'Kontaktpersonens e-mail', 'karen@example.test');
    const settings = page.getByRole('dialog', { name: 'Dine oplysninger' });
    await settings.getByRole('button', { name: /Stenhugger/ }).tap();
    await page.getByRole('option', { name: /Østbyens/ }).tap();
    await settings.getByRole('button', { name: 'Videre' }).tap();
    const popup = page.getByRole('dialog', { name: 'Læs stenen igennem' });
    await popup.getByText('Navne, datoer og brev er læst igennem og er rigtige').tap();
    await popup.getByRole('button', { name: 'Send til stenhugger' }).tap();
    const success = page.getByRole('dialog', { name: 'Bekræft i din mail' });
    await expect(success).toContainText('Vi har skrevet til karen@example.test.');
    await success.getByRole('button', { name: 'Luk' }).tap();
    await expect(success).toBeHidden();
  });

  expect(await page.evaluate(() => (window as unknown as { mice: number }).mice)).toBe(0);
});
