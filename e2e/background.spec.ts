import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { tab } from './designerPopups';
import { drawn, onStone, stage } from './stage';

const HEDGE = 'tiles/backgrounds/yew-hedge.webp';

/** The mean red, green and blue of a strip of the stage left of the stone, at this fraction of its height. */
async function besideStone(page: Page, part: number): Promise<readonly number[]> {
  const box = await stage(page).boundingBox();
  if (!box) throw new Error('the stone is not on the screen');
  const air = (await onStone(page, { x: 0, y: 0 })).x - box.x;
  const y = box.y + box.height * part;
  const clip = { x: box.x + Math.min(90, air * 0.2), y, width: Math.min(60, air * 0.5), height: 30 };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return channels.slice(0, 3).map(({ mean }) => mean);
}

async function openStoneTab(page: Page): Promise<void> {
  await page.goto('/designer');
  await drawn(page);
  await tab(page, 'Baggrund');
}

test('a place is chosen, seen behind the stone, moved by hand and by numbers, and set back', async ({
  page,
}) => {
  await openStoneTab(page);
  await expect(page.getByRole('heading', { name: 'Flyt baggrunden' })).toHaveCount(0);
  const plain = await besideStone(page, 0.4);
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(HEDGE)),
    page.getByRole('radio', { name: 'Klippet taks' }).click({ force: true }),
  ]);
  // A dark green hedge where pale daylight was.
  await expect
    .poll(async () => {
      const [red = 0, green = 0] = await besideStone(page, 0.4);
      return green > red && (plain[1] ?? 0) - green > 80;
    })
    .toBe(true);

  const right = page.getByRole('textbox', { name: 'Mod højre' });
  await right.fill('250');
  await right.press('Tab');
  await page.getByRole('textbox', { name: 'Nedad' }).fill('-300');
  // The hedge now ends higher: gravel is visible there.
  await expect.poll(async () => (await besideStone(page, 0.62))[0]).toBeGreaterThan(110);

  const pad = page.locator('[data-scenery-pad]');
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('the pad is not on the screen');
  await page.mouse.move(box.x + box.width / 2, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 40, box.y + 60, { steps: 5 });
  await page.mouse.up();
  await expect(right).not.toHaveValue('250');
  await expect(page.getByRole('textbox', { name: 'Nedad' })).not.toHaveValue('-300');

  await page.getByRole('button', { name: 'Sæt tilbage' }).click();
  await expect(right).toHaveValue('0');
  await expect(page.getByRole('button', { name: 'Sæt tilbage' })).toBeDisabled();
});

test('a moved place is saved after the delay, and the picture kept of the stone shows it', async ({
  page,
}) => {
  await openStoneTab(page);
  await page.getByRole('radio', { name: 'Klippet taks' }).click({ force: true });
  await page.getByRole('button', { name: 'Gem sten' }).click();
  await page.waitForURL(/\/designer\/\d+\//);
  await tab(page, 'Baggrund');
  const put = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('textbox', { name: 'Mod højre' }).fill('120');
  const body = (await put).postDataJSON() as { stoneImage: string; backgroundPosition: object };
  expect(body.backgroundPosition).toEqual({ x: 120, y: 0, scale: 1 });
  const picture = sharp(Buffer.from(body.stoneImage.replace(/^data:[^,]*,/, ''), 'base64'));
  const { channels } = await sharp(
    await picture.extract({ left: 0, top: 0, width: 12, height: 40 }).png().toBuffer(),
  ).stats();
  const [red = 0, green = 0] = channels.map(({ mean }) => mean);
  expect(green).toBeGreaterThan(red);
  expect(red).toBeLessThan(110);
});
