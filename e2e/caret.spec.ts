import { expect, test } from '@playwright/test';
import { drag } from './drag';
import { inOneVisit } from './oneVisit';
import { line, mmOfPixel, onStone, stage, widthOf } from './stage';

const gap = 'Afstand mellem F og o';

test(
  'the caret',
  inOneVisit({
    'a double click goes between two letters, and pulling the knob spaces them': async (page) => {
      // “F” begins at the line's left end, 300 − 503.5 / 2; its right edge is some 26 mm on.
      const between = await onStone(page, { x: 300 - 503.5 / 2 + 26, y: 255 });
      await page.mouse.dblclick(between.x, between.y);
      const field = page.getByRole('textbox', { name: gap, exact: true });
      await expect(field).toHaveValue('0');
      const before = await widthOf(page, 'Fornavn Efternavn');
      // The number at the caret is written 24 pixels below the knob that pulls it.
      const label = await stage(page).getByText('0,00', { exact: true }).boundingBox();
      if (!label) throw new Error('the caret says no number');
      const knob = { x: label.x + label.width / 2, y: label.y + label.height / 2 - 24 };
      const tenMm = 10 / (await mmOfPixel(page));
      await drag(page, knob, { x: knob.x + tenMm, y: knob.y });
      expect(Number((await field.inputValue()).replace(',', '.'))).toBeCloseTo(10, 0);
      await expect.poll(async () => (await widthOf(page, 'Fornavn Efternavn')) - before).toBeCloseTo(10, 0);
      await page.getByRole('button', { name: 'Fortryd' }).click();
      await expect(field).toHaveValue('0');
    },
    'by keyboard: Enter goes between the letters, arrows choose the gap, Alt and arrow space it': async (
      page,
    ) => {
      await stage(page).focus();
      await page.keyboard.press('PageDown');
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('Alt+ArrowRight');
      await page.keyboard.press('Alt+Shift+ArrowLeft');
      const second = page.getByRole('textbox', { name: 'Afstand mellem o og r', exact: true }).first();
      await expect(second).toHaveValue('-0,7');
      await expect(page.getByRole('textbox', { name: gap, exact: true })).toHaveValue('0');
      await page.keyboard.press('Escape');
      await expect(line(page, /Fornavn/)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('textbox', { name: 'Fra venstre' })).toHaveValue('301');
    },
  }),
);
