import { expect, test } from '@playwright/test';
import { drag, number } from './drag';
import { inOneVisit } from './oneVisit';
import { command } from './palette';
import { drawn, line, mmOfPixel, onStone, stage, widthOf } from './stage';

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
    'a line is drawn to its neighbour’s foot, a gap is typed, and things are spread across': async (page) => {
      const undo = page.getByRole('button', { name: 'Fortryd' });
      const place = async (words: RegExp, left: string) => {
        await line(page, words).click();
        const field = page.getByRole('textbox', { name: 'Fra venstre' });
        await field.fill(left);
        await field.press('Tab');
      };
      const write = async (words: RegExp, other: string) => {
        await line(page, words).click();
        await page.getByRole('textbox', { name: 'Tekst', exact: true }).fill(other);
      };
      await write(/Fornavn/, 'Anna');
      await write(/12. april/, 'HEFT');
      await write(/3. november/, 'ELI');
      await place(/^HEFT/, '120');
      const foot = await number(page, 'Fra top');
      await place(/^ELI/, '430');
      const stood = await number(page, 'Fra top');
      // By hand beside its neighbour, some two mm too low: it stands on the same line.
      await drag(
        page,
        await onStone(page, { x: 430, y: stood - 8 }),
        await onStone(page, { x: 447, y: foot - 6 }),
      );
      expect(await number(page, 'Fra top')).toBe(foot);
      await undo.click();
      expect(await number(page, 'Fra top')).toBe(stood);
      // A gap of ink typed in mm.
      await line(page, /^HEFT/).click();
      await line(page, /^ELI/).click({ modifiers: ['Control'] });
      const down = page.getByRole('textbox', { name: 'Mellemrum nedad' });
      await down.fill('31,5');
      await down.press('Tab');
      await line(page, /^HEFT/).click();
      const [upper, height] = [await number(page, 'Fra top'), 23];
      await line(page, /^ELI/).click();
      // Between the feet of the one and the heads of the other, which are all flat: within their serifs’ hollow.
      expect(Math.abs((await number(page, 'Fra top')) - height - upper - 31.5)).toBeLessThan(0.5);
      await undo.click();
      // All three across: the one between stands where both gaps are alike.
      await place(/^Anna/, '260');
      await line(page, /^HEFT/).click();
      for (const words of [/^Anna/, /^ELI/]) await line(page, words).click({ modifiers: ['Control'] });
      const across = page.getByRole('textbox', { name: 'Mellemrum på tværs' });
      await expect(across).toHaveValue('');
      await page.getByRole('button', { name: 'Lige mellemrum på tværs' }).click();
      await expect(across).not.toHaveValue('');
      const gap = await number(page, 'Mellemrum på tværs');
      const widths = await Promise.all(['HEFT', 'Anna', 'ELI'].map((words) => widthOf(page, words)));
      const [bo = 0, anna = 0, ida = 0] = widths;
      // Widths are advances, gaps go by the ink: the letters’ own air beside it is a mm or two.
      expect(Math.abs(120 + bo / 2 + anna + 2 * gap + ida / 2 - 430)).toBeLessThan(8);
      await undo.click();
      await expect(across).toHaveValue('');
      // Onto the grid by hand, far from the others: two mm below one of its lines it is drawn to that.
      await command(page, 'Vis gitter på 10 mm');
      await line(page, /^ELI/).click();
      await drag(
        page,
        await onStone(page, { x: 430, y: stood - 8 }),
        await onStone(page, { x: 467, y: 144 }),
      );
      expect(await number(page, 'Fra top')).toBe(150);
      await command(page, 'Skjul gitteret');
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
