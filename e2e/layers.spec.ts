import { expect, type Page, test } from '@playwright/test';
import { ALL, expectNoObjections } from './access/axe';
import { smallTargets } from './access/layout';
import { drag } from './drag';
import { moveFingers } from './fingers';
import { inOneVisit } from './oneVisit';
import { command } from './palette';
import { drawn, line, onStone, stage } from './stage';

const layers = (page: Page) => page.getByRole('grid', { name: 'Lag' });
const rows = (page: Page) => layers(page).getByRole('row');
const row = (page: Page, name: string | RegExp) => layers(page).getByRole('row', { name });

async function openLayers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lag', exact: true }).click();
  await expect(rows(page)).toHaveCount(4);
}

/** The names of the rows, topmost first. */
const order = async (page: Page) =>
  (await rows(page).allInnerTexts()).map((text) => text.split('\n')[0]?.split(' ')[0]);

const undo = (page: Page) => page.getByRole('button', { name: 'Fortryd' }).click();

test(
  'layers',
  inOneVisit({
    'an agreed line is named, locked and cannot be nudged, all by keys': async (page) => {
      await openLayers(page);
      await row(page, /3\. november/).click({ position: { x: 90, y: 20 } });
      await page.keyboard.press('F2');
      const field = page.getByRole('textbox', { name: /^Navn på/ });
      await expect(field).toBeFocused();
      await page.keyboard.type('Aftalt dato');
      await page.keyboard.press('Enter');
      await expect(row(page, 'Aftalt dato')).toBeFocused();

      // Right, past the handle, the names, the kept place and the eye, to the lock.
      for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('button', { name: 'Lås Aftalt dato', exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Lås Aftalt dato op' })).toBeFocused();

      await stage(page).focus();
      await page.keyboard.press('ArrowLeft');
      await expect(page.getByText('Det er låst og blev ikke ændret')).toBeVisible();
      await page.keyboard.press('Delete');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(rows(page)).toHaveCount(4);

      await page.getByRole('button', { name: 'Luk lag' }).click();
      await expect(page.getByRole('textbox', { name: 'Tekst', exact: true })).toBeDisabled();
      // Nor does a hand on the stone move it.
      const place = page.getByRole('textbox', { name: 'Fra top' });
      const before = await place.inputValue();
      await drag(page, await onStone(page, { x: 300, y: 380 }), await onStone(page, { x: 340, y: 440 }));
      await line(page, /3\. november/).click();
      await expect(place).toHaveValue(before);
      await page.getByRole('button', { name: 'Lås op', exact: true }).click();
      await expect(page.getByRole('textbox', { name: 'Tekst', exact: true })).toBeEnabled();
      // The lock came off in one step, and the name in the one before the lock.
      await undo(page);
      await expect(page.getByRole('textbox', { name: 'Tekst', exact: true })).toBeDisabled();
    },

    'the order is changed by keys and by the mouse, each in one step of undo': async (page) => {
      await openLayers(page);
      const before = await order(page);
      expect(before).toEqual(['Rosengren', '†', '*', 'Fornavn']);
      await row(page, /^Fornavn/).click({ position: { x: 90, y: 20 } });
      await page.keyboard.press('Alt+ArrowUp');
      await expect(row(page, /^Fornavn/)).toBeFocused();
      await expect(page.getByText('Fornavn Efternavn: nr. 3 af 4 fra oven')).toBeAttached();
      await expect.poll(() => order(page)).toEqual(['Rosengren', '†', 'Fornavn', '*']);
      await undo(page);
      await expect.poll(() => order(page)).toEqual(before);

      // The keyboard's own way of dragging: take the handle, go to a place, let go.
      await row(page, /^Rosengren/).focus();
      await page.keyboard.press('ArrowRight');
      const grip = row(page, /^Rosengren/)
        .getByRole('button')
        .first();
      await expect(grip).toBeFocused();
      await page.keyboard.press('Enter');
      // The focus goes from the handle to the places where it can be let go.
      await expect(page.locator('button[slot=drag]:focus')).toHaveCount(0);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect.poll(() => order(page)).not.toEqual(before);
      await undo(page);
      await expect.poll(() => order(page)).toEqual(before);

      const handle = await row(page, /^Rosengren/).boundingBox();
      const lowest = await row(page, /^Fornavn/).boundingBox();
      if (!handle || !lowest) throw new Error('the rows are not on the screen');
      await page.mouse.move(handle.x + 20, handle.y + handle.height / 2);
      await page.mouse.down();
      await page.mouse.move(handle.x + 24, handle.y + handle.height, { steps: 4 });
      await page.mouse.move(lowest.x + 24, lowest.y + lowest.height - 4, { steps: 8 });
      await page.mouse.up();
      await expect.poll(() => order(page)).toEqual(['†', '*', 'Fornavn', 'Rosengren']);
      await undo(page);
      await expect.poll(() => order(page)).toEqual(before);
    },

    'what is hidden stays in the list, is warned of, and comes back by the warning’s remedy': async (
      page,
    ) => {
      await openLayers(page);
      await page.getByRole('button', { name: 'Skjul * 12. april 1941' }).click();
      await expect(row(page, /12\. april/)).toContainText('skjult');
      const findings = page.getByRole('button', { name: /^Bemærkninger/ });
      await expect(findings).toContainText('1', { timeout: 20_000 });
      await expectNoObjections(page, 'layers, one hidden', ALL);
      await findings.click();
      await page.getByRole('button', { name: 'Vis det igen' }).click();
      await expect(page.getByText('Ingen bemærkninger').filter({ visible: true }).first()).toBeVisible({
        timeout: 20_000,
      });
    },

    'the palette locks, hides and names what is in hand': async (page) => {
      await line(page, 'Fornavn Efternavn').click();
      await command(page, 'Omdøb');
      await expect(page.getByRole('textbox', { name: 'Navn på Fornavn Efternavn' })).toBeFocused();
      await page.keyboard.type('Navnet');
      await page.keyboard.press('Enter');
      await command(page, 'Lås');
      await expect(row(page, 'Navnet')).toContainText('låst');
      await command(page, 'Gå til Tekst');
      await expect(page.getByRole('textbox', { name: 'Tekst', exact: true })).toBeDisabled();
    },
  }),
);

test('by finger on a phone a layer is named, locked, hidden and brought forward @phone', async ({ page }) => {
  await page.goto('/designer');
  await drawn(page);
  await page.getByRole('button', { name: 'Lag', exact: true }).tap();
  await expect(rows(page)).toHaveCount(4);
  const before = await order(page);
  await row(page, /^Fornavn/).tap({ position: { x: 90, y: 20 } });
  await page.getByRole('button', { name: 'Omdøb Fornavn Efternavn' }).tap();
  await page.keyboard.type('Navnet');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Lås Navnet', exact: true }).tap();
  await expect(row(page, 'Navnet')).toContainText('låst');
  await page.getByRole('button', { name: 'Skjul * 12. april 1941' }).tap();
  await expect(row(page, /12\. april/)).toContainText('skjult');
  expect(await smallTargets(page)).toEqual([]);
  // A finger drawn over what is locked does not move it.
  const [from, to] = [await onStone(page, { x: 300, y: 262 }), await onStone(page, { x: 330, y: 330 })];
  const touch = await page.context().newCDPSession(page);
  await moveFingers(touch, [from, to]);
  await expect(page.getByRole('list', { name: 'Elementer på stenen' })).toContainText(
    '300,0 mm fra venstre, 268,0 mm fra top, låst',
  );
  // Its menu beside the stone brings a layer forward.
  await row(page, /3\. november/).tap({ position: { x: 90, y: 20 } });
  const menus = page.locator('main').getByRole('button', { name: /^Handlinger for † 3\. november/ });
  // Its own in the list for screen readers, and once it is in hand, the one beside the stone.
  await expect(menus).toHaveCount(2);
  await menus.last().tap();
  await page.getByRole('menuitem', { name: 'Frem', exact: true }).tap();
  // It stays open for another press.
  await page.keyboard.press('Escape');
  await expect.poll(() => order(page)).toEqual(['†', before[0], '*', 'Navnet']);
  // Each was one step.
  for (const gone of ['†', 'skjult', 'låst', 'Navnet']) {
    await page.getByRole('button', { name: 'Fortryd' }).tap();
    if (gone === '†') await expect.poll(() => order(page)).toEqual([...before.slice(0, 3), 'Navnet']);
    else await expect(layers(page)).not.toContainText(gone);
  }
  await expect(page.getByRole('button', { name: 'Fortryd' })).toBeDisabled();
});
