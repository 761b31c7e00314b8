import { expect, test } from '@playwright/test';
import { drag, number } from './drag';
import { inOneVisit } from './oneVisit';
import { drawn, line, mmOfPixel, onStone, stage } from './stage';

test(
  'rulers, guide lines and measures',
  inOneVisit({
    'a centre line is typed with three decimals, dragged, and draws lines to it': async (page) => {
      await page.getByRole('button', { name: 'Mål og hjælpelinjer' }).click();
      await page.getByText('Midterlinje til venstre').click();
      const field = page.getByRole('textbox', { name: 'Fra venstre' });
      await expect(field).toHaveValue('150');
      await field.fill('171,2346');
      await page.keyboard.press('Escape');
      // A line dragged near it snaps to it.
      await drag(page, await onStone(page, { x: 300, y: 262 }), await onStone(page, { x: 173, y: 262 }));
      await line(page, /Fornavn/).click();
      expect(await number(page, 'Fra venstre')).toBe(171.235);
      // Its knob is at the stone's upper edge.
      await page.keyboard.down('Alt');
      await drag(page, await onStone(page, { x: 171.235, y: 0 }), await onStone(page, { x: 240, y: 40 }));
      await page.keyboard.up('Alt');
      await page.getByRole('button', { name: 'Mål og hjælpelinjer' }).click();
      const dragged = Number((await field.last().inputValue()).replace(',', '.'));
      expect(Math.abs(dragged - 240)).toBeLessThan(await mmOfPixel(page));
      await page.getByText('Midterlinje til venstre').click();
      await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0);
    },
    'a ruler says its length, follows the hand and is kept with the stone': async (page) => {
      await page.getByRole('button', { name: 'Mål og hjælpelinjer' }).click();
      await page.getByRole('button', { name: 'Læg en lineal på' }).click();
      await expect(page.getByText('Lineal på 200,0 mm')).toBeVisible();
      await page.keyboard.press('Escape');
      await drag(page, await onStone(page, { x: 400, y: 375 }), await onStone(page, { x: 460, y: 376 }));
      await page.getByRole('button', { name: 'Gem sten' }).click();
      await expect(page).toHaveURL(/\/designer\/\d+\//);
      await page.reload();
      await drawn(page);
      await page.getByRole('button', { name: 'Mål og hjælpelinjer' }).click();
      await expect(page.getByText(/Lineal på 2(59|60|61),\d mm/)).toBeVisible();
      await page.getByRole('button', { name: /Fjern linealen/ }).click();
      await expect(page.getByText(/Lineal på/)).toBeHidden();
    },
    'the line in hand says its measures, unless that is switched off': async (page) => {
      await line(page, /12. april/).click();
      await expect(stage(page).getByText('70,0', { exact: true })).toBeVisible();
      await expect(stage(page).getByText('48,0', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Mål og hjælpelinjer' }).click();
      await page.getByText('Vis linjens mål').click();
      await expect(stage(page).getByText('70,0', { exact: true })).toBeHidden();
    },
    'guide lines, a grid, equal gaps and a ruler’s length: by the mouse at a desk': async (page) => {
      const menu = page.getByRole('button', { name: 'Mål og hjælpelinjer' });
      const undo = page.getByRole('button', { name: 'Fortryd' });
      await menu.click();
      await page.getByRole('button', { name: 'Læg en vandret hjælpelinje' }).click();
      await page.getByRole('textbox', { name: 'Hjælpelinje 1, fra top' }).fill('612,5');
      await page.getByRole('button', { name: 'Læg en lineal på' }).click();
      await page.getByRole('textbox', { name: 'Længde' }).fill('123,4');
      await expect(page.getByText('Lineal på 123,4 mm')).toBeVisible();
      await page.keyboard.press('Escape');
      // The guide line’s knob is at the stone’s left edge; a line of letters dragged near it stands on it.
      await page.keyboard.down('Alt');
      await drag(page, await onStone(page, { x: 0, y: 612.5 }), await onStone(page, { x: 20, y: 650 }));
      await page.keyboard.up('Alt');
      await menu.click();
      const laid = Number(
        (await page.getByRole('textbox', { name: 'Hjælpelinje 1, fra top' }).inputValue()).replace(',', '.'),
      );
      expect(Math.abs(laid - 650)).toBeLessThan(await mmOfPixel(page));
      await page.keyboard.press('Escape');
      await line(page, /12. april/).click();
      const stood = await number(page, 'Fra top');
      await drag(
        page,
        await onStone(page, { x: 300, y: stood - 8 }),
        await onStone(page, { x: 300, y: laid - 6 }),
      );
      expect(await number(page, 'Fra top')).toBe(laid);
      await undo.click();
      // By their ink, the three lines are spread in one step.
      await line(page, /Fornavn/).click();
      await line(page, /3. november/).click({ modifiers: ['Shift'] });
      await page.getByRole('button', { name: 'Lige mellemrum nedad' }).click();
      await expect(page.getByRole('textbox', { name: 'Mellemrum nedad' })).not.toHaveValue('');
      const gap = await number(page, 'Mellemrum nedad');
      expect(gap).toBeGreaterThan(20);
      await undo.click();
      await expect(page.getByRole('textbox', { name: 'Mellemrum nedad' })).toHaveValue('');
      await page.getByRole('button', { name: 'Gentag' }).click();
      await expect(page.getByRole('textbox', { name: 'Mellemrum nedad' })).not.toHaveValue('');
      // Dragged a little from between its neighbours, the middle one is drawn back: both gaps are shown with their mm.
      await line(page, /12. april/).click();
      const between = await number(page, 'Fra top');
      const [from, to] = [
        await onStone(page, { x: 300, y: between - 8 }),
        await onStone(page, { x: 300, y: between - 3 }),
      ];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y + 20, { steps: 3 });
      await page.mouse.move(to.x, to.y, { steps: 3 });
      const said = new Intl.NumberFormat('da', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
        gap,
      );
      await expect(stage(page).getByText(said, { exact: true })).toHaveCount(2);
      await page.mouse.up();
      expect(await number(page, 'Fra top')).toBeCloseTo(between, 2);
    },
    'a grid and the distances to what is near, without a mouse': async (page) => {
      await line(page, /12. april/).click();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('gitter på 5');
      await page.keyboard.press('Enter');
      await stage(page).focus();
      await page.keyboard.press('ArrowDown');
      const top = await number(page, 'Fra top');
      expect(top % 5).toBe(0);
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => number(page, 'Fra top')).toBe(top + 5);
      // Held, Alt shows the distances; let go, they are gone; the command leaves them there.
      await page.keyboard.down('Alt');
      await expect(page.getByRole('heading', { name: 'Afstande' })).toBeVisible();
      await expect(page.locator('[data-distances]')).toHaveText(/Foroven [\d,]+ mm til »Fornavn Efternavn«/);
      await page.keyboard.up('Alt');
      await expect(page.getByRole('heading', { name: 'Afstande' })).toBeHidden();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('vis afstande');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('listitem').filter({ hasText: 'mm til stenens kant' })).toHaveCount(4);
      // The grid is kept by this browser.
      await page.reload();
      await drawn(page);
      await page.getByRole('button', { name: 'Mål og hjælpelinjer' }).click();
      await expect(page.getByRole('radio', { name: '5', exact: true })).toBeChecked();
    },
  }),
);
