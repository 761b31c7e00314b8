import { expect, type Page, test } from '@playwright/test';
import { makeStone, rememberUser } from './access/stones';
import { drawn, line } from './stage';

/** The fewest keys reached so far, each of a chord counted by itself; what a family’s own words take comes besides. */
const FEWEST = 28;

/** A keyboard that counts: each key of a chord, each letter of a search; the family’s own words are not counted. */
async function counting(page: Page) {
  await page.addInitScript(() => {
    const heard = window as unknown as { pointers: number };
    heard.pointers = 0;
    for (const type of ['pointerdown', 'mousedown', 'touchstart'])
      window.addEventListener(type, () => (heard.pointers += 1), { capture: true });
  });
  let pressed = 0;
  return {
    press: async (chord: string) => {
      pressed += chord.split('+').length;
      await page.keyboard.press(chord);
    },
    type: async (letters: string) => {
      pressed += letters.length;
      await page.keyboard.type(letters);
    },
    own: (words: string) => page.keyboard.type(words),
    pressed: () => pressed,
    pointers: () => page.evaluate(() => (window as unknown as { pointers: number }).pointers),
  };
}

test('a stone for a new case, with an ornament and a mason, is sent from the list in few presses, without a mouse', async ({
  page,
}) => {
  test.slow();
  await rememberUser(page);
  const { press, type, own, pressed, pointers } = await counting(page);
  const word = Math.random().toString(36).slice(2, 8);
  await page.goto('/designs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status')).not.toContainText('Henter');

  // The case: whom the stone is for.
  await press('n');
  const form = page.getByRole('dialog', { name: 'Ny sag' });
  await expect(form.getByRole('group', { name: 'Afdøde' }).getByLabel('Navn')).toBeFocused();
  await own(`Åse ${word}`);
  await press('Enter');
  await own('3. maj 1938');
  await press('Enter');
  await own('1. juni 2026');
  await press('Control+Enter');

  // The stone has its three lines.
  await expect(page).toHaveURL(/\/designer\?project=\d+$/);
  await drawn(page);
  await expect(line(page, `Åse ${word}`)).toBeVisible();
  await expect(line(page, '* 3. maj 1938')).toBeVisible();
  await expect(line(page, '† 1. juni 2026')).toBeVisible();

  // An ornament, and the mason, by a few letters of their names.
  const palette = page.locator('[data-popup="commands"]');
  const choose = async (letters: string, first: string | RegExp) => {
    await press('Control+k');
    await expect(palette.getByRole('searchbox')).toBeFocused();
    await type(letters);
    await expect(palette.getByRole('menuitem').first()).toContainText(first);
    await press('Enter');
    await expect(palette).toBeHidden();
  };
  await choose('due', /^Vignet: .*due/i);
  await choose('øst', 'Stenhugger: Østbyens');

  // Who asks, read through, sent.
  await press('Control+Enter');
  const settings = page.getByRole('dialog', { name: 'Sagens oplysninger' });
  await expect(settings.getByLabel('Kontaktpersonens navn')).toBeFocused();
  await expect(settings.getByRole('button', { name: /Stenhugger/ })).toContainText('Østbyens');
  await own('Karen Holm');
  await press('Enter');
  await own('20304050');
  await press('Enter');
  await own('karen@example.test');
  await press('Control+Enter');
  const letter = page.locator('[data-popup="send stone"]');
  const isRead = letter.getByRole('checkbox');
  await expect(isRead).toBeVisible();
  await expect(letter).toContainText('Østbyens');
  while (!(await isRead.evaluate((box) => box === document.activeElement))) await press('Tab');
  await press('Space');
  await press('Control+Enter');
  await expect(page.locator('[data-popup="send stone success"]')).toBeVisible();

  expect(pressed()).toBeLessThanOrEqual(FEWEST);
  expect(await pointers()).toBe(0);
});

test('Alt and N makes the next stone of the case in the same style, without the words of the first', async ({
  page,
}) => {
  const token = await rememberUser(page);
  const headers = { AuthCookie: token };
  const made = await page.request.post('/api/project/', {
    headers,
    data: { decName: 'Åse Ærø', decBirth: '1938', decDeath: '2026', partnerName: 'Bo Ærø' },
  });
  const { id } = (await made.json()) as { id: number };
  await page.goto(`/designer?project=${id}`);
  await drawn(page);
  await expect(line(page, 'Åse Ærø')).toBeVisible();
  await line(page, 'Åse Ærø').click();
  await page.getByRole('radio', { name: 'Hvid', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/designer\/\d+$/);
  const [, first] = /\/designer\/(\d+)$/.exec(page.url()) ?? [];
  await page.keyboard.press('Alt+n');
  await expect(page).toHaveURL(`/designer?project=${id}&like=${first}`);
  await drawn(page);
  await expect(line(page, 'Bo Ærø')).toBeVisible();
  await expect(line(page, 'Åse Ærø')).toHaveCount(0);
  await expect(page.getByRole('listbox', { name: 'Linjer på stenen' })).not.toContainText(/1938|2026/);
  await line(page, 'Bo Ærø').click();
  await expect(page.getByRole('radio', { name: 'Hvid', exact: true })).toBeChecked();

  // And from the list, on its row.
  await page.goto('/designs');
  const row = page.locator(`tr[data-row="stone-${first}"]`);
  await row.getByRole('link', { name: 'Åse Ærø', exact: true }).focus();
  await page.keyboard.press('s');
  await expect(page).toHaveURL(`/designer?project=${id}&like=${first}`);

  // By mouse, on the row’s own button.
  await page.goto('/designs');
  await row.getByRole('link', { name: `Næste sten, samme stil som sten ${first}` }).click();
  await expect(page).toHaveURL(`/designer?project=${id}&like=${first}`);
});

test('the words of the case are written on a stone that has none, in one step of undo', async ({ page }) => {
  const token = await rememberUser(page);
  const made = await page.request.post('/api/project/', {
    headers: { AuthCookie: token },
    data: { decName: 'Åse Ærø', decBirth: '1938', decDeath: '2026' },
  });
  const { id: ProjectId } = (await made.json()) as { id: number };
  const { id } = await makeStone(page, { ProjectId }, token);
  await page.goto(`/designer/${id}`);
  await drawn(page);
  const write = page.getByRole('button', { name: 'Skriv sagens navn og datoer på' });
  await write.click();
  for (const words of ['Åse Ærø', '* 1938', '† 2026']) await expect(line(page, words)).toBeVisible();
  await expect(write).toHaveCount(0);
  await page.getByRole('button', { name: 'Fortryd' }).click();
  await expect(line(page, 'Fornavn Efternavn')).toBeVisible();
  await expect(line(page, /1938|Åse/)).toHaveCount(0);
});
