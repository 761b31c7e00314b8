import { expect, test } from '@playwright/test';
import { beginStone } from './newStone';
import { developmentURL } from './ports';
import { drawn, line, onStone } from './stage';

test('mounted twice by React’s StrictMode, the designer opens one worker, draws, and goes on after a remount', async ({
  page,
}) => {
  test.slow();
  const errors: string[] = [];
  let opened = 0;
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('worker', (worker) => {
    if (worker.url().includes('stageWorker')) opened += 1;
  });
  // The first visit makes the development server bundle dependencies, and reload the page.
  await page.goto(developmentURL);
  await expect(page.getByRole('link', { name: /^Ny gravsten/ })).toBeVisible({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  for (const round of ['first', 'second']) {
    opened = 0;
    await page.goto(`${developmentURL}/designer`, { timeout: 60_000 });
    await drawn(page);
    await expect(page.locator('canvas'), round).toHaveCount(1);
    await line(page, /Fornavn/).click();
    await page.getByRole('textbox', { name: 'Tekst', exact: true }).fill('Karen Juhl');
    await expect(line(page, 'Karen Juhl')).toContainText('Bredde');
    const name = await onStone(page, { x: 300, y: 262 });
    await page.mouse.move(name.x, name.y);
    await page.mouse.down();
    await page.mouse.move(name.x, name.y + 60, { steps: 5 });
    await page.mouse.up();
    await expect(page.getByRole('textbox', { name: 'Fra top' })).not.toHaveValue('268');
    expect(opened, round).toBe(1);
  }
  // Left and entered again: the same worker and the same canvas, reinserted.
  await page.getByRole('link', { name: 'Gravstensdesigner' }).click();
  await beginStone(page, /Urne/);
  await drawn(page);
  await expect(page.locator('canvas')).toHaveCount(1);
  expect(opened).toBe(1);
  expect(errors).toEqual([]);
});
