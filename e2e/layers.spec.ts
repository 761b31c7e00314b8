import { expect, type Page, test } from '@playwright/test';
import { expectNoObjections } from './access/axe';
import { inOneVisit } from './oneVisit';
import { line, stage } from './stage';

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
      await expectNoObjections(page, 'layers, one hidden');
      await findings.click();
      await page.getByRole('button', { name: 'Vis det igen' }).click();
      await expect(page.getByText('Ingen bemærkninger').filter({ visible: true }).first()).toBeVisible({
        timeout: 20_000,
      });
    },

    'the palette locks, hides and names what is in hand': async (page) => {
      await line(page, 'Fornavn Efternavn').click();
      const command = async (words: string) => {
        await page.keyboard.press('Control+k');
        const palette = page.locator('[data-popup="commands"]');
        await palette.getByRole('searchbox').fill(words);
        await palette.getByRole('menuitem', { name: words, exact: true }).waitFor();
        await page.keyboard.press('Enter');
        await expect(palette).toHaveCount(0);
      };
      await command('Omdøb');
      await expect(page.getByRole('textbox', { name: 'Navn på Fornavn Efternavn' })).toBeFocused();
      await page.keyboard.type('Navnet');
      await page.keyboard.press('Enter');
      await command('Lås');
      await expect(row(page, 'Navnet')).toContainText('låst');
      await command('Gå til Tekst');
      await expect(page.getByRole('textbox', { name: 'Tekst', exact: true })).toBeDisabled();
    },
  }),
);
