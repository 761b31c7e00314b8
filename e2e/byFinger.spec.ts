import { expect, type Page, test } from '@playwright/test';
import { DESK, expectNoObjections, PHONE, TABLET } from './access/axe';
import { number } from './drag';
import { moveFingers } from './fingers';
import { portrait } from './portrait';
import { drawn, line, onStone } from './stage';

const aids = (page: Page) => page.getByRole('button', { name: 'Mål og hjælpelinjer' });

for (const viewport of [PHONE, TABLET]) {
  test.describe(`By finger, ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

    test('a line that is dragged snaps to a centre line and to a guide line, to the thousandth that was typed', async ({
      page,
      context,
    }) => {
      const touch = await context.newCDPSession(page);
      await page.goto('/designer');
      await drawn(page);
      await aids(page).tap();
      await page.getByText('Midterlinje til venstre').tap();
      await page.getByRole('textbox', { name: 'Fra venstre' }).fill('231,2346');
      await page.getByRole('button', { name: 'Læg en vandret hjælpelinje' }).tap();
      await page.getByRole('textbox', { name: 'Hjælpelinje 1, fra top' }).fill('612,5');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      const name = await onStone(page, { x: 300, y: 250 });
      await page.touchscreen.tap(name.x, name.y);
      await expect(line(page, /Fornavn/)).toHaveAttribute('aria-selected', 'true');
      const before = { left: await number(page, 'Fra venstre'), top: await number(page, 'Fra top') };
      // Let go 4 mm beside each: two pixels on a phone.
      const [byX, byY] = [231.2346 - before.left + 4, 612.5 - before.top - 4];
      await moveFingers(touch, [
        await onStone(page, { x: 300, y: 250 }),
        await onStone(page, { x: 300 + byX, y: 250 + byY }),
      ]);
      await expect.poll(() => number(page, 'Fra venstre')).toBe(231.235);
      expect(await number(page, 'Fra top')).toBe(612.5);
      // One step of undo brings it back.
      await page.getByRole('button', { name: 'Fortryd', exact: true }).tap();
      await expect.poll(() => number(page, 'Fra venstre')).toBe(before.left);
      expect(await number(page, 'Fra top')).toBe(before.top);
    });
  });
}

test.describe('By two fingers', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('a medallion’s photograph is pinched larger and drawn, each in one step, and the page stays as it is', async ({
    page,
    context,
  }) => {
    const touch = await context.newCDPSession(page);
    await page.goto('/designer');
    await drawn(page);
    await page.getByRole('tab', { name: 'Udsmykning' }).tap();
    const asked = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Vælg foto til medaljon' }).tap();
    const buffer = await portrait();
    await (await asked).setFiles({ name: 'mor.jpg', mimeType: 'image/jpeg', buffer });
    const crop = page.locator('[data-crop]');
    await expect(crop).toHaveAccessibleName(/50 % fra venstre og 50 % fra oven, forstørret til 100 %/, {
      timeout: 30_000,
    });
    await crop.scrollIntoViewIfNeeded();
    const scrolled = () =>
      page.evaluate(() => [window.visualViewport?.scale, window.visualViewport?.pageTop, window.scrollY]);
    const stood = await scrolled();
    const box = await crop.boundingBox();
    if (!box) throw new Error('the crop is not shown');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const finger = (from: number, to: number) =>
      [
        { x: x + from, y },
        { x: x + to, y },
      ] as const;
    // 60 px apart, then 120.
    await moveFingers(touch, finger(-30, -60), finger(30, 60));
    await expect(crop).toHaveAccessibleName(/50 % fra venstre og 50 % fra oven, forstørret til 200 %/);
    // The findings say the same a moment later.
    const coarse = page.locator('[data-coarse=true]');
    await expect(coarse).toContainText('Billedet er for groft: 159 af 300 punkter pr. tomme');
    // One finger draws it to the right: what is left of the middle comes to stand in the middle.
    await moveFingers(touch, finger(0, 30));
    await expect(crop).toHaveAccessibleName(
      /midten (3\d|4\d) % fra venstre og 50 % fra oven, forstørret til 200 %/,
    );
    expect(await scrolled()).toEqual(stood);
    const undo = page.getByRole('button', { name: 'Fortryd', exact: true });
    await undo.tap();
    await expect(crop).toHaveAccessibleName(/50 % fra venstre og 50 % fra oven, forstørret til 200 %/);
    await undo.tap();
    await expect(crop).toHaveAccessibleName(/forstørret til 100 %/);
    // Pinched together again it is no smaller than the medallion.
    await moveFingers(touch, finger(-60, -20), finger(60, 20));
    await expect(crop).toHaveAccessibleName(/forstørret til 100 %/);
  });
});

test('the open menu of measures and aids is in order for axe on a phone, a tablet and a desk, with every aid laid', async ({
  page,
}) => {
  await page.goto('/designer');
  await drawn(page);
  await aids(page).click();
  const menu = page.getByRole('dialog', { name: 'Mål og hjælpelinjer' });
  await expectNoObjections(page, 'the menu of aids', [DESK, TABLET, PHONE]);
  await menu.getByText('Vis afstande').click();
  await menu.getByText('Midterlinje til venstre').click();
  await menu.getByText('Midterlinje til højre').click();
  await menu.getByRole('button', { name: 'Læg en vandret hjælpelinje' }).click();
  await menu.getByRole('button', { name: 'Læg en lineal på' }).click();
  await expect(menu.getByRole('textbox').nth(3)).toBeVisible();
  await expectNoObjections(page, 'the menu of aids with all of them laid', [DESK, TABLET, PHONE]);
  await expect(menu).toBeVisible();
});
