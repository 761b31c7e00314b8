import { expect, type Page, test } from '@playwright/test';
import { drag, number } from './drag';
import { inOneVisit } from './oneVisit';
import { command } from './palette';
import { line, onStone } from './stage';

test(
  'hands on a new stone',
  inOneVisit({
    'a line dragged near the stone’s middle is drawn to it, with Alt it is not': async (page) => {
      await drag(page, await onStone(page, { x: 300, y: 262 }), await onStone(page, { x: 303, y: 230 }));
      expect(await number(page, 'Fra venstre')).toBe(300);
      await page.keyboard.down('Alt');
      await drag(page, await onStone(page, { x: 300, y: 230 }), await onStone(page, { x: 303, y: 200 }));
      await page.keyboard.up('Alt');
      expect(await number(page, 'Fra venstre')).toBeCloseTo(303, 0);
    },
    'a corner pulled outwards makes a vignet larger, one gesture is one step of undo': async (page) => {
      const middle = await onStone(page, { x: 300, y: 494 });
      await page.mouse.click(middle.x, middle.y);
      const before = await number(page, 'Højde');
      // The vignet is 168 by 74 mm here; its corner's knob is six pixels outside.
      const corner = await onStone(page, { x: 384, y: 531.2 });
      const pulled = await onStone(page, { x: 450, y: 560.5 });
      await drag(page, { x: corner.x + 6, y: corner.y + 6 }, pulled);
      const after = await number(page, 'Højde');
      expect(after / before).toBeGreaterThan(1.4);
      expect(after / before).toBeLessThan(2);
      await page.getByRole('button', { name: 'Fortryd' }).click();
      expect(await number(page, 'Højde')).toBeCloseTo(before, 6);
      await expect(page.getByRole('button', { name: 'Fortryd' })).toBeDisabled();
    },
    'an ornament is copied to the other side as its mirror image, and by the palette; each is one step of undo':
      async (page) => {
        const things = page.getByRole('list', { name: 'Elementer på stenen' }).getByRole('listitem');
        const middle = await onStone(page, { x: 300, y: 494 });
        await page.mouse.click(middle.x, middle.y);
        const fromLeft = page.getByRole('textbox', { name: 'Fra venstre' });
        await fromLeft.fill('171');
        await fromLeft.press('Tab');
        const level = await number(page, 'Fra top');
        const expectCopied = async () => {
          await expect(things).toHaveCount(5);
          // The copy is in hand: as far from the other side, level with its original, and reversed.
          await expect(fromLeft).toHaveValue('429');
          expect(await number(page, 'Fra top')).toBe(level);
          await expect(page.getByRole('switch', { name: 'Spejlvend' })).toBeChecked();
          await page.getByRole('button', { name: 'Fortryd' }).click();
          await expect(things).toHaveCount(4);
        };
        await page.getByRole('button', { name: 'Spejlet kopi' }).click();
        await expectCopied();
        const moved = await onStone(page, { x: 171, y: 494 });
        await page.mouse.click(moved.x, moved.y);
        await expect(fromLeft).toHaveValue('171');
        await command(page, 'Spejlet kopi');
        await expectCopied();
      },
    'a corner of a line changes its cap height': async (page) => {
      await line(page, /Fornavn/).click();
      const from = await onStone(page, { x: 300 + 503.5 / 2, y: 268 });
      // The lower right knob is below the baseline by the typeface's descent: the drag starts exactly there.
      const knob = { x: from.x + 6, y: from.y + (await descentInPixels(page)) + 6 };
      await drag(page, knob, { x: knob.x + 40, y: knob.y + 4 });
      expect(await number(page, 'Bogstavhøjde')).toBeGreaterThan(44);
    },
    'optical spacing is a proposal: one step of undo': async (page) => {
      await line(page, /Fornavn/).click();
      await page.getByRole('button', { name: 'Optisk udligning' }).click();
      const gap = page.getByRole('textbox', { name: 'Afstand mellem v og n', exact: true }).first();
      await expect(gap).not.toHaveValue('0');
      await page.getByRole('button', { name: 'Fortryd' }).click();
      await expect(gap).toHaveValue('0');
    },
    'the wheel looks nearer at the pointer, and what is dragged then still goes where the pointer goes':
      async (page) => {
        const name = await onStone(page, { x: 300, y: 250 });
        await page.mouse.click(name.x, name.y);
        await page.mouse.move(name.x, name.y);
        await page.mouse.wheel(0, -462);
        await page.waitForTimeout(500);
        // Zoomed in twofold: forty pixels are half as many mm as before.
        const [left, right] = [await onStone(page, { x: 0, y: 0 }), await onStone(page, { x: 600, y: 0 })];
        const mmPerPixel = 600 / (right.x - left.x) / Math.exp(462 * 0.0015);
        await page.keyboard.down('Alt');
        await drag(page, name, { x: name.x + 40, y: name.y });
        await page.keyboard.up('Alt');
        expect(await number(page, 'Fra venstre')).toBeCloseTo(300 + 40 * mmPerPixel, 1);
        await page.getByRole('button', { name: 'Vis hele stenen' }).click();
        await page.getByRole('button', { name: 'Fortryd' }).click();
        await expect(page.getByRole('textbox', { name: 'Fra venstre' })).toHaveValue('300');
      },
  }),
);

/** EB Garamond's descent at 42 mm, in pixels: 298 of 650 units of cap height. */
async function descentInPixels(page: Page): Promise<number> {
  const [top, bottom] = [await onStone(page, { x: 0, y: 0 }), await onStone(page, { x: 0, y: 750 })];
  return ((42 * 298) / 650) * ((bottom.y - top.y) / 750);
}
