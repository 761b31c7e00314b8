import { expect, test } from '@playwright/test';
import { endure } from '../bench/endurance';
import { benchScenes } from '../bench/scenes';
import { makeStageAskable, seenAtRest, stageWork } from './askedStage';
import { carved, differenceOf, openBench, seen, seenAgain } from './benchPage';
import { beginStone } from './newStone';
import { drawn } from './stage';
import { stageWorkers } from './stageWorkers';

test('a stone out of sight: it is shown whole again, also what was edited meanwhile', async ({
  page,
  context,
}) => {
  await openBench(page);
  await page.evaluate(() => window.bench.setText(0, 'Karen'));
  await carved(page);
  const edited = await seen(page);
  await page.evaluate(() => window.bench.setText(0, 'Navn Efternavn'));
  await carved(page);
  const before = await seen(page);
  await test.step('behind another tab', async () => {
    const other = await context.newPage();
    await other.bringToFront();
    await page.evaluate(() => window.bench.setText(0, 'Karen'));
    await page.bringToFront();
    await other.close();
    await carved(page);
    await expect.poll(async () => differenceOf(edited, await seen(page)).mean).toBeLessThan(0.01);
  });
  await page.evaluate(() => window.bench.setText(0, 'Navn Efternavn'));
  await carved(page);
  await test.step('in a canvas taken out of the page and put back', async () => {
    const away = (edit: string | undefined) =>
      page.evaluate(async (text) => {
        const canvas = document.querySelector('canvas');
        canvas?.remove();
        await new Promise((resolve) => setTimeout(resolve, 100));
        if (text) await window.bench.setText(0, text);
        if (canvas) document.body.append(canvas);
      }, edit);
    await away(undefined);
    expect(differenceOf(before, await seen(page)).mean).toBeLessThan(0.01);
    await away('Karen');
    await expect.poll(async () => differenceOf(edited, await seen(page)).mean).toBeLessThan(0.01);
  });
});

test('twenty stones one after the other, opened and left, need one worker and one canvas', async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  let opened = 0;
  page.on('worker', (worker) => {
    if (worker.url().includes('stageWorker')) opened += 1;
  });
  for (let visit = 1; visit <= 20; visit += 1) {
    await beginStone(page, visit % 2 === 1 ? /Urne/ : /Kistegrav/);
    await drawn(page);
    await expect(page.locator('canvas')).toHaveCount(1);
    await page.getByRole('link', { name: 'Gravstensdesigner' }).click();
    await expect(page.locator('canvas')).toHaveCount(0);
  }
  expect(opened).toBeLessThanOrEqual(1);
  expect(stageWorkers(page)).toHaveLength(1);
  // They outlive no stone either: as many as there are processors beside the stage’s, at most.
  expect(page.workers().length).toBeLessThanOrEqual(1 + 4);
});

test('a stone looked at from nearer is exact once the eye rests, whatever it passed on its way', async ({
  page,
}) => {
  await makeStageAskable(page);
  await page.goto('/designer');
  await drawn(page);
  const whole = await seenAtRest(page);
  const press = async (name: string, before: Buffer) => {
    await page.getByRole('button', { name }).click();
    await expect.poll(async () => differenceOf(before, await seen(page)).mean).toBeGreaterThan(5);
    return seenAtRest(page);
  };
  const near = await press('Zoom ind', whole);
  // A canvas of another size is redrawn from scratch, with the same view.
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  const { groundsRasterised } = await stageWork(page);
  await page.setViewportSize({ ...size, height: size.height - 40 });
  await expect
    .poll(async () => (await stageWork(page)).groundsRasterised, { timeout: 20_000 })
    .toBeGreaterThan(groundsRasterised);
  await page.setViewportSize(size);
  await seenAgain(page, near);
  expect(differenceOf(whole, await press('Vis hele stenen', near)).mean).toBeLessThan(0.01);
});

test('1500 edits leave the worker’s heaps as they were', async ({ page, context }) => {
  test.slow();
  const [scene] = await benchScenes();
  if (!scene) throw new Error('the bench has no scene');
  await page.goto('/bench.html');
  const cdp = await context.newCDPSession(page);
  const { edits, before, after } = await endure({ name: 'ours', context, page, cdp }, scene, 1500, 60_000);
  expect(edits).toBeGreaterThanOrEqual(500);
  expect(after.wasm).toBe(before.wasm);
  expect(after.script - before.script).toBeLessThan(500_000);
});
