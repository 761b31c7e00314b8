import { expect, test } from '@playwright/test';
import { tab } from '../designerPopups';
import { drawn, line } from '../stage';
import { expectNoObjections } from './axe';
import { hiddenByForcedColours } from './forcedColours';
import { focusShown } from './layout';
import { makeStone, rememberUser } from './stones';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

const PANELS = ['Sten', 'Baggrund', 'Tekst', 'Udsmykning', 'Tilbehør', 'Del', 'Udskriv'];

// In both themes: the contrast check covers both.
test('words are read, what is chosen differs, and the stone keeps its colours', async ({ page }) => {
  test.slow();
  const expectSeen = async (state: string) => {
    await expectNoObjections(page, state);
    expect.soft(await hiddenByForcedColours(page), state).toEqual([]);
  };
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectSeen('start');
  const { id, token } = await makeStone(page);
  await page.goto(`/designer/${id}/${token}`);
  await drawn(page);
  await line(page, /./).first().click();
  for (const panel of PANELS) {
    await tab(page, panel);
    await page.getByRole('tabpanel', { name: panel, exact: true }).waitFor();
    await expectSeen(panel);
  }
  const sample = page.locator('label span[style*=background]').first();
  const adjusted = await sample.evaluate((swatch) =>
    getComputedStyle(swatch).getPropertyValue('forced-color-adjust'),
  );
  expect(adjusted).toBe('none');
  await page.getByRole('button', { name: 'Få tilbud' }).click();
  await page.getByRole('dialog').waitFor();
  await expectSeen('project settings');
  // A popup must be visible as a box even without its shadow.
  const border = await page
    .getByRole('dialog')
    .locator('..')
    .evaluate((modal) => getComputedStyle(modal).borderTopStyle);
  expect(border).toBe('solid');
});

test('the list of cases and stones is read', async ({ page }) => {
  await rememberUser(page);
  await makeStone(page);
  await page.goto('/designs');
  await page.getByRole('searchbox', { name: 'Søg' }).waitFor();
  await expectNoObjections(page, 'list');
  expect(await hiddenByForcedColours(page)).toEqual([]);
});

test('every stop of the Tab key in a form is seen', async ({ page }) => {
  await page.goto('/designer');
  await drawn(page);
  await page.getByRole('button', { name: 'Få tilbud' }).click();
  const popup = page.getByRole('dialog', { name: 'Dine oplysninger' });
  await popup.waitFor();
  const stops = new Set<string>();
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    const { name, isShown } = await focusShown(page);
    stops.add(name);
    expect.soft({ name, isShown }).toEqual({ name, isShown: true });
  }
  expect(stops.size).toBeGreaterThan(5);
});
