import { expect, type Page, test } from '@playwright/test';
import { tabShown } from '../designerPopups';
import { portrait } from '../portrait';
import { drawn, line } from '../stage';
import { tradeSwitch } from '../tradeFiles';
import { LANGUAGES } from './languages';
import { smallTargets } from './layout';
import { makeStone, rememberStone, rememberUser } from './stones';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
});

test('every target of the start page, the wizard and the login is 44 px at least', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await rememberStone(page, await makeStone(page), 'Karen Juhl');
  for (const { locale, prefix, words } of LANGUAGES) {
    await page
      .context()
      .addCookies([{ name: 'i18n_redirected', value: locale, domain: '127.0.0.1', path: '/' }]);
    await page.goto(`${prefix}/`);
    await expect(page.getByRole('heading', { name: words.start.headline })).toBeVisible();
    expect.soft(await smallTargets(page), `start, ${locale}`).toEqual([]);
    await page.goto(`${prefix}/login`);
    await page.getByRole('heading').first().waitFor();
    expect.soft(await smallTargets(page), `login, ${locale}`).toEqual([]);
  }
  await page.context().clearCookies();
  for (const step of [
    'newStone',
    'selectStoneType&kind=urn',
    'additionToExisting',
    'pendingStones&for=send',
  ]) {
    await page.goto(`/?step=${step}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('main').locator('ul a, ul button, article a, button').first().waitFor();
    expect.soft(await smallTargets(page), step).toEqual([]);
  }
});

/** Opens on the designer what stands beside its tabs, and what is in hand there, and expects large targets in each. */
async function expectLargeInHand(page: Page): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const expectLarge = async (state: string) => expect.soft(await smallTargets(page), state).toEqual([]);
  await page.getByRole('tab', { name: 'Tekst', exact: true }).tap();
  await tabShown(page);
  await button('Indsæt tegn').tap();
  await page.getByRole('toolbar', { name: 'Tegn' }).waitFor();
  await expectLarge('signs');
  await button('Ny tekstblok').tap();
  await page.getByText('Bryd linjerne ved en bredde').tap();
  await page.getByRole('textbox', { name: 'Bredde', exact: true }).waitFor();
  await expectLarge('a block of text');
  await button('Mål og hjælpelinjer').tap();
  await button('Læg en lineal på').tap();
  await page.getByRole('textbox', { name: 'Længde' }).waitFor();
  await expectLarge('aids');
  await page.keyboard.press('Escape');
  await button('Lag').tap();
  await page.getByRole('grid', { name: 'Lag' }).waitFor();
  await expectLarge('layers');
  await button('Luk lag').tap();
  await page.getByRole('tab', { name: 'Udsmykning', exact: true }).tap();
  await tabShown(page);
  await page.getByRole('textbox', { name: 'Webadresse eller tekst' }).fill('https://www.mindeside.dk/anna');
  await button('Sæt QR-kode på stenen').tap();
  await page.getByRole('textbox', { name: 'Sidelængde' }).waitFor();
  await expectLarge('a QR code');
  const chooser = page.waitForEvent('filechooser');
  await button('Vælg foto til medaljon').tap();
  await (await chooser).setFiles({ name: 'mor.jpg', mimeType: 'image/jpeg', buffer: await portrait() });
  await page.locator('[data-medallion] [data-crop]').waitFor();
  await expectLarge('a medallion');
}

test('every target of the designer is 44 px at least, on each tab and in its popups', async ({ page }) => {
  test.slow();
  const { id, token } = await makeStone(page);
  await page.goto(`/designer/${id}/${token}`);
  await drawn(page);
  await line(page, /Fornavn/).tap();
  await page.getByRole('textbox', { name: 'Tekst', exact: true }).waitFor();
  for (const panel of ['Tekst', 'Sten', 'Baggrund', 'Udsmykning', 'Tilbehør', 'Del', 'Udskriv']) {
    await page.getByRole('tab', { name: panel, exact: true }).tap();
    await tabShown(page);
    await page.getByRole('tabpanel', { name: panel, exact: true }).waitFor();
    expect.soft(await smallTargets(page), panel).toEqual([]);
  }
  await page.getByText('Vis filer til værkstedet', { exact: true }).tap();
  await expect(tradeSwitch(page)).toBeChecked();
  expect.soft(await smallTargets(page), 'the files of the trade').toEqual([]);
  await expectLargeInHand(page);
  await page.getByRole('button', { name: 'Flere handlinger' }).tap();
  await page.getByRole('menuitem').first().waitFor();
  expect.soft(await smallTargets(page), 'menu').toEqual([]);
  await page.getByRole('menuitem', { name: 'Dine oplysninger' }).tap();
  await page.locator('[data-popup="project settings"]').waitFor();
  expect.soft(await smallTargets(page), 'project settings').toEqual([]);
});

test('every target of the list of cases and stones is 44 px at least', async ({ page }) => {
  const token = await rememberUser(page);
  const word = `t${Math.random().toString(36).slice(2, 8)}`;
  const made = await page.request.post('/api/project/', {
    data: { decName: word },
    headers: { AuthCookie: token },
  });
  const project = ((await made.json()) as { id: number }).id;
  const { id } = await makeStone(page, { designName: word, ProjectId: project }, token);
  await page.goto('/designs');
  await page.getByRole('searchbox').fill(word);
  await page.getByRole('button', { name: word }).tap();
  await page.getByText('Kopier', { exact: true }).waitFor();
  // In the card’s head, and among its facts.
  await expect(page.getByText(/ inkl\. moms$/)).toHaveCount(2);
  expect(await smallTargets(page)).toEqual([]);
  await page.getByRole('link', { name: `Næste sten, samme stil som sten ${id}` }).tap();
  await expect(page).toHaveURL(`/designer?project=${project}&like=${id}`);
});
