import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { Vertex } from '../src/geometry/polygon';
import { ALL, expectNoObjections } from './access/axe';
import { tab } from './designerPopups';
import { findings, findingsButton } from './findings';
import { expectBelowCrown, frameAndCheck } from './ownStone';
import { drawn, line } from './stage';
import { drawing, PHOTOGRAPH, STONE_CORNERS, stonePhotograph } from './stonePhotograph';
import { openTradeFiles } from './tradeFiles';
import { chooseFile, dialog, kept, next, openSaved, placeUpload, uploadDrawing } from './uploadSteps';

/** Drags one corner to a point of the picture, with the mouse. */
async function dragCorner(page: Page, corner: string, to: Vertex, seen = PHOTOGRAPH): Promise<void> {
  const handle = page.locator(`[data-corner=${corner}]`);
  const frame = await handle.locator('..').boundingBox();
  const box = await handle.boundingBox();
  if (!frame || !box) throw new Error('no corner to drag');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(
    frame.x + (to.x / seen.width) * frame.width,
    frame.y + (to.y / seen.height) * frame.height,
    { steps: 4 },
  );
  await page.mouse.up();
}

async function dragCorners(page: Page): Promise<void> {
  const [a, b, c, d] = STONE_CORNERS;
  // In an order in which they do not cross each other.
  await dragCorner(page, 'topLeft', a);
  await dragCorner(page, 'topRight', b);
  await dragCorner(page, 'bottomRight', c);
  await dragCorner(page, 'bottomLeft', d);
}

test('an old stone is photographed, cut out, and new text stands on it in true size @phone', async ({
  page,
}) => {
  test.slow();
  const made = await openSaved(page, '', '?upload=stone');
  await expect(dialog(page)).toContainText('Trin 1 af 6');
  expect(page.url()).not.toContain('upload');
  await chooseFile(page, await stonePhotograph(), 'image/jpeg');
  await expect(dialog(page)).toContainText('Trin 2 af 6');
  // The whole picture is wanted; the crop's keys are tested: in with Shift and back.
  const corner = page.locator('[data-corner=topLeft]');
  await corner.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(corner).toHaveAccessibleName(/Øverste venstre hjørne: 2 % fra venstre, 0 % fra oven/);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(corner).toHaveAccessibleName(/: 0 % fra venstre/);
  await next(page);
  await expect(dialog(page)).toContainText('Trin 3 af 6');
  await dragCorners(page);
  await next(page);
  const upload = dialog(page).getByRole('button', { name: 'Upload', exact: true });
  await expect(upload).toBeDisabled();
  await dialog(page).getByText('Bevar proportionerne').click();
  await dialog(page).getByRole('textbox', { name: 'Højde' }).fill('900');
  await dialog(page).getByRole('textbox', { name: 'Bredde' }).fill('600');
  await upload.click();
  await expect(dialog(page)).toContainText('600 × 900 mm', { timeout: 40_000 });
  await dialog(page).getByRole('button', { name: 'Brug på stenen' }).click();
  await expect(dialog(page)).toHaveCount(0);

  // The server's stone, and the scene's measures: 600 x 900 mm, an arch, an addition.
  await expect.poll(async () => (await kept(page, made)).StoneTypeId).toBeGreaterThan(1_000_000);
  const stone = await kept(page, made);
  const [own] = stone.stoneStoneTypes;
  expect(stone.ExistingStone).toBe(true);
  expect([own?.width, own?.height]).toEqual([600, 900]);
  await expect(findingsButton(page)).toContainText('Ingen bemærkninger');

  // The arch is cut out, and upright: both feet reach the ground at the stone's sides.
  const places = [...(own?.outline ?? '').matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
  const nearest = (x: number, y: number) =>
    Math.min(...places.map((place) => Math.hypot(place.x - x, place.y - y)));
  expect(nearest(0, 0)).toBeGreaterThan(50);
  expect(nearest(600, 0)).toBeGreaterThan(50);
  expect(nearest(0, 900)).toBeLessThan(45);
  expect(nearest(600, 900)).toBeLessThan(45);

  // New text is placed on the old stone; the scene is as large as measured at the churchyard.
  await tab(page, 'Tekst');
  await page.getByRole('button', { name: 'Tilføj linje' }).click();
  await expect(line(page, /./)).toHaveCount(1);
  await expect.poll(async () => (await kept(page, made)).Parms.length).toBe(1);
  await expectBelowCrown((await kept(page, made)).Parms[0]);
  await frameAndCheck(page, made);
  await openTradeFiles(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^SVG, ét bogstav/ }).click(),
  ]);
  const svg = readFileSync(await download.path(), 'utf8');
  expect(svg).toMatch(/^<svg[^>]* width="600mm" height="900mm"/);
  expect(svg).toContain('data-element="0"');
});

