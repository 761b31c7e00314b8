import { expect, type Page, test } from '@playwright/test';
import { makeStone } from './access/stones';
import { drawn } from './stage';

const WINDOWS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 720, height: 450 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

/** Holds files of the program back until they are let go. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** The stone that index.html has, once its style sheet has come. */
async function firstStone(page: Page) {
  await expect(page.locator('.first-stone .waiting-slab')).toHaveCSS('width', '150px');
  return page.locator('.first-stone .waiting-stone');
}

const START = /\/assets\/start-[\w-]+\.js$/;

/** Where something is in windows of each size. */
async function places(page: Page, what: string) {
  const boxes = [];
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    boxes.push(await page.locator(what).boundingBox());
  }
  return boxes;
}

for (const [path, lang, words] of [
  ['/designer', 'da', 'Stenen gøres klar …'],
  ['/de/designer', 'de', 'Der Stein wird vorbereitet …'],
  ['/no/designer', 'no', 'Steinen gjøres klar …'],
] as const)
  test(`${path} shows that a stone is coming before the program has come, and nothing moves when it has`, async ({
    page,
  }) => {
    await page.context().addCookies([{ name: 'locale', value: lang, url: 'http://127.0.0.1' }]);
    const program = await hold(page, START);
    const screen = await hold(page, /\/assets\/DesignerScreen-[\w-]+\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    const first = await firstStone(page);
    await expect(first).toHaveCSS('opacity', '1');
    await expect(first.locator('p:visible')).toHaveText(words);
    const before = await places(page, '.first-stone .waiting-slab');
    program();
    // The program's own has the same words, in the same place, and does not come by and by as a first one does.
    const seen = await page.waitForFunction(() => {
      const stone = document.querySelector('main[aria-busy=true] > .waiting-stone');
      return stone && { opacity: getComputedStyle(stone).opacity, words: stone.textContent };
    });
    expect(await seen.jsonValue()).toEqual({ opacity: '1', words });
    await expect(page.locator('.first-stone')).toHaveCount(0);
    await page.evaluate(async () => void (await document.fonts.ready));
    expect(await places(page, 'main .waiting-slab')).toEqual(before);
    screen();
    await drawn(page);
  });

test('the stone that waits in the designer’s frame is where the designer has it', async ({ page }) => {
  const { id, token } = await makeStone(page, { StoneTypeId: 23, StoneTypeVariantId: 2301 });
  const tool = await hold(page, /canvaskit[\w-]*\.wasm/);
  const program = await hold(page, START);
  await page.goto(`/designer/${id}/${token}`, { waitUntil: 'commit' });
  await firstStone(page);
  const before = await places(page, '.first-stone .waiting-slab');
  program();
  await page.locator('[data-shaped]').waitFor();
  const after = await places(page, '[data-shaped]');
  for (const [at, { width }] of WINDOWS.entries()) {
    const [one, other] = [before[at], after[at]];
    if (!one || !other) throw new Error(`no stone at ${width} px`);
    expect(other.x + other.width / 2, `${width} px`).toBeCloseTo(one.x + one.width / 2, 0);
    // The row below the stone is as high as the words of its price and material need.
    expect(Math.abs(other.y - one.y), `${width} px`).toBeLessThanOrEqual(40);
  }
  tool();
  await drawn(page);
});

for (const path of ['/approve/nobody', '/de/choose/nobody', '/no/proposal/nobody'])
  test(`a relative who opens ${path} sees that a stone is coming, where the program shows it`, async ({
    page,
  }) => {
    const program = await hold(page, START);
    const screen = await hold(page, /\/assets\/(Approving|Choosing|Proposal)Screen-[\w-]+\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    const first = await firstStone(page);
    await expect(first).toHaveCSS('opacity', '1');
    await expect(first.locator('p:visible')).toHaveCount(0);
    const before = await places(page, '.first-stone .waiting-slab');
    program();
    await page.locator('main .waiting-slab').waitFor();
    expect(await places(page, 'main .waiting-slab')).toEqual(before);
    screen();
    await expect(page.locator('.waiting-slab')).toHaveCount(0);
  });

test('on other pages no stone is said to be coming', async ({ page }) => {
  for (const path of ['/', '/de/', '/login', '/privacy', '/designers']) {
    const program = await hold(page, START);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('.first-stone').waitFor({ state: 'attached' });
    await expect(page.locator('.first-stone')).toBeHidden();
    program();
    await page.locator('.first-stone').waitFor({ state: 'detached' });
  }
});
