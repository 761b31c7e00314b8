import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { makeStone, rememberStone } from './access/stones';
import { openByLink } from './byLink';
import { tab } from './designerPopups';
import { inOneVisit } from './oneVisit';
import { fillIn } from './orderSteps';
import { drawn } from './stage';
import { chooseFile, openSaved } from './uploadSteps';

const shown = (page: Page, name: string) => page.locator(`[data-popup="${name}"]`);

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Få tilbud' }).click();
  await shown(page, 'project settings').waitFor();
}

test(
  'a wide window @wide',
  inOneVisit({
    'popups are 600 px wide at most, or 1200 where they are full of pictures, and switch at 1024': async (
      page,
    ) => {
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
      await tab(page, 'Baggrund');
      await page.getByRole('button', { name: /^Vis alle/ }).click();
      expect((await shown(page, 'backgrounds').boundingBox())?.width).toBe(1200);
    },

    'the designer’s panel follows the window at 992, 1200 and 1500 px': async (page) => {
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
    },
  }),
);

test(
  'what opens, and where',
  inOneVisit({
    'what opens fades in half a second, and at once for whoever asks for less motion': async (page) => {
      await openSettings(page);
      const fade = () =>
        shown(page, 'project settings').evaluate((popup) => {
          const overlay = popup.parentElement?.parentElement;
          return overlay && getComputedStyle(overlay).animationDuration;
        });
      expect(await fade()).toBe('0.5s');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await fade()).toBe('0s');
      await page.emulateMedia({ reducedMotion: null });
    },

    'a list of choices is 350 px high at most, and a narrow page 700 px wide': async (page) => {
      await openByLink(page, '/');
      const stone = await makeStone(page);
      await rememberStone(page, stone, 'Karen Juhl');
      await openByLink(page, `/?step=sendStone&for=send&stone=${stone.id}`);
      const form = page.locator('form');
      await form.waitFor();
      expect((await form.boundingBox())?.width).toBeLessThanOrEqual(700);
      await openByLink(page, '/designer');
      await drawn(page);
      await page.getByRole('listbox', { name: 'Linjer på stenen' }).getByRole('option').first().click();
      await page.getByRole('button', { name: /Skrifttype/ }).click();
      const list = page.getByRole('listbox', { name: /Skrifttype/ });
      await list.waitFor();
      expect((await list.boundingBox())?.height).toBeLessThanOrEqual(350);
    },

    'a toast is 350 px wide at most, in a corner, and leaves the stone in sight': async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('button', { name: 'Gem sten' }).click();
      const toast = page.getByRole('status').filter({ hasText: 'Stenhugger' });
      const lies = async () => (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await expect.poll(async () => (await lies()).width).toBe(350);
      const stage = (await page.locator('main').boundingBox()) ?? { x: 0, width: 0 };
      const { x, width } = await lies();
      // There is more room left of it than half the width of the window's stone.
      expect(x).toBeGreaterThan(stage.x + stage.width / 2);
      expect(stage.x + stage.width - (x + width)).toBeLessThan(20);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(async () => (await lies()).width).toBeLessThanOrEqual(350);
    },

    'the cog menu adds a line, and opens the settings and the sharing, where the window is narrow': async (
      page,
    ) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const choose = async (name: string) => {
        await page.getByRole('button', { name: 'Flere handlinger' }).click();
        await page.getByRole('menuitem', { name, exact: true }).click();
      };
      const lines = page.getByRole('listbox', { name: 'Linjer på stenen' }).getByRole('option');
      await expect(lines).toHaveCount(3);
      await choose('Tilføj');
      await expect(lines).toHaveCount(4);
      await choose('Del');
      await expect(page.getByRole('tab', { name: 'Del' })).toHaveAttribute('aria-selected', 'true');
      await choose('Dine oplysninger');
      await expect(shown(page, 'project settings')).toBeVisible();
    },
  }),
);

test('a picture that is cropped is 600 px high at most', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1400 });
  await openSaved(page, '', '?upload=stone');
  const tall = { width: 600, height: 1800, channels: 3, background: '#777' } as const;
  await chooseFile(page, await sharp({ create: tall }).png().toBuffer(), 'image/png');
  const cropped = page
    .locator('svg:has([data-corner=topLeft]), :has(> svg):has(> [data-corner=topLeft])')
    .first();
  const height = async () => (await cropped.boundingBox())?.height ?? 0;
  await expect.poll(height).toBeGreaterThan(500);
  expect(await height()).toBeLessThanOrEqual(600);
  // A low window leaves less room, so that the next step stays visible.
  await page.setViewportSize({ width: 1440, height: 700 });
  await expect.poll(height).toBeLessThanOrEqual(370);
});

test('the button of the offer is green for two seconds once the stone is sent, and goes then', async ({
  page,
}) => {
  await page.goto('/designer');
  await drawn(page);
  await page.getByRole('button', { name: 'Få tilbud' }).click();
  await fillIn(page);
  await shown(page, 'project settings').getByRole('button', { name: 'Videre' }).click();
  await page.getByText('Navne, datoer og brev er læst igennem og er rigtige').click();
  // The page's clock is frozen from here on and advanced only by our steps: an installed clock
  // that keeps running loses real time of the two seconds to other work on the machine.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Send til stenhugger' }).click();
  const sent = page.locator('header').getByText('Sendt', { exact: true });
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return await sent.isVisible();
    })
    .toBe(true);
  await expect(page).toHaveURL(/\/designer\/\d+\/ro_/);
  await page.clock.runFor(1800);
  await expect(sent).toBeVisible();
  await page.clock.runFor(400);
  await expect(sent).toBeHidden();
  await expect(page.locator('header').getByRole('button', { name: 'Få tilbud' })).toHaveCount(0);
});