test('a stone of which only one distance is known is as large as that says', async ({ page }) => {
  test.slow();
  const made = await openSaved(page, '', '?upload=stone');
  await chooseFile(page, await stonePhotograph(), 'image/jpeg');
  await next(page);
  await dragCorners(page);
  await next(page);
  await dialog(page).getByText('Noget andet på stenen').click();
  const upload = dialog(page).getByRole('button', { name: 'Upload', exact: true });
  await expect(upload).toBeDisabled();
  // From edge to edge: at the left by the mouse, at the right by the keys.
  await page.locator('[data-corner=from]').waitFor();
  await dragCorner(page, 'from', { x: 0, y: 1 }, { width: 2, height: 2 });
  await expect(page.locator('[data-corner=from]')).toHaveAccessibleName(
    /Første punkt: 0 % fra venstre, 50 %/,
  );
  const to = page.locator('[data-corner=to]');
  await dragCorner(page, 'to', { x: 1, y: 1 }, { width: 2, height: 2 });
  await to.focus();
  for (let press = 0; press < 70; press++) await page.keyboard.press('Shift+ArrowRight');
  await expect(to).toHaveAccessibleName(/Andet punkt: 100 % fra venstre, 50 %/);
  await dialog(page).getByRole('textbox', { name: 'Afstand mellem punkterne' }).fill('600');
  await expectNoObjections(page, 'a known distance', ALL);
  // The means of opposite sides of the stone on the photograph.
  const [a, b, c, d] = STONE_CORNERS;
  const [left, right] = [Math.hypot(a.x - d.x, a.y - d.y), Math.hypot(b.x - c.x, b.y - c.y)];
  const [above, below] = [Math.hypot(a.x - b.x, a.y - b.y), Math.hypot(d.x - c.x, d.y - c.y)];
  const height = (600 * (left + right)) / (above + below);
  await expect(dialog(page)).toContainText(/Så er stenen omkring 600 mm bred og 88\d(,\d)? mm høj/);
  await upload.click();
  await dialog(page).getByRole('button', { name: 'Brug på stenen' }).click({ timeout: 40_000 });
  await expect.poll(async () => (await kept(page, made)).stoneStoneTypes.length).toBe(1);
  const [own] = (await kept(page, made)).stoneStoneTypes;
  expect(Math.abs((own?.width ?? 0) / 600 - 1)).toBeLessThan(0.03);
  expect(Math.abs((own?.height ?? 0) / height - 1)).toBeLessThan(0.03);
});

