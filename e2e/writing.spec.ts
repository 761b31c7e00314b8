import { expect, type Page, test } from '@playwright/test';
import { tab } from './designerPopups';
import { inOneVisit } from './oneVisit';
import { drawn, line, onStone, stage } from './stage';

const words = (page: Page) => page.getByRole('textbox', { name: 'Tekst', exact: true });
const undo = (page: Page) => page.getByRole('button', { name: 'Fortryd' });

/** The selected words in the focused field. */
const chosenWords = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
  });

test(
  'words are written',
  inOneVisit({
    'sample words are chosen whole by a press in their field: what is typed replaces them, in one step of undo':
      async (page) => {
        for (const [sample, typed] of [
          ['Fornavn Efternavn', 'Åse Ærø'],
          ['* 12. april 1941', '* 1.2.1950'],
        ] as const) {
          await line(page, sample).click();
          await words(page).click();
          expect(await chosenWords(page)).toBe(sample);
          await page.keyboard.type(typed);
          await expect(line(page, typed)).toBeAttached();
          await undo(page).click();
          await expect(words(page)).toHaveValue(sample);
          await expect(undo(page)).toBeDisabled();
          await page.getByRole('button', { name: 'Gentag' }).click();
          await expect(words(page)).toHaveValue(typed);
          // The user's own words are edited: none of them are selected.
          await page.getByRole('textbox', { name: 'Fra top' }).click();
          await words(page).click();
          expect(await chosenWords(page)).toBe('');
          await undo(page).click();
        }
      },
    'a second press in sample words goes between their letters, and the Tab key chooses them whole': async (
      page,
    ) => {
      await line(page, /Fornavn/).click();
      await words(page).click();
      await words(page).click({ position: { x: 20, y: 20 } });
      expect(await chosenWords(page)).toBe('');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(words(page)).toBeFocused();
      expect(await chosenWords(page)).toBe('Fornavn Efternavn');
    },
    'the whole box of a field is the field: pressed at its edge its words are gone to as well': async (
      page,
    ) => {
      await line(page, /Fornavn/).click();
      const box = await words(page).locator('..').boundingBox();
      if (!box) throw new Error('the field is not on the page');
      await page.mouse.click(box.x + 30, box.y + 5);
      await expect(words(page)).toBeFocused();
      await page.mouse.click(box.x + 30, box.y + box.height - 5);
      await expect(words(page)).toBeFocused();
    },
    'a double click on a line of the stone goes to its words': async (page) => {
      const name = await onStone(page, { x: 300, y: 250 });
      await page.mouse.dblclick(name.x, name.y);
      await expect(words(page)).toBeFocused();
      expect(await chosenWords(page)).toBe('Fornavn Efternavn');
      await page.keyboard.type('Bo Berg');
      await expect(line(page, 'Bo Berg')).toBeAttached();
      await expect(undo(page)).toBeEnabled();
      await page.keyboard.press('Enter');
      await tab(page, 'Sten');
      await page.mouse.dblclick(name.x, name.y);
      await expect(words(page)).toBeFocused();
      expect(await chosenWords(page)).toBe('');
      await page.keyboard.type(' f. Holm');
      await expect(words(page)).toHaveValue('Bo Berg f. Holm');
    },
    'what is typed with one line in hand and the stone in focus is written in that line': async (page) => {
      await stage(page).focus();
      await page.keyboard.press('PageDown');
      await page.keyboard.type('Karen');
      await expect(words(page)).toHaveValue('Karen');
      await expect(words(page)).toBeFocused();
      await undo(page).click();
      await expect(words(page)).toHaveValue('Fornavn Efternavn');
      await expect(undo(page)).toBeDisabled();
      await page.getByRole('button', { name: 'Gentag' }).click();
      // The user's own words are not replaced, whatever tab is open; a date may begin with a zero.
      await tab(page, 'Baggrund');
      await stage(page).focus();
      await page.keyboard.type('0æ');
      await expect(words(page)).toHaveValue('Karen0æ');
    },
    'keys that mean something else on the stone write nothing, nor does anything with several in hand':
      async (page) => {
        await stage(page).focus();
        await page.keyboard.press('PageDown');
        for (const key of ['ArrowRight', 'Control+c', 'Alt+x', '+', '-', 'Space', 'Shift'])
          await page.keyboard.press(key);
        await expect(stage(page)).toBeFocused();
        await page.keyboard.press('Shift+PageDown');
        await page.keyboard.type('xyz');
        await expect(stage(page)).toBeFocused();
        await expect(line(page, 'Fornavn Efternavn')).toBeAttached();
        await expect(line(page, '* 12. april 1941')).toBeAttached();
      },
  }),
);

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('two taps on a line of the stone go to its words, and sample words are replaced', async ({ page }) => {
    await page.goto('/designer');
    await drawn(page);
    const name = await onStone(page, { x: 300, y: 250 });
    await page.touchscreen.tap(name.x, name.y);
    await page.touchscreen.tap(name.x, name.y);
    await expect(words(page)).toBeFocused();
    expect(await chosenWords(page)).toBe('Fornavn Efternavn');
    await page.keyboard.type('Åse Ærø');
    await expect(words(page)).toHaveValue('Åse Ærø');
    await line(page, /12. april/).tap();
    await words(page).tap();
    expect(await chosenWords(page)).toBe('* 12. april 1941');
  });
});
