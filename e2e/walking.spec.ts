import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectNoObjections } from './access/axe';
import { findHeadlessChromium, WEBGL_FLAGS } from './chromium';
import { moveFingers } from './fingers';
import { drawn } from './stage';

/** The pixels of a picture file. */
async function pixelsOf(file: Buffer) {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  return { data, ...info };
}

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
  // WebGL emulated by the processor: enough to see that it is drawn, and followed by fingers and keys.
  launchOptions: {
    executablePath: findHeadlessChromium(),
    args: WEBGL_FLAGS,
  },
});

/** The bodies of a stone take a processor some fifteen seconds. */
const MADE = { timeout: 120_000 };

const dialog = (page: Page) => page.locator('[data-popup="walk"]');

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Gå rundt om stenen' }).click();
  await expect(dialog(page).getByRole('progressbar').or(dialog(page).getByRole('application'))).toBeVisible();
}

test('somebody walks around the stone by finger, keys and buttons, and keeps a picture of it', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await page.goto('/designer');
  await drawn(page);
  await open(page);
  // Nobody has to wait for it.
  await dialog(page).getByRole('button', { name: 'Luk' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await open(page);
  const stone = page.getByRole('application', { name: 'Stenen i rummet' });
  await expect(stone).toHaveAttribute('aria-busy', 'false', MADE);
  await expect(stone).toHaveAccessibleDescription(/højde 75 cm, bredde 60 cm, tykkelse \d+ cm.*Home/);

  /** The picture once it has stood still for as long as it takes to become sharp. */
  const atRest = async () => {
    let seen = await stone.screenshot();
    await expect
      .poll(
        async () => {
          await page.waitForTimeout(500);
          const last = seen;
          seen = await stone.screenshot();
          return seen.equals(last);
        },
        { timeout: 30_000 },
      )
      .toBe(true);
    return seen;
  };
  let before = await atRest();
  const looksElse = async (what: string) => {
    await expect.poll(async () => (await stone.screenshot()).equals(before), { message: what }).toBe(false);
    before = await atRest();
  };
  const touch = await context.newCDPSession(page);
  await moveFingers(touch, [
    { x: 120, y: 400 },
    { x: 320, y: 400 },
  ]);
  await looksElse('one finger goes round');
  await expect(dialog(page).getByRole('status').filter({ hasText: 'venstre' })).toBeAttached();
  await moveFingers(
    touch,
    [
      { x: 180, y: 400 },
      { x: 80, y: 400 },
    ],
    [
      { x: 220, y: 400 },
      { x: 320, y: 400 },
    ],
  );
  await looksElse('two fingers go nearer');
  await stone.press('Home');
  await looksElse('a key goes back to the front');
  await expect(dialog(page).getByText('Stenen ses forfra.')).toBeAttached();
  await page.getByRole('button', { name: 'Gå til højre' }).click();
  await looksElse('a button goes round');
  await page.getByText('Person på 170 cm').click();
  await looksElse('a person stands beside it');
  await page.getByText('Mål', { exact: true }).click();
  await looksElse('its measures are there');
  await expectNoObjections(page, 'walking around the stone');

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Gem billede' }).click();
  const kept = await coming;
  expect(kept.suggestedFilename()).toBe('Gravsten-rundt-om.png');
  const png = readFileSync(await kept.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(Math.max(png.readUInt32BE(16), png.readUInt32BE(20))).toBe(1200);

  await dialog(page).getByRole('button', { name: 'Luk' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('without WebGL the stone is turned through pictures from all around, by finger, keys and buttons', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await page.addInitScript(() => {
    const open = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...asked: unknown[]) {
      return asked[0] === 'webgl2' ? null : Reflect.apply(open, this, asked);
    } as typeof open;
  });
  await page.goto('/designer');
  await drawn(page);
  await page.getByRole('button', { name: 'Gå rundt om stenen' }).click();
  await expect(dialog(page).getByText('Browseren her tegner ikke i tre dimensioner.')).toBeVisible(MADE);
  const stone = dialog(page).getByRole('application', { name: 'Stenen set hele vejen rundt' });
  await expect(stone).toHaveAccessibleDescription(/højde 75 cm, bredde 60 cm, tykkelse \d+ cm.*Home/);
  const side = (words: string) => dialog(page).getByRole('status').filter({ hasText: words });
  await expect(side('Stenen ses skråt forfra fra højre.')).toBeAttached();
  // It can be turned while the other pictures come.
  await stone.press('Home');
  await expect(side('Stenen ses forfra.')).toBeAttached(MADE);
  await expect(stone).toHaveAttribute('aria-busy', 'false', MADE);
  const seen = stone.locator('img[data-seen=true]');
  await expect(stone.locator('img')).toHaveCount(24);
  const front = await seen.getAttribute('src');
  const touch = await context.newCDPSession(page);
  await moveFingers(touch, [
    { x: 120, y: 400 },
    { x: 320, y: 400 },
  ]);
  await expect(side('fra venstre')).toBeAttached();
  await expect(seen).not.toHaveAttribute('src', front ?? '');
  await dialog(page).getByRole('button', { name: 'Tilbage til forsiden' }).click();
  await expect(seen).toHaveAttribute('src', front ?? '');
  await expectNoObjections(page, 'a stone turned through pictures');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Gem billede' }).click();
  const kept = await coming;
  expect(kept.suggestedFilename()).toBe('Gravsten-rundt-om.jpg');
  // What is kept is what is seen: a stone darker than the place around it.
  const { width, data, channels } = await pixelsOf(readFileSync(await kept.path()));
  const lightness = (x: number, y: number) => data[(y * width + x) * channels] ?? 0;
  expect(width).toBe(390);
  expect(lightness(195, 300)).toBeLessThan(lightness(195, 20) - 60);
});
