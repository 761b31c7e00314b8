import { expect, test } from '@playwright/test';
import { drawn, line } from '../stage';
import { focusShown, moving } from './layout';

/** More tab stops than the designer has. */
const STOPS = 150;

test.describe('whoever asks for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('sees nothing slide, fade or turn', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await moving(page)).toEqual([]);
    await page.route('**/api/prepare**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto('/designer');
    await page.getByRole('status').first().waitFor();
    expect(await moving(page)).toEqual([]);
    await drawn(page);
    await line(page, /Fornavn/).click();
    expect(await moving(page)).toEqual([]);
    await page.getByRole('button', { name: 'Få tilbud' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await moving(page)).toEqual([]);
  });
});

test('every stop of the Tab key in the designer is seen, and none of them holds it', async ({ page }) => {
  test.slow();
  await page.goto('/designer');
  await drawn(page);
  await line(page, /Fornavn/).click();
  await page.getByRole('textbox', { name: 'Tekst', exact: true }).waitFor();
  await page.evaluate(() => {
    (window as unknown as { seen: Set<Element> }).seen = new Set();
  });
  // When a stop repeats, it must be the first one: the round is complete. An immediate repeat would be a focus trap.
  const isNew = () =>
    page.evaluate(() => {
      const { seen } = window as unknown as { seen: Set<Element> };
      const now = document.activeElement ?? document.body;
      const isNewHere = !seen.has(now);
      seen.add(now);
      return isNewHere;
    });
  const stops: string[] = [];
  const faults: string[] = [];
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (!(await isNew())) break;
    // After the last stop comes the browser's own bar, and then the first.
    if (await page.evaluate(() => document.activeElement === document.body)) continue;
    const { name, isInSight, isShown } = await focusShown(page);
    stops.push(name);
    if (!isInSight) faults.push(`${name} is out of sight`);
    if (!isShown) faults.push(`${name} does not show that it has the focus`);
  }
  expect(faults).toEqual([]);
  expect(stops.length).toBeLessThan(STOPS);
  // The round covered the whole page.
  expect(stops.some((stop) => stop.includes('Gravstensdesigner'))).toBe(true);
  expect(stops.some((stop) => stop.includes('Slet'))).toBe(true);
  expect(stops.length).toBeGreaterThan(30);
});

test('a popup keeps the focus while it is open, and gives it back', async ({ page }) => {
  await page.goto('/designer');
  await drawn(page);
  const offer = page.getByRole('button', { name: 'Få tilbud' });
  await offer.focus();
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Dine oplysninger' });
  await popup.waitFor();
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const isInside = await popup.evaluate((dialog) => dialog.contains(document.activeElement));
    expect(isInside).toBe(true);
    const { name, isInSight, isShown } = await focusShown(page);
    expect.soft({ name, isInSight, isShown }).toEqual({ name, isInSight: true, isShown: true });
  }
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(offer).toBeFocused();
});
