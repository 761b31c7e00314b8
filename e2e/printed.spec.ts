import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { listed, pageSizes, pictureOf, textOf } from '../tests/painting/pdf/popplerPages';
import { makeStone, rememberUser } from './access/stones';
import { choose, popup } from './designerPopups';
import { drawn } from './stage';

/** What is read again and again until it is the same twice: reliefs that come later change the stone. */
async function steady(read: () => Promise<string>): Promise<string> {
  let before = '';
  await expect(async () => {
    const now = await read();
    const same = now === before;
    before = now;
    expect(same).toBe(true);
  }).toPass({ intervals: [1000] });
  return before;
}

/** The upper part of the printed sheet as a picture, above the list of what stands on the stone. */
async function printedStone(page: Page): Promise<string> {
  const sheet = sharp(pictureOf(await page.pdf({ preferCSSPageSize: true })));
  const part = await sheet.extract({ left: 0, top: 0, width: 595, height: 400 }).png().toBuffer();
  return part.toString('base64');
}

/** By how many levels of 255 two such pictures differ where they do most. */
async function furthest(one: string, other: string): Promise<number> {
  const levels = (picture: string) => sharp(Buffer.from(picture, 'base64')).raw().toBuffer();
  const [here, there] = await Promise.all([levels(one), levels(other)]);
  expect(here.length).toBe(there.length);
  return here.reduce((most, level, at) => Math.max(most, Math.abs(level - (there[at] ?? 0))), 0);
}

/** A picture of its own is painted at once, what is on the screen in layers: a pixel may be rounded to another level. */
const ROUNDED = 1;

/** An A4 sheet in mm; the browser rounds its size to whole CSS px. */
const A4 = [expect.closeTo(210, 0), expect.closeTo(297, 0)];

test('the designer’s page printed by the browser is the stone and what stands on it, without the tools', async ({
  page,
}) => {
  const { id, token } = await makeStone(page);
  await page.goto(`/designer/${id}/${token}`);
  await drawn(page);
  // Letters are measured once the stone stands.
  await expect(page.getByText('bogstavhøjde 42 mm').first()).toBeAttached();
  const sheet = await page.pdf({ preferCSSPageSize: true });
  expect(pageSizes(sheet)).toEqual([A4]);
  expect(listed('pdfimages', sheet).length).toBeGreaterThan(0);
  const words = textOf(sheet, 1);
  for (const seen of ['Linje: Fornavn Efternavn', 'bogstavhøjde 42 mm', 'Sandblæst vignet: Rosengren'])
    expect(words).toContain(seen);
  for (const tool of ['Få tilbud', 'Gem sten', 'Udsmykning', 'Enter vælger'])
    expect(words).not.toContain(tool);
});

test('the stone is printed by its keys without the handles of what is selected, and they are there again', async ({
  page,
}) => {
  const { id, token } = await makeStone(page);
  await page.goto(`/designer/${id}/${token}`);
  await drawn(page);
  await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[data-stage] canvas');
    const printed: string[] = [];
    Object.assign(window, { printed, seen: () => canvas?.toDataURL() });
    window.print = () => {
      printed.push(canvas?.toDataURL() ?? '');
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  const seen = () => page.evaluate<string>('seen()');
  await page.locator('[data-stage]').focus();
  const unselected = await steady(seen);
  await page.keyboard.press('PageDown');
  await expect.poll(seen).not.toBe(unselected);
  const selected = await steady(seen);
  await page.keyboard.press('Control+p');
  await expect.poll(() => page.evaluate('printed.length')).toBe(1);
  expect(await page.evaluate<string>('printed[0]')).toBe(unselected);
  await expect.poll(seen).toBe(selected);
});

test('printed by the browser’s own menu the stone has no handles either', async ({ page }) => {
  const { id, token } = await makeStone(page);
  await page.goto(`/designer/${id}/${token}`);
  await drawn(page);
  const printed = () => printedStone(page);
  const unselected = await steady(printed);
  await page.locator('[data-stage]').focus();
  await page.keyboard.press('PageDown');
  const kept = page.locator('[data-printed]');
  await expect(kept).toHaveCount(1);
  expect(await printed()).toBe(unselected);
  // What is done next is printed, and not what was kept before.
  await page.keyboard.press('Shift+ArrowDown');
  await expect(kept).toHaveCount(0);
  await expect(kept).toHaveCount(1);
  const moved = await printed();
  expect(moved).not.toBe(unselected);
  await page.keyboard.press('Escape');
  await expect(kept).toHaveCount(0);
  expect(await steady(printed)).toBe(moved);
});

test('printed by the browser’s own menu by night the stone stands in the same daylight as by day', async ({
  page,
}) => {
  const { id, token } = await makeStone(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`/designer/${id}/${token}`);
  await drawn(page);
  const byDay = await steady(() => printedStone(page));
  const kept = page.locator('[data-printed]');
  await expect(kept).toHaveCount(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(kept).toHaveCount(1);
  expect(await furthest(await printedStone(page), byDay)).toBeLessThanOrEqual(ROUNDED);
  // By night that the person has chosen, too, and also when something is selected.
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(kept).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('gravestone.theme', 'dark'));
  await page.reload();
  await drawn(page);
  await expect(kept).toHaveCount(1);
  expect(await furthest(await printedStone(page), byDay)).toBeLessThanOrEqual(ROUNDED);
  await page.locator('[data-stage]').focus();
  await page.keyboard.press('PageDown');
  await expect(kept).toHaveCount(0);
  await expect(kept).toHaveCount(1);
  expect(await furthest(await printedStone(page), byDay)).toBeLessThanOrEqual(ROUNDED);
});

test('the price printed by the browser is its table alone', async ({ page }) => {
  const { id, token } = await makeStone(page);
  await page.goto(`/designer/${id}/${token}`);
  await drawn(page);
  await choose(page, 'Pris');
  await expect(popup(page, 'price').getByRole('row').first()).toBeVisible();
  const sheet = await page.pdf({ preferCSSPageSize: true });
  expect(pageSizes(sheet)).toHaveLength(1);
  expect(textOf(sheet, 1)).toMatch(
    /Pris[\s\S]*Svajet gravsten[\s\S]*Fornavn Efternavn[\s\S]*I alt inkl\. moms/,
  );
  for (const other of ['Luk', 'Få tilbud', 'Udsmykning']) expect(textOf(sheet, 1)).not.toContain(other);
});

for (const width of [1440, 390]) {
  test(`the list of cases printed by the browser is a table with every row, also from ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await rememberUser(page);
    const results = Array.from({ length: 90 }, (_, index) => ({
      id: index + 1,
      version: 1,
      sentAt: null,
      stones: [],
      decName: `Afdød ${index + 1}`,
      caseNo: `S-${index + 1}`,
    }));
    await page.route('**/api/projects', (route) => route.fulfill({ json: { results } }));
    await page.route('**/api/stones', (route) => route.fulfill({ json: { results: [] } }));
    await page.goto('/designs');
    await expect(page.getByText('90 rækker')).toBeVisible();
    const sheets = await page.pdf({ preferCSSPageSize: true });
    const sizes = pageSizes(sheets);
    expect(sizes[0]).toEqual([...A4].reverse());
    const words = sizes.map((_, at) => textOf(sheets, at + 1));
    for (const { caseNo } of results) expect(words.join('\n')).toMatch(new RegExp(`${caseNo}\\b`));
    // Each sheet repeats the column headings, and none shows actions.
    for (const sheet of words) expect(sheet).toContain('Kontaktperson');
    expect(words.join('\n')).not.toContain('Ny sag');
  });
}
