import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { makeStageAskable, seenAtRest } from './askedStage';
import { carved, differenceOf, openBench, seen, seenAgain, showStandardStone, work } from './benchPage';
import { drawn, line, widthOf } from './stage';
import { stageWorkers } from './stageWorkers';

/** Ends the page's worker from within, without any event. */
async function endWorker(page: Page): Promise<void> {
  const [worker] = stageWorkers(page);
  if (!worker) throw new Error('there is no worker to end');
  const gone = worker.waitForEvent('close');
  await worker.evaluate(() => self.close());
  await gone;
}

/** Waits for the worker that replaces one that ended. */
async function anotherWorker(page: Page): Promise<void> {
  await expect.poll(() => stageWorkers(page).length).toBe(1);
}

test('a worker that ends while nothing happens is opened again, and the stone is seen as it was', async ({
  page,
}) => {
  await openBench(page);
  await page.evaluate(() => window.bench.setText(0, 'Åse Ærø'));
  await carved(page);
  const before = await seen(page);
  await endWorker(page);
  await anotherWorker(page);
  await carved(page);
  await seenAgain(page, before);
  await expect(page.locator('canvas')).toHaveCount(1);
});

test('an edit that was under way when the worker ended is answered by the next one', async ({ page }) => {
  await openBench(page);
  await page.evaluate(() => window.bench.setText(0, 'Åse Ærø'));
  await carved(page);
  const expected = await seen(page);
  await page.evaluate(() => window.bench.setText(0, 'Karen'));
  const ended = endWorker(page);
  await page.evaluate(async () => {
    for (const letters of [1, 2, 3, 4, 5, 6, 7]) await window.bench.setText(0, 'Åse Ærø'.slice(0, letters));
  });
  await ended;
  await carved(page);
  await seenAgain(page, expected);
});

test('a fault in the worker that nobody caught opens another', async ({ page }) => {
  await openBench(page);
  const before = await seen(page);
  const [worker] = stageWorkers(page);
  const gone = worker?.waitForEvent('close');
  await worker?.evaluate(() => {
    setTimeout(() => {
      throw new Error('a fault in the middle of the work');
    });
  });
  await gone;
  await anotherWorker(page);
  await carved(page);
  await seenAgain(page, before);
});

test('a worker that ends again and again is not opened for ever; the next edit tries once more', async ({
  page,
}) => {
  await openBench(page);
  for (let ending = 1; ending <= 3; ending += 1) {
    await endWorker(page);
    await anotherWorker(page);
    await carved(page);
  }
  await endWorker(page);
  await page.waitForTimeout(500);
  expect(stageWorkers(page)).toHaveLength(0);
  await page.evaluate(() => window.bench.setText(0, 'Karen'));
  expect(stageWorkers(page)).toHaveLength(1);
  expect((await work(page)).framesPainted).toBeGreaterThan(0);
});

test('in the designer nothing is lost when the worker ends: not the text, not what is in hand, not the view', async ({
  page,
}) => {
  await makeStageAskable(page);
  await page.goto('/designer');
  await drawn(page);
  await line(page, /Fornavn/).click();
  const text = page.getByRole('textbox', { name: 'Tekst' });
  await text.fill('Inger Marie');
  const whole = await seenAtRest(page);
  await page.getByRole('button', { name: 'Zoom ind' }).click();
  await expect.poll(async () => differenceOf(whole, await seen(page)).mean).toBeGreaterThan(10);
  const before = await seenAtRest(page);
  await endWorker(page);
  await anotherWorker(page);
  await seenAgain(page, before);
  await expect(page.locator('canvas')).toHaveCount(1);
  await expect(page.locator('canvas')).toHaveAttribute('aria-hidden', 'true');

  const width = await widthOf(page, 'Inger Marie');
  await text.fill('Inger Marie Juhl');
  await expect.poll(() => widthOf(page, 'Inger Marie Juhl')).toBeGreaterThan(width);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a worker that bakes reliefs and ends without a word is replaced, and the stone does not stay flat', async ({
  page,
}) => {
  const stage = page.waitForEvent('worker', (one) => one.url().includes('stageWorker'));
  await page.goto('/bench.html');
  // Before the stage opens them: afterwards nobody else can reach them.
  await (await stage).evaluate(() => {
    const scope = self as unknown as { Worker: typeof Worker; baking: Worker[] };
    scope.baking = [];
    scope.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        scope.baking.push(this);
      }
    };
  });
  const [worker] = stageWorkers(page);
  const endBaking = () =>
    worker?.evaluate(() => {
      const { baking } = self as unknown as { baking: Worker[] };
      for (const one of baking) one.terminate();
      return baking.length;
    });
  await page.waitForFunction(() => 'bench' in window);
  const stone = JSON.parse(readFileSync('catalogue/standard-stone.json', 'utf8')) as unknown;
  await page.evaluate((given) => window.bench.load(given), stone);
  // While they bake, and once more while they have nothing to do.
  await expect.poll(async () => (await work(page)).reliefsBaked).toBeGreaterThan(0);
  const opened = (await endBaking()) ?? 0;
  expect(opened).toBeGreaterThan(0);
  await carved(page);
  const before = await seen(page);
  await endBaking();
  await page.evaluate(() => window.bench.setText(0, 'Åse Ærø'));
  await carved(page);
  await page.evaluate((given) => window.bench.load(given), stone);
  await carved(page);
  await seenAgain(page, before);
  expect(await endBaking()).toBeGreaterThan(opened);
  const { reliefsBaked, reliefsBakedHere } = await work(page);
  expect(reliefsBaked).toBeGreaterThan(10);
  expect(reliefsBakedHere).toBe(0);
});

test('a worker that bakes reliefs and ends before its end can be noticed is not waited for: the stage bakes', async ({
  page,
}) => {
  const stage = page.waitForEvent('worker', (one) => one.url().includes('stageWorker'));
  await page.goto('/bench.html');
  await (await stage).evaluate(() => {
    const scope = self as unknown as { Worker: typeof Worker };
    scope.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        this.terminate();
      }
    };
  });
  await showStandardStone(page);
  // The worker is given up after twenty seconds; long before that all is baked.
  await expect.poll(async () => (await work(page)).reliefsWaiting, { timeout: 15_000 }).toBe(0);
  const { reliefsBaked, reliefsBakedHere } = await work(page);
  expect(reliefsBaked).toBeGreaterThan(10);
  expect(reliefsBakedHere).toBe(reliefsBaked);
});
