import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { finding, findingsButton } from './findings';
import { drawn, onStone } from './stage';

/** Saves a stone with one uploaded vignet, 200 mm wide and high in its middle, and opens it. */
async function openWithUpload(page: Page, url: string): Promise<void> {
  const answer = await page.request.post('/api/stone/', {
    headers: { AuthCookie: 'public' },
    data: {
      StoneTypeId: 15,
      StoneTypeVariantId: 1501,
      Parms: [{ type: 'customVignet', vignetId: 7, position: { x: 300, y: 375, rotation: 0 } }],
      stoneVignets: [{ id: 7, url, width: 200, height: 200 }],
    },
  });
  const { id, token } = (await answer.json()) as { id: number; token: string };
  await page.goto(`/designer/${id}/${token}`);
  await drawn(page);
}

test('an uploaded picture is shown on the stone and can be taken in hand', async ({ page }) => {
  // A picture that every server has: a tile of light granite on a black stone.
  const tiles = await page.request.get('/api/stoneTypes/15', { headers: { AuthCookie: 'public' } });
  const { Variants } = (await tiles.json()) as { Variants: { Name: string; tile: string }[] };
  const light = Variants.find(({ Name }) => Name.startsWith('Lysegrå'));
  expect(light).toBeDefined();
  await openWithUpload(page, `/catalogue/${light?.tile}`);
  await expect(findingsButton(page)).toContainText('Ingen bemærkninger');
  const brightnessAt = async (x: number, y: number) => {
    const [spot, box] = [await onStone(page, { x, y }), await page.locator('canvas').boundingBox()];
    if (!box) throw new Error('no canvas');
    const [left, top] = [Math.round(spot.x - box.x) - 10, Math.round(spot.y - box.y) - 10];
    const shot = sharp(await page.locator('canvas').screenshot());
    return (await sharp(await shot.extract({ left, top, width: 20, height: 20 }).toBuffer()).stats())
      .channels[0]?.mean;
  };
  await expect.poll(() => brightnessAt(300, 375)).toBeGreaterThan(140);
  expect(await brightnessAt(300, 600)).toBeLessThan(90);
  const middle = await onStone(page, { x: 300, y: 375 });
  await page.mouse.click(middle.x, middle.y);
  await expect(page.getByRole('tab', { name: 'Udsmykning' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('textbox', { name: 'Højde' })).toHaveValue('200');
});

test('an upload that is gone, or lies with somebody else, leaves its place empty and says so', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const url of ['/uploads/gone.png', 'https://elsewhere.test/spy.png']) {
    await openWithUpload(page, url);
    await expect(finding(page)).toContainText('Den uploadede vignet nr. 7 kunne ikke hentes.');
  }
  expect(asked.filter((url) => url.includes('elsewhere'))).toEqual([]);
});
