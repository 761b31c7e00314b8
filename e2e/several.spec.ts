import { expect, type Page, test } from '@playwright/test';
import { confirmDeletion } from './confirmDeletion';
import { drag, number } from './drag';
import { inOneVisit } from './oneVisit';
import { line, onStone, stage } from './stage';

const chosen = (page: Page) => page.getByRole('heading', { name: /elementer valgt/ });
const undo = (page: Page) => page.getByRole('button', { name: 'Fortryd' }).click();

/** Each line's distance from the stone's left, one after the other. */
async function lefts(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (const words of [/Fornavn/, /12. april/, /3. november/]) {
    await line(page, words).click();
    found.push(await number(page, 'Fra venstre'));
  }
  return found;
}

test(
  'several elements at once',
  inOneVisit({
    'a box drawn around lines takes them in hand; they move together, in one step of undo': async (page) => {
      await drag(page, await onStone(page, { x: 30, y: 200 }), await onStone(page, { x: 570, y: 400 }));
      await expect(chosen(page)).toHaveText('3 elementer valgt');
      await page.keyboard.down('Alt');
      await drag(page, await onStone(page, { x: 300, y: 260 }), await onStone(page, { x: 280, y: 240 }));
      await page.keyboard.up('Alt');
      await expect(chosen(page)).toHaveText('3 elementer valgt');
      for (const left of await lefts(page)) expect(left).toBeCloseTo(280, 0);
      await undo(page);
      expect(await lefts(page)).toEqual([300, 300, 300]);
      await expect(page.getByRole('button', { name: 'Fortryd' })).toBeDisabled();
    },
    'lines are brought in line and spread evenly': async (page) => {
      await line(page, /Fornavn/).click();
      await line(page, /3. november/).click({ modifiers: ['Shift'] });
      await expect(chosen(page)).toHaveText('3 elementer valgt');
      await page.getByRole('button', { name: 'Ret ind til venstre' }).click();
      const widths = [503.5, 228.3, 291];
      for (const [place, left] of (await lefts(page)).entries()) {
        expect(left - (widths[place] ?? 0) / 2).toBeCloseTo(300 - 503.5 / 2, 0);
      }
      await stage(page).focus();
      await page.keyboard.press('Control+a');
      await expect(chosen(page)).toHaveText('4 elementer valgt');
      await page.getByRole('button', { name: 'Midt på stenen' }).click();
      await page.getByRole('button', { name: 'Fordel nedad' }).click();
      await line(page, /12. april/).click();
      const top = await number(page, 'Fra top');
      await line(page, /Fornavn/).click();
      const first = await number(page, 'Fra top');
      await line(page, /3. november/).click();
      expect((await number(page, 'Fra top')) - top).toBeCloseTo(top - first, 2);
    },
    'by keyboard alone: through the elements, several of them, moved and deleted': async (page) => {
      await stage(page).focus();
      await page.keyboard.press('PageDown');
      await expect(line(page, /Fornavn/)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Shift+PageDown');
      await expect(chosen(page)).toHaveText('2 elementer valgt');
      await page.keyboard.press('Shift+ArrowRight');
      await line(page, /12. april/).click();
      expect(await number(page, 'Fra venstre')).toBe(310);
      await stage(page).focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await confirmDeletion(page);
      await expect(page.getByRole('listbox', { name: 'Linjer på stenen' }).getByRole('option')).toHaveCount(
        0,
      );
      await undo(page);
      await expect(line(page, /Fornavn/)).toBeVisible();
    },
    'a group’s corner makes all of it larger about its middle': async (page) => {
      await line(page, /12. april/).click();
      await line(page, /3. november/).click({ modifiers: ['Shift'] });
      await expect(chosen(page)).toHaveText('2 elementer valgt');
      // Both lines' boxes together: 291 mm wide about the middle, from the first one's ascent to the second one's descent.
      const corner = await onStone(page, { x: 300 + 291 / 2, y: 386 + (23 * 298) / 650 });
      const out = await onStone(page, { x: 300 + 291 * 0.75, y: 386 + 60 });
      await drag(page, { x: corner.x + 6, y: corner.y + 6 }, { x: out.x + 6, y: out.y + 6 });
      await line(page, /12. april/).click();
      expect(await number(page, 'Bogstavhøjde')).toBeGreaterThan(30);
      expect(await number(page, 'Fra venstre')).toBeCloseTo(300, 6);
      await undo(page);
      expect(await number(page, 'Bogstavhøjde')).toBe(23);
    },
    'Space held, a drag looks elsewhere and draws no box': async (page) => {
      await stage(page).focus();
      await page.keyboard.down(' ');
      await drag(page, await onStone(page, { x: 30, y: 200 }), await onStone(page, { x: 570, y: 400 }));
      await page.keyboard.up(' ');
      await expect(chosen(page)).toBeHidden();
    },
  }),
);
