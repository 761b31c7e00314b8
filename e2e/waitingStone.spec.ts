import { expect, test } from '@playwright/test';
import { expectNoObjections } from './access/axe';
import { makeStone } from './access/stones';
import { drawn } from './stage';

/** A heart, 640 x 620 mm. */
const HEART = { StoneTypeId: 23, StoneTypeVariantId: 2301 };

test('a stone that is loading has its own shape, and the words that say so', async ({ page }) => {
  const { id, token } = await makeStone(page, HEART);
  const held: (() => void)[] = [];
  // The stone is known long before what paints it has come.
  await page.context().route(/canvaskit[\w-]*\.wasm/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(`/designer/${id}/${token}`);
  const waiting = page.locator('[data-shaped]');
  await expect(waiting).toBeVisible();
  await expect(page.getByRole('application', { name: 'Stenen', exact: true })).toContainText(
    'Stenen gøres klar',
  );
  // A heart has neither lower corners nor a middle at its head; what lies outside a clip path cannot be hit.
  const hits = await waiting.evaluate((slab) => {
    const { left, top, width, height } = slab.getBoundingClientRect();
    const isHit = (x: number, y: number) =>
      document.elementFromPoint(left + x * width, top + y * height) === slab;
    return {
      middle: isHit(0.5, 0.5),
      point: isHit(0.5, 0.95),
      corners: [isHit(0.05, 0.95), isHit(0.95, 0.95)],
      notch: isHit(0.5, 0.02),
      shape: width / height,
    };
  });
  expect(hits).toEqual({
    middle: true,
    point: true,
    corners: [false, false],
    notch: false,
    shape: expect.closeTo(640 / 620, 2),
  });
  await expectNoObjections(page, 'a stone that is loading');
  for (const go of held) go();
  await drawn(page);
  await expect(waiting).toHaveCount(0);
});

test('a stone that has appeared stays while one screen takes the waiting over from another', async ({
  page,
}) => {
  const letGo: (() => void)[] = [];
  for (const what of ['**/DesignerScreen-*.js', '**/api/prepareStandardStone*']) {
    const gate = new Promise<void>((resolve) => letGo.push(resolve));
    await page.context().route(what, async (route) => {
      await gate;
      await route.continue();
    });
  }
  await page.goto('/designer');
  const waiting = page.locator('main[aria-busy=true] > div');
  await expect(waiting).toHaveCSS('opacity', '1');
  letGo[0]?.();
  // The one that says what is loading is another: as it is first seen, and not as it comes to be.
  const seen = await page.waitForFunction(() => {
    const words = document.querySelector('main[aria-busy=true] p[role=status]');
    return words?.parentElement && getComputedStyle(words.parentElement).opacity;
  });
  expect(await seen.jsonValue()).toBe('1');
  letGo[1]?.();
  await drawn(page);
});
