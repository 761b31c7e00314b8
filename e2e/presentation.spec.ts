import { expect, type Page, test } from '@playwright/test';
import { makeStone, rememberStone } from './access/stones';
import { drawn } from './stage';

const shown = (page: Page, name: string) => page.locator(`[data-popup="${name}"]`);

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Få tilbud' }).click();
  await shown(page, 'project settings').waitFor();
}

test('popups are 600 px wide at most, or 1200 where they are full of pictures, and switch at 1024 @wide', async ({
  page,
}) => {
  await page.goto('/designer');
  await drawn(page);
  await openSettings(page);
  const narrow = shown(page, 'project settings');
  const paddingAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return narrow.evaluate((popup) => getComputedStyle(popup).paddingTop);
  };
  expect((await narrow.boundingBox())?.width).toBe(600);
  expect([await paddingAt(1024), await paddingAt(1023)]).toEqual(['24px', '16px']);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('tab', { name: 'Baggrund', exact: true }).click();
  await page.getByRole('button', { name: /^Vis alle/ }).click();
  expect((await shown(page, 'backgrounds').boundingBox())?.width).toBe(1200);
});

test('what opens fades in half a second, and at once for whoever asks for less motion', async ({ page }) => {
  await page.goto('/designer');
  await drawn(page);
  await openSettings(page);
  const fade = () =>
    shown(page, 'project settings').evaluate((popup) => {
      const overlay = popup.parentElement?.parentElement;
      return overlay && getComputedStyle(overlay).animationDuration;
    });
  expect(await fade()).toBe('0.5s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await fade()).toBe('0s');
});

test('the designer’s panel follows the window at 992, 1200 and 1500 px @wide', async ({ page }) => {
  await page.goto('/designer');
  await drawn(page);
  const panelAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return page
      .locator('main')
      .evaluate((main) => getComputedStyle(main.parentElement ?? main).gridTemplateColumns.split(' ')[1]);
  };
  expect(await panelAt(1500)).toBe('440px');
  expect(await panelAt(1499)).toBe('392px');
  expect(await panelAt(1200)).toBe('392px');
  expect(await panelAt(1199)).toBe('360px');
  expect(await panelAt(992)).toBe('360px');
  expect(await panelAt(991)).toBeUndefined();
});

test('a list of choices is 350 px high at most, and a narrow page 700 px wide', async ({ page }) => {
  await page.goto('/');
  const stone = await makeStone(page);
  await rememberStone(page, stone, 'Karen Juhl');
  await page.goto(`/?step=sendStone&for=send&stone=${stone.id}`);
  const form = page.locator('form');
  await form.waitFor();
  expect((await form.boundingBox())?.width).toBeLessThanOrEqual(700);
  await page.goto('/designer');
  await drawn(page);
  await page.getByRole('listbox', { name: 'Linjer på stenen' }).getByRole('option').first().click();
  await page.getByRole('button', { name: /Skrifttype/ }).click();
  const list = page.getByRole('listbox', { name: /Skrifttype/ });
  await list.waitFor();
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(350);
});