/** Puts one finger on the picture that is brushed, at shares of its sides, moves it, and lifts it. */
async function brushByFinger(page: Page, from: Vertex, to: Vertex): Promise<void> {
  const picture = page.locator('[data-brush-surface]');
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (!box) throw new Error('no picture to brush');
  const touch = await page.context().newCDPSession(page);
  const at = (part: number) => [
    {
      x: box.x + (from.x + (to.x - from.x) * part) * box.width,
      y: box.y + (from.y + (to.y - from.y) * part) * box.height,
    },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const part of [0.2, 0.4, 0.6, 0.8, 1])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('what was cut out wrongly is brushed away by finger, and by keys, and taken back @phone', async ({
  page,
}) => {
  test.slow();
  const made = await openSaved(page, '', '?upload=stone');
  await chooseFile(page, await stonePhotograph(), 'image/jpeg');
  await next(page);
  await dragCorners(page);
  await next(page);
  await dialog(page).getByRole('textbox', { name: 'Højde' }).fill('900');
  await dialog(page).getByRole('button', { name: 'Upload', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Ret udklippet' }).click({ timeout: 40_000 });
  const cut = dialog(page).locator('path[data-cut]');
  const outline = async () => (await cut.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const before = await outline();
  const strokes = dialog(page).locator('[data-stroke=notStone]');

  // The arch is away: the outline ends below what was brushed.
  for (const y of [0.08, 0.14, 0.2]) await brushByFinger(page, { x: 0.05, y }, { x: 0.95, y });
  await expect(strokes).toHaveCount(3);
  await expect(dialog(page)).toContainText('Stenen er klippet ud igen efter 3 strøg.', { timeout: 40_000 });
  const brushed = await outline();
  expect(brushed.height).toBeLessThan(before.height * 0.95);
  expect(brushed.y + brushed.height).toBeCloseTo(before.y + before.height, -1);
  await expectNoObjections(page, 'brushed', ALL);

  // One more by keys: it is said where the brush is, and what it does.
  await dialog(page).getByText('Dette er sten', { exact: true }).click();
  const crosshair = dialog(page).getByRole('button', { name: /^Penslen på billedet/ });
  await crosshair.focus();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(dialog(page).getByRole('status').filter({ hasText: 'fra oven' })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(crosshair).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog(page)).toContainText('Penslen er sat på: Dette er sten.');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(crosshair).toHaveAttribute('aria-pressed', 'false');
  await expect(dialog(page).locator('[data-stroke=stone]')).toHaveCount(1);
  await expect(dialog(page)).toContainText('efter 4 strøg', { timeout: 40_000 });

  await dialog(page).getByRole('button', { name: 'Fortryd strøg' }).click();
  await expect(dialog(page)).toContainText('efter 3 strøg');
  expect((await outline()).height).toBeCloseTo(brushed.height, 0);

  // A failure keeps the strokes, the earlier cut, and says so.
  await page.route('**/api/removebg/**', (route) => route.abort());
  await brushByFinger(page, { x: 0.4, y: 0.8 }, { x: 0.6, y: 0.8 });
  await expect(dialog(page).getByRole('alert')).toContainText('Dine strøg er her stadig.');
  await expect(strokes.or(dialog(page).locator('[data-stroke=stone]'))).toHaveCount(4);
  await page.unroute('**/api/removebg/**');
  await dialog(page).getByRole('button', { name: 'Fortryd strøg' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);

  await dialog(page).getByRole('button', { name: 'Brug på stenen' }).click();
  await expect.poll(async () => (await kept(page, made)).StoneTypeId).toBeGreaterThan(1_000_000);
  expect((await kept(page, made)).stoneStoneTypes[0]).not.toHaveProperty('within');
});

test('a drawing becomes an outline that can be cut, in the middle of the stone and in hand', async ({
  page,
}) => {
  const made = await openSaved(page);
  await drawn(page);
  await uploadDrawing(page);
  await placeUpload(page);
  await expect(page.getByRole('textbox', { name: 'Højde' })).toHaveValue('120');
  await expect.poll(async () => (await kept(page, made)).Parms.length).toBe(1);
  const { Parms, stoneVignets } = await kept(page, made);
  expect(Parms[0]).toMatchObject({ type: 'customVignet', position: { x: 300, y: 375 } });
  expect(stoneVignets[0]?.height).toBe(120);
  const svg = await (await page.request.get(stoneVignets[0]?.url ?? '')).text();
  expect(svg).toMatch(/<svg[^>]*mm"[^>]*><path d="M[^"]{40,}Z"\/>/);
  await expect(findingsButton(page)).toContainText('Ingen bemærkninger');

  const thicker = page.getByRole('textbox', { name: 'Gør stregerne tykkere' });
  await expect(thicker).toHaveValue('0');
  await thicker.fill('0,8');
  const thickened = async () => {
    const [vignet] = (await kept(page, made)).Parms;
    return (vignet?.thickened ?? 0) * (vignet?.scale ?? 0);
  };
  await expect.poll(thickened).toBeCloseTo(0.8, 3);
  await page.getByRole('button', { name: 'Fortryd', exact: true }).click();
  await expect(thicker).toHaveValue('0');
  await expect.poll(async () => (await kept(page, made)).Parms[0]).not.toHaveProperty('thickened');

  // As small as a signature its strokes are thinner than can be cut: one press of the finding mends them.
  const height = page.getByRole('textbox', { name: 'Højde' });
  await height.fill('8');
  await height.press('Tab');
  await expect(findingsButton(page)).not.toContainText('Ingen bemærkninger');
  await findingsButton(page).click();
  await findings(page)
    .getByRole('button', { name: /^Gør stregerne [\d,]+ mm tykkere/ })
    .click();
  await expect(findingsButton(page)).toContainText('Ingen bemærkninger');
  await findingsButton(page).click();
  await expect(thicker).not.toHaveValue('0');
  await page.getByRole('button', { name: 'Fortryd', exact: true }).click();
  await expect(thicker).toHaveValue('0');
  await expect(findingsButton(page)).not.toContainText('Ingen bemærkninger');
});

test('a stone that was never saved is saved first, and the upload goes on', async ({ page }) => {
  await page.goto('/designer');
  await drawn(page);
  await tab(page, 'Sten');
  await page.getByRole('button', { name: 'Upload egen sten' }).click();
  const warning = page.getByRole('alertdialog', { name: 'Gem stenen først' });
  await expect(warning).toBeVisible();
  await warning.getByRole('button', { name: 'Gem sten og fortsæt' }).click();
  await expect(dialog(page)).toContainText('Trin 1 af 6');
  await expect(page).toHaveURL(/\/designer\/\d+\//);
});

test('what is no picture, or too large, is said where another is chosen', async ({ page }) => {
  await openSaved(page, '', '?upload=stone');
  await chooseFile(page, Buffer.from('%PDF-1.7 no picture at all'), 'image/png');
  await expect(dialog(page).getByRole('alert')).toContainText('Filen er ikke et billede');
  await chooseFile(page, Buffer.alloc(15_000_001), 'image/jpeg');
  await expect(dialog(page).getByRole('alert')).toContainText('for stort');
  await chooseFile(page, await drawing(), 'image/png');
  await expect(dialog(page)).toContainText('Trin 2 af 6');
});

/** Continues with a photograph until it is sent. */
async function sendPhotograph(page: Page): Promise<void> {
  await chooseFile(page, await stonePhotograph(), 'image/jpeg');
  await next(page);
  await next(page);
  await dialog(page).getByRole('textbox', { name: 'Højde' }).fill('900');
  await dialog(page)
    .getByRole('switch', { name: 'Behold baggrunden' })
    .evaluate((it: HTMLElement) => it.click());
  await dialog(page).getByRole('button', { name: 'Upload', exact: true }).click();
}

test('a dead network keeps everything, and an upload can be cancelled at any time', async ({ page }) => {
  await openSaved(page, '', '?upload=stone');
  await page.route('**/api/removebg/**', (route) => route.abort());
  await sendPhotograph(page);
  const failed = page.getByRole('alertdialog', { name: 'Billedet kunne ikke uploades' });
  await expect(failed).toContainText('Alt, du har valgt, er her stadig.');
  await page.unroute('**/api/removebg/**');
  await page.route('**/api/removebg/**', (route) =>
    route.fulfill({ status: 422, json: { error: 'Ingen sten at se på billedet.' } }),
  );
  await failed.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(failed).toContainText('Ingen sten at se på billedet.');
  await page.unroute('**/api/removebg/**');
  await failed.getByRole('button', { name: 'Tilbage' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'Højde' })).toHaveValue('900');
  // Delayed, so that there is time to cancel.
  await page.route('**/api/removebg/**', () => undefined);
  await dialog(page).getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog(page).getByRole('progressbar')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Annuller' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('an own stone is deleted once that is confirmed, and the stone is reloaded', async ({ page }) => {
  test.slow();
  const made = await openSaved(page, '', '?upload=stone');
  await sendPhotograph(page);
  await dialog(page).getByRole('button', { name: 'Brug på stenen' }).click({ timeout: 40_000 });
  await expect.poll(async () => (await kept(page, made)).StoneTypeId).toBeGreaterThan(1_000_000);
  await tab(page, 'Sten');
  await expect(page.getByRole('listbox', { name: 'Egne sten' }).getByRole('option')).toHaveCount(1);
  const remove = page.getByRole('button', { name: 'Slet egen sten' });
  await page.route('**/api/stonetype/*', (route) =>
    route.fulfill({ status: 409, json: { error: 'Stenen er sendt.' } }),
  );
  await remove.click();
  await page.getByRole('button', { name: 'Slet', exact: true }).click();
  const failed = page.getByRole('alertdialog', { name: 'Fejl ved sletning' });
  await expect(failed).toContainText('Stenen er sendt.');
  await page.unroute('**/api/stonetype/*');
  await failed.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(failed).toHaveCount(0);
  await expect(page.getByRole('listbox', { name: 'Egne sten' })).toHaveCount(0);
  const stone = await kept(page, made);
  expect([stone.StoneTypeId, stone.stoneStoneTypes]).toEqual([15, []]);
});
