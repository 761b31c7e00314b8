import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { makeStone } from './access/stones';
import { command } from './palette';
import { drawn } from './stage';

const OWN = {
  id: 1_000_001,
  url: '/api/asset/old-stone.webp',
  width: 600,
  height: 900,
  outline: 'M0 900V0H600V900Z',
};

const CINZEL = 'node_modules/@expo-google-fonts/cinzel/600SemiBold/Cinzel_600SemiBold.ttf';

/**
 * A dark stone at two pixels for a mm, with a name that Pango sets in gold letters 80 mm from the left and 200 from above:
 * 90 pixels for an em, of which capitals take 0.7, are 31.5 mm.
 */
async function oldStone(): Promise<Buffer> {
  const text = '<span foreground="#be9652">ELLEN MØLLER</span>';
  const input = await sharp({ text: { text, font: 'Cinzel 45', fontfile: CINZEL, dpi: 144, rgba: true } })
    .png()
    .toBuffer();
  const noise = { type: 'gaussian', mean: 60, sigma: 12 } as const;
  return sharp({ create: { width: 1200, height: 1800, channels: 3, background: '#333', noise } })
    .composite([{ input, left: 160, top: 400 }])
    .webp({ quality: 80 })
    .toBuffer();
}

/** Opens a photographed stone with gold letters, and the popup `old letters` by the palette. */
export async function openOldLetters(page: Page): Promise<void> {
  const body = await oldStone();
  await page.route('**/api/asset/old-stone.webp', (route) =>
    route.fulfill({ body, contentType: 'image/webp' }),
  );
  await page.goto('/');
  const { id, token } = await makeStone(page, { stoneStoneTypes: [OWN], StoneTypeId: OWN.id });
  await page.goto(`/designer/${id}/${token}`);
  await drawn(page);
  await command(page, 'gamle bogstaver');
}

/** Draws the frame about the name on the photograph. */
export async function frameOldLetters(page: Page): Promise<void> {
  const box = await page.locator('[data-popup="old letters"] svg').first().boundingBox();
  if (!box) throw new Error('the photograph is not shown');
  const at = (x: number, y: number) =>
    [box.x + (x / OWN.width) * box.width, box.y + (y / OWN.height) * box.height] as const;
  await page.mouse.move(...at(66, 188));
  await page.mouse.down();
  await page.mouse.move(...at(400, 240), { steps: 4 });
  await page.mouse.move(...at(486, 252), { steps: 4 });
  await page.mouse.up();
}
