import { expect, type Page, test, type Worker } from '@playwright/test';
import { carved, differenceOf, openBench, seen, showStandardStone, work } from './benchPage';
import { findHeadlessChromium, WEBGL_FLAGS } from './chromium';
import { stageWorkers } from './stageWorkers';

// WebGL emulated by the processor: enough to see that a graphics card would draw the same stone.
test.use({
  launchOptions: {
    executablePath: findHeadlessChromium(),
    args: WEBGL_FLAGS,
  },
});

/** What CanvasKit draws by the graphics card with. */
const DEFERRED = /deferred[\w-]*\.wasm/;

/** How alike two pictures of one stone must be: slight differences in the graphics card's smoothing are invisible. */
const SAME = { mean: 1, stark: 0.001 };

async function looksLike(page: Page, expected: Buffer): Promise<void> {
  await expect
    .poll(async () => {
      const { mean, stark } = differenceOf(expected, await seen(page));
      return mean < SAME.mean && stark < SAME.stark;
    })
    .toBe(true);
}

/** The page's only stage. */
function workerOf(page: Page): Worker {
  const [worker, ...more] = stageWorkers(page);
  if (!worker || more.length > 0) throw new Error(`${more.length + 1} stages`);
  return worker;
}

/** Remembers in the worker which WebGL canvas its next frame is drawn on. */
function findCard(worker: Worker): Promise<void> {
  return worker.evaluate(() => {
    const seen = OffscreenCanvasRenderingContext2D.prototype;
    const draw = seen.drawImage;
    seen.drawImage = function (this: OffscreenCanvasRenderingContext2D, ...given: unknown[]) {
      const [source] = given;
      if (source instanceof OffscreenCanvas) Object.assign(self, { card: source });
      Reflect.apply(draw, this, given);
    };
  });
}

/** Takes the graphics card away from the worker, or gives it back. */
function switchCard(worker: Worker, what: 'loseContext' | 'restoreContext'): Promise<void> {
  return worker.evaluate((asked) => {
    const { card } = self as unknown as { card: OffscreenCanvas };
    const holder = self as unknown as { losing?: WEBGL_lose_context | null };
    holder.losing ??= card.getContext('webgl2')?.getExtension('WEBGL_lose_context') ?? null;
    if (!holder.losing) throw new Error('no graphics card to lose');
    holder.losing[asked]();
  }, what);
}

/** Watches from now on whether the graphics card is taken away. */
async function watchCard(worker: Worker): Promise<() => Promise<boolean>> {
  await worker.evaluate(() => {
    const { card } = self as unknown as { card: OffscreenCanvas };
    card.addEventListener('webglcontextlost', () => Object.assign(self, { wasLost: true }));
  });
  return () => worker.evaluate(() => 'wasLost' in self);
}

test('where WebGL is only played by the processor, the processor draws', async ({ page }) => {
  await openBench(page);
  expect((await work(page)).drawnBy).toBe('processor');
});

test('the graphics card draws the same stone as the processor, at rest and while it is edited', async ({
  page,
}) => {
  const pictures: Buffer[] = [];
  for (const drawnBy of ['processor', 'graphics card'] as const) {
    await openBench(page, drawnBy);
    expect((await work(page)).drawnBy).toBe(drawnBy);
    pictures.push(await seen(page));
    await page.evaluate(() => window.bench.moveElement(0, 310.4, 240.7));
    pictures.push(await seen(page));
    await page.evaluate(() => window.bench.setText(0, 'Karen Juhl'));
    await carved(page);
    pictures.push(await seen(page));
  }
  for (const [at, byProcessor] of pictures.slice(0, 3).entries()) {
    const byCard = pictures[at + 3];
    expect(byCard && differenceOf(byProcessor, byCard).mean).toBeLessThan(SAME.mean);
    expect(byCard && differenceOf(byProcessor, byCard).stark).toBeLessThan(SAME.stark);
  }
});

