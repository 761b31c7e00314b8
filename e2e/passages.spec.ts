import { expect, type Page, test } from '@playwright/test';
import { drawn } from './stage';

/** How often what was seen before was laid over the stone and taken away again, and how long the last one stayed, in ms. */
interface Passages {
  readonly laid: number;
  readonly gone: number;
  readonly lasted: number;
}

/** Counts passages from the first picture on. */
async function count(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const passages = { laid: 0, gone: 0, lasted: 0 };
    let since = 0;
    Object.assign(window, { passages });
    const isPassage = (node: Node) => node instanceof HTMLElement && node.dataset.passage !== undefined;
    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes) {
        if ([...addedNodes].some(isPassage)) {
          passages.laid += 1;
          since = performance.now();
        }
        if ([...removedNodes].some(isPassage)) {
          passages.gone += 1;
          passages.lasted = performance.now() - since;
        }
      }
    }).observe(document, { subtree: true, childList: true });
  });
}

const passages = (page: Page) => page.evaluate<Passages>('({ ...passages })');

async function openStone(page: Page): Promise<void> {
  await count(page);
  await page.goto('/designer');
  await drawn(page);
}

const chooseMaterial = (page: Page, name: RegExp) =>
  page.getByRole('radiogroup', { name: 'Materiale' }).last().getByRole('radio', { name }).press('Space');

test.describe('What is seen anew', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('passes over: letters are cut once after loading, and another material comes softly', async ({
    page,
  }) => {
    await openStone(page);
    await expect.poll(() => passages(page)).toMatchObject({ laid: 1, gone: 1 });
    expect((await passages(page)).lasted).toBeGreaterThanOrEqual(240);
    await chooseMaterial(page, /Rød/);
    await expect.poll(() => passages(page)).toMatchObject({ laid: 2, gone: 2 });
    expect((await passages(page)).lasted).toBeGreaterThanOrEqual(190);
  });

  test('is there at once where somebody goes on working', async ({ page }) => {
    await openStone(page);
    await expect.poll(() => passages(page)).toMatchObject({ laid: 1, gone: 1 });
    await chooseMaterial(page, /Rød/);
    await expect.poll(() => passages(page)).toMatchObject({ laid: 2 });
    await page.keyboard.press('Shift');
    await expect(page.locator('[data-passage]')).toHaveCount(0);
  });
});

test.describe('Who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('sees everything at once', async ({ page }) => {
    await openStone(page);
    await chooseMaterial(page, /Rød/);
    await expect(page.getByRole('radio', { name: /Rød/ }).last()).toBeChecked();
    await page.waitForTimeout(600);
    expect(await passages(page)).toEqual({ laid: 0, gone: 0, lasted: 0 });
  });
});
