import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { chooseFile, dialog, kept, next, openSaved } from './uploadSteps';

/** What is in each corner of the photograph, seen upright. */
const CORNERS = { topLeft: '#d02020', topRight: '#20a020', bottomLeft: '#2040d0', bottomRight: '#e0c020' };

/** A photograph 800 pixels wide and 600 high, as a phone held upright writes it: sideways, with a rotation tag. */
function turned(): Promise<Buffer> {
  const quarter = (x: number, y: number, colour: string) =>
    `<rect x="${x}" y="${y}" width="400" height="300" fill="${colour}"/>`;
  const { topLeft, topRight, bottomLeft, bottomRight } = CORNERS;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">${quarter(0, 0, topLeft)}${quarter(400, 0, topRight)}${quarter(0, 300, bottomLeft)}${quarter(400, 300, bottomRight)}</svg>`;
  return sharp(Buffer.from(svg))
    .rotate(270)
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

test('a photograph that says it lies on its side is turned right', async ({ page }) => {
  test.slow();
  const photograph = await turned();
  const { width, height, orientation } = await sharp(photograph).metadata();
  expect([width, height, orientation]).toEqual([600, 800, 6]);
  const made = await openSaved(page, '', '?upload=stone');
  await chooseFile(page, photograph, 'image/jpeg');
  await next(page);
  await next(page);
  await dialog(page).getByRole('textbox', { name: 'Højde' }).fill('600');
  await dialog(page)
    .getByRole('switch', { name: 'Behold baggrunden' })
    .evaluate((it: HTMLElement) => it.click());
  await dialog(page).getByRole('button', { name: 'Upload', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Brug på stenen' }).click({ timeout: 40_000 });
  await expect.poll(async () => (await kept(page, made)).stoneStoneTypes.length).toBe(1);
  const [own] = (await kept(page, made)).stoneStoneTypes;
  expect([own?.width, own?.height]).toEqual([800, 600]);
  const picture = await (await page.request.get(own?.url ?? '')).body();
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info.width).toBeGreaterThan(info.height);
  const at = (x: number, y: number) => {
    const first = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels;
    return [...data.subarray(first, first + 3)];
  };
  const isNear = (colour: string, seen: number[]) =>
    [1, 3, 5].every(
      (place, channel) =>
        Math.abs(Number.parseInt(colour.slice(place, place + 2), 16) - (seen[channel] ?? 0)) < 40,
    );
  expect(isNear(CORNERS.topLeft, at(0.2, 0.2)), `top left ${at(0.2, 0.2)}`).toBe(true);
  expect(isNear(CORNERS.topRight, at(0.8, 0.2)), `top right ${at(0.8, 0.2)}`).toBe(true);
  expect(isNear(CORNERS.bottomLeft, at(0.2, 0.8)), `bottom left ${at(0.2, 0.8)}`).toBe(true);
  expect(isNear(CORNERS.bottomRight, at(0.8, 0.8)), `bottom right ${at(0.8, 0.8)}`).toBe(true);
});