test('the graphics card draws as soon as nobody types, and until then the processor does', async ({
  page,
}) => {
  await page.goto('/bench.html?drawnBy=graphics+card');
  await showStandardStone(page);
  const drawnBy = await page.evaluate(async () => {
    const seen: string[] = [];
    for (let key = 1; key <= 20; key += 1) {
      await window.bench.setText(0, 'Karen Margrethe Juhl'.slice(0, key));
      seen.push((await window.bench.work()).drawnBy);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return seen;
  });
  expect(new Set(drawnBy)).toEqual(new Set(['processor']));
  await expect.poll(async () => (await work(page)).drawnBy).toBe('graphics card');
});

test('where what the card is driven by does not come, the processor goes on', async ({ page }) => {
  await openBench(page, 'processor');
  await page.evaluate(() => window.bench.setText(0, 'Karen Juhl'));
  const expected = await seen(page);
  let asked = 0;
  await page.context().route(DEFERRED, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto('/bench.html?drawnBy=graphics+card');
  await showStandardStone(page);
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.evaluate(() => window.bench.setText(0, 'Karen Juhl'));
  await looksLike(page, expected);
  expect((await work(page)).drawnBy).toBe('processor');
});

test('a graphics card lost at rest leaves the stone on the screen; the processor draws on, then the card again', async ({
  page,
}) => {
  await openBench(page, 'processor');
  await page.evaluate(() => window.bench.moveElement(0, 300, 300));
  const stone = await seen(page);
  await page.evaluate(() => window.bench.setText(0, 'Karen Juhl'));
  const edited = await seen(page);

  await openBench(page, 'graphics card');
  const worker = workerOf(page);
  await findCard(worker);
  await page.evaluate(() => window.bench.moveElement(0, 300, 300));
  await looksLike(page, stone);
  await switchCard(worker, 'loseContext');
  await expect.poll(async () => (await work(page)).drawnBy).toBe('processor');
  await looksLike(page, stone);
  await page.evaluate(() => window.bench.setText(0, 'Karen Juhl'));
  await looksLike(page, edited);

  await switchCard(worker, 'restoreContext');
  await expect.poll(async () => (await work(page)).drawnBy).toBe('graphics card');
  await looksLike(page, edited);
  await page.evaluate(() => window.bench.setText(0, 'Karen'));
  await page.evaluate(() => window.bench.setText(0, 'Karen Juhl'));
  await looksLike(page, edited);
});

test('a graphics card lost in the middle of a drag loses no movement', async ({ page }) => {
  await openBench(page, 'processor');
  await page.evaluate(() => window.bench.moveElement(0, 300, 320));
  const expected = await seen(page);
  await openBench(page, 'graphics card');
  const worker = workerOf(page);
  await findCard(worker);
  await page.evaluate(() => window.bench.moveElement(0, 300, 200));
  const dragged = page.evaluate(async () => {
    for (let y = 201; y <= 320; y += 1) await window.bench.moveElement(0, 300, y);
  });
  await switchCard(worker, 'loseContext');
  await dragged;
  await looksLike(page, expected);
});

for (const drawnBy of ['processor', 'graphics card'] as const) {
  test(`the browser’s own graphics process may crash: the stone drawn by the ${drawnBy} is seen again, whole`, async ({
    page,
    browser,
  }) => {
    await openBench(page, drawnBy);
    await page.evaluate(() => window.bench.moveElement(0, 300, 300));
    await carved(page);
    const stone = await seen(page);
    const worker = workerOf(page);
    await findCard(worker);
    await page.evaluate(() => window.bench.moveElement(0, 300, 300));
    const wasLost = drawnBy === 'graphics card' ? await watchCard(worker) : undefined;
    const session = await browser.newBrowserCDPSession();
    // The answer is lost with it.
    session.send('Browser.crashGpuProcess').catch(() => undefined);
    if (wasLost) await expect.poll(wasLost).toBe(true);
    else await page.waitForTimeout(500);
    await looksLike(page, stone);
    await page.evaluate(() => window.bench.moveElement(0, 300, 200));
    await page.evaluate(() => window.bench.moveElement(0, 300, 300));
    await looksLike(page, stone);
  });
}
