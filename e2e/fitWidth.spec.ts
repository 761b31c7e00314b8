import { expect, type Page, test } from '@playwright/test';
import { inOneVisit } from './oneVisit';
import { line, widthOf } from './stage';

const undo = (page: Page) => page.getByRole('button', { name: 'Fortryd' }).click();

test(
  'the width of lines',
  inOneVisit({
    'a line is as wide as is typed, as its neighbour and as the stone has room, in a step of undo each':
      async (page) => {
        const before = await widthOf(page, 'Fornavn');
        await line(page, /Fornavn/).click();
        const width = page.getByRole('textbox', { name: 'Bredden', exact: true });
        await width.fill('400');
        await width.press('Tab');
        await expect.poll(() => widthOf(page, 'Fornavn')).toBe(400);
        await page.getByRole('button', { name: 'Så bred som stenen' }).click();
        await expect.poll(() => widthOf(page, 'Fornavn')).toBeGreaterThan(560);
        await page.getByRole('button', { name: 'Som nabolinjen' }).click();
        await expect.poll(() => widthOf(page, 'Fornavn')).toBe(await widthOf(page, '* 12. april'));
        await undo(page);
        await undo(page);
        await undo(page);
        await expect.poll(() => widthOf(page, 'Fornavn')).toBe(before);
      },
    'two lines get the same width by their spacing, and what cannot be so is said': async (page) => {
      await line(page, /12. april/).click();
      await line(page, /3. november/).click({ modifiers: ['Control'] });
      await page.getByText('Afstand', { exact: true }).click();
      await page.getByRole('button', { name: 'Samme bredde' }).click();
      await expect.poll(() => widthOf(page, '* 12. april')).toBe(await widthOf(page, '† 3. november'));
      await expect(line(page, '* 12. april')).toContainText('23 mm');
      await line(page, /12. april/).click();
      await page.getByRole('textbox', { name: 'Tekst', exact: true }).fill('A');
      await page.getByText('Afstand', { exact: true }).click();
      await page.getByRole('button', { name: 'Som nabolinjen' }).click();
      await expect(page.getByText('Så bred kan linjen ikke blive på den måde.')).toBeVisible();
    },
  }),
);
