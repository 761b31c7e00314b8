import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { readQrCode } from '../tests/painting/readQrCode';
import { expectNoObjections } from './access/axe';
import { drawn } from './stage';

/** The bodies of a stone take a processor some ten seconds. */
const MADE = { timeout: 120_000 };

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

const dialog = (page: Page) => page.locator('[data-popup="in place"]');
const way = (page: Page) => dialog(page).getByRole('link', { name: 'Se den på kirkegården' });

test('from a computer a family takes the stone along on a phone, and sees it where it is to stand', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await page.goto('/designer');
  await drawn(page);
  await page.getByRole('button', { name: 'Flere handlinger' }).click();
  await page.getByRole('menuitem', { name: 'Se den på kirkegården' }).click();
  // Nothing is stored before they say so.
  await dialog(page).getByRole('button', { name: 'Gem og gå videre' }).click();
  const code = dialog(page).getByRole('img', { name: 'QR-kode' });
  await expect(code).toBeVisible(MADE);
  await expectNoObjections(page, 'the code for a phone');
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .resize({ width: 800, kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [link] = await readQrCode({ ...info, data: new Uint8ClampedArray(data) });
  expect(link).toMatch(/\/designer\/\d+\/ro_[\w-]+\?inPlace$/);
  await expect(dialog(page).getByLabel('Eller send linket til telefonen')).toHaveValue(link ?? '');

  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'da-DK' };
  const android = await (await browser.newContext({ ...phone, userAgent: ANDROID })).newPage();
  await android.goto(link ?? '');
  await expect(way(android)).toBeVisible(MADE);
  const intent = (await way(android).getAttribute('href')) ?? '';
  const file = new URL(intent.replace(/^intent:/, 'https:')).searchParams.get('file') ?? '';
  // As Google's viewer asks: without a header of ours.
  const model = await android.request.get(file);
  expect(model.headers()['content-type']).toBe('model/gltf-binary');
  expect((await model.body()).subarray(0, 4).toString()).toBe('glTF');
  const fallback = decodeURIComponent(/browser_fallback_url=([^;]+)/.exec(intent)?.[1] ?? '');
  await android.goto(fallback);
  await expect(dialog(android).getByRole('alert')).toContainText('Telefonen kunne ikke vise stenen', MADE);
  await android.context().close();

  const apple = await (await browser.newContext(phone)).newPage();
  // What Safari answers on an iPhone.
  await apple.addInitScript(() => {
    const { supports } = DOMTokenList.prototype;
    DOMTokenList.prototype.supports = function (this: DOMTokenList, token: string) {
      return token === 'ar' || Reflect.apply(supports, this, [token]);
    };
  });
  await apple.goto(link ?? '');
  await expect(way(apple)).toHaveAttribute('href', /\/stone\.usdz#allowsContentScaling=0$/, MADE);
  await expect(way(apple)).toHaveAttribute('rel', 'ar');
  // Safari opens Quick Look only by a link whose first and only element is a picture.
  expect(await way(apple).evaluate((a) => [...a.children].map(({ tagName }) => tagName))).toEqual(['IMG']);
  await expect(dialog(apple)).toContainText('højde 75 cm');
  await apple.context().close();
});
