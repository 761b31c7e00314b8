import { expect, type Page, test } from '@playwright/test';
import { drawn } from '../stage';
import { triedIn } from '../variants';
import { LANGUAGES, type Words } from './languages';
import { outOfSight } from './layout';
import { makeStone, stoneDrawn } from './stones';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A desktop's and a tablet's window at 200 %, and the narrowest width a page must reflow to (WCAG 1.4.10), in CSS pixels. */
const SIZES = [
  { width: 720, height: 450 },
  { width: 410, height: 590 },
  { width: 320, height: 640 },
];

/** Opens each page that is tried, one after the other, and says which it is once it stands. */
const PAGES: readonly ((page: Page, prefix: string, words: Words) => Promise<string>)[] = [
  async (page, prefix, { start }) => {
    await page.goto(`${prefix}/?step=takeAction`);
    await page.getByRole('heading', { name: start.steps.title }).waitFor();
    return 'start';
  },
  ...['/?step=newStone', '/?step=selectStoneType&kind=coffin', '/login', '/nothing'].map(
    (path) => async (page: Page, prefix: string) => {
      await page.goto(`${prefix}${path}`);
      await page.getByRole('heading').first().waitFor();
      return path;
    },
  ),
  async (page, prefix, { designer }) => {
    const { id, token } = await makeStone(page);
    await page.goto(`${prefix}/designer/${id}/${token}`);
    await stoneDrawn(page);
    await page.getByRole('listbox', { name: designer.lines }).getByRole('option').first().click();
    await page.getByRole('textbox', { name: designer.text, exact: true }).waitFor();
    return 'designer';
  },
  async (page, _prefix, { sending }) => {
    await page.getByRole('button', { name: sending.offer }).click();
    await page.locator('[data-popup="project settings"]').waitFor();
    return 'project settings';
  },
];

for (const { locale, prefix, tag, words } of LANGUAGES) {
  test.describe(locale, () => {
    test.use({ locale: tag });

    test(
      'at 200 % nothing is cut off and nothing scrolls sideways',
      triedIn(locale, 'da'),
      async ({ page }) => {
        test.slow();
        const expectInSight = async (state: string) => {
          for (const size of SIZES) {
            await page.setViewportSize(size);
            await page.evaluate(
              () => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(told))),
            );
            expect.soft(await outOfSight(page), `${state}, ${size.width} px`).toEqual([]);
          }
        };
        for (const open of PAGES) await expectInSight(await open(page, prefix, words));
      },
    );
  });
}

for (const { locale, prefix, tag, words } of LANGUAGES)
  test.describe(locale, () => {
    test.use({ locale: tag });

    test('with letters twice as large pages scroll in no direction but down', async ({ page }) => {
      test.slow();
      for (const open of PAGES) {
        await page.setViewportSize({ width: 820, height: 800 });
        const name = await open(page, prefix, words);
        await page.addStyleTag({ content: ':root { font-size: 200% }' });
        for (const width of [320, 390, 820]) {
          await page.setViewportSize({ width, height: 800 });
          await page.evaluate(
            () => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(told))),
          );
          expect.soft(await outOfSight(page), `${name}, ${width} px`).toEqual([]);
        }
      }
    });
  });

test('on a zoomed page the stone is still to be seen, and all of the panel reached', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/designer');
  await drawn(page);
  const stone = await page.locator('canvas').boundingBox();
  expect(stone?.height ?? 0).toBeGreaterThan(150);
  const add = page.getByRole('button', { name: 'Tilføj linje' });
  await add.scrollIntoViewIfNeeded();
  await expect(add).toBeInViewport();
});
