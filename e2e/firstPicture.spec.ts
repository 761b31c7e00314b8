import { expect, type Page, test } from '@playwright/test';

const WINDOWS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 720, height: 450 },
];

/** Holds the program back until it is let go. */
async function holdProgram(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/start-[\w-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

for (const [path, lang] of [
  ['/', 'da'],
  ['/de/', 'de'],
  ['/no/', 'no'],
] as const)
  test(`the stone of ${path} is seen before the program has come, in its language and in its place`, async ({
    page,
  }) => {
    await page.context().addCookies([{ name: 'locale', value: lang, url: 'http://127.0.0.1' }]);
    const letGo = await holdProgram(page);
    await page.goto(path, { waitUntil: 'commit' });
    const first = page.locator('.first-picture:visible');
    await expect(first).toHaveCount(1);
    await expect(first).toHaveAttribute('lang', lang);
    const picture = first.locator('img');
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    const boxes = [];
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      boxes.push(await picture.boundingBox());
    }
    const shown = await picture.evaluate((img: HTMLImageElement) => img.currentSrc);
    letGo();
    await page.getByRole('textbox').waitFor();
    await expect(page.locator('.first-picture')).toHaveCount(0);
    await page.evaluate(async () => void (await document.fonts.ready));
    const stone = page.locator('figure img').first();
    for (const [at, size] of WINDOWS.entries()) {
      await page.setViewportSize(size);
      expect(await stone.boundingBox(), `${size.width} px`).toEqual(boxes[at]);
    }
    expect(await stone.evaluate((img: HTMLImageElement) => img.currentSrc)).toBe(shown);
  });

test('on other pages, and for whoever is logged in, the start page’s stone is neither seen nor fetched', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  for (const path of ['/?step=newStone', '/login', '/nothing']) {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
  }
  await page.evaluate(() => localStorage.setItem('gravestone.user', '{}'));
  const letGo = await holdProgram(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('.first-picture').first().waitFor({ state: 'attached' });
  await expect(page.locator('.first-picture:visible')).toHaveCount(0);
  letGo();
  expect(fetched.filter((url) => /stone-(da|de|no)/.test(url))).toEqual([]);
});
