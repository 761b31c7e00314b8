import { expect, type Locator, type Page, test } from '@playwright/test';
import { tabShown } from './designerPopups';
import { inOneVisit } from './oneVisit';
import { line } from './stage';
import { variantUnless } from './variants';

/** How something in a list is pressed: by a finger, and by a screen reader, which only clicks. */
const PRESSES = [
  { by: 'a finger', press: (item: Locator) => item.tap() },
  {
    by: 'a screen reader',
    press: async (item: Locator) => {
      await item.scrollIntoViewIfNeeded();
      await item.evaluate((element: HTMLElement) => element.click());
    },
  },
] as const;

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const several = (page: Page) => page.getByRole('heading', { name: /elementer valgt/ });
/** Presses a tab, and waits for its content. */
async function openTab(page: Page, name: string, press: (item: Locator) => Promise<void>): Promise<void> {
  await press(page.getByRole('tab', { name, exact: true }));
  await tabShown(page);
}
const inList = (page: Page, list: string) =>
  page.getByRole('listbox', { name: list, exact: true }).getByRole('option');

/** Presses one of several choices, and checks that it alone is selected. */
async function chooses(
  items: Locator,
  item: Locator,
  press: (item: Locator) => Promise<void>,
): Promise<void> {
  await press(item);
  await expect(item).toHaveAttribute('aria-selected', 'true');
  await press(item);
  await expect(item).toHaveAttribute('aria-selected', 'true');
  await expect(items.and(items.page().locator('[aria-selected=true]'))).toHaveCount(1);
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  for (const { by, press } of PRESSES) {
    // Each window and each way once; the others are variants.
    const isFirst = (viewport.width === 390) === (by === 'a finger');
    test.describe(`in a window of ${viewport.width} px, by ${by}`, variantUnless(isFirst), () => {
      test.use({ viewport, hasTouch: true });

      test(
        'in every list',
        inOneVisit({
          'a line that is pressed is in hand instead of the one before, and its words can be written': async (
            page,
          ) => {
            await press(line(page, /Fornavn/));
            await expect(field(page, 'Tekst')).toHaveValue('Fornavn Efternavn');
            await press(line(page, /12. april/));
            await expect(field(page, 'Tekst')).toHaveValue('* 12. april 1941');
            await expect(line(page, /Fornavn/)).toHaveAttribute('aria-selected', 'false');
            await press(line(page, /12. april/));
            await expect(field(page, 'Tekst')).toHaveValue('* 12. april 1941');
            await press(line(page, /3. november/));
            await expect(field(page, 'Tekst')).toHaveValue('† 3. november 2026');
            await expect(several(page)).toHaveCount(0);
          },

          'several lines are chosen once that is asked for, and one again afterwards': async (page) => {
            await press(line(page, /Fornavn/));
            const mode = page.getByRole('button', { name: 'Vælg flere' });
            await press(mode);
            await expect(mode).toHaveAttribute('aria-pressed', 'true');
            await press(line(page, /12. april/));
            await expect(several(page)).toHaveText('2 elementer valgt');
            await press(line(page, /Fornavn/));
            await expect(field(page, 'Tekst')).toHaveValue('* 12. april 1941');
            await press(line(page, /Fornavn/));
            await press(mode);
            await expect(several(page)).toHaveText('2 elementer valgt');
            await press(line(page, /Fornavn/));
            await expect(several(page)).toHaveCount(0);
            await expect(field(page, 'Tekst')).toHaveValue('Fornavn Efternavn');
          },

          'one stone type, material, background and frame is chosen, and stays so when it is pressed again':
            async (page) => {
              await openTab(page, 'Sten', press);
              const stones = page.getByRole('tabpanel').getByRole('option');
              await chooses(stones, stones.nth(2), press);
              const materials = page.getByRole('tabpanel').getByRole('radio');
              await press(materials.nth(1).locator('xpath=ancestor::label'));
              await expect(materials.nth(1)).toBeChecked();
              await openTab(page, 'Baggrund', press);
              const backgrounds = page.getByRole('tabpanel').getByRole('radio');
              for (const place of [1, 2, 2]) {
                await press(backgrounds.nth(place).locator('xpath=ancestor::label'));
                await expect(backgrounds.nth(place)).toBeChecked();
              }
              await press(page.getByRole('button', { name: 'Vis alle baggrunde' }));
              const all = page.getByRole('dialog').getByRole('option');
              await press(all.nth(4));
              await expect(page.getByRole('dialog')).toHaveCount(0);
              await press(page.getByRole('button', { name: 'Vis alle baggrunde' }));
              await expect(all.nth(4)).toHaveAttribute('aria-selected', 'true');
              await press(all.nth(4));
              await expect(page.getByRole('dialog')).toHaveCount(0);
              await openTab(page, 'Udsmykning', press);
              await press(page.getByRole('button', { name: /^Ramme/ }));
              const frames = inList(page, 'Ramme');
              await chooses(frames, frames.nth(1), press);
            },

          'a colour, a typeface and a churchyard are chosen, each instead of the one before': async (
            page,
          ) => {
            await press(line(page, /Fornavn/));
            for (const colour of ['Hvid', 'Sort', 'Sort']) {
              const radio = page.getByRole('radio', { name: colour, exact: true });
              await press(radio.locator('xpath=ancestor::label'));
              await expect(radio).toBeChecked();
            }
            const font = page.getByRole('button', { name: /Skrifttype/ });
            for (const family of ['Cinzel', 'Allura']) {
              await press(font);
              await press(page.getByRole('option', { name: family, exact: true }).last());
              await expect(font).toContainText(family);
            }
            await openTab(page, 'Sten', press);
            const churchyard = page.getByRole('button', { name: /Kirkegård/ });
            await press(churchyard);
            await press(
              page
                .getByRole('listbox', { name: /Kirkegård/ })
                .getByRole('option')
                .nth(2),
            );
            await expect(churchyard).not.toContainText('Ingen');
          },

          'an element of the list beside the stone is in hand instead of the one before': async (page) => {
            const elements = page.locator('[data-elements]').getByRole('button');
            await elements.first().focus();
            await press(elements.filter({ hasText: 'Linje: Fornavn' }));
            await press(elements.filter({ hasText: 'Linje: * 12.' }));
            await expect(elements.and(page.locator('[aria-pressed=true]'))).toHaveText([
              'Linje: * 12. april 1941',
            ]);
            await expect(field(page, 'Tekst')).toHaveValue('* 12. april 1941');
          },
        }),
      );
    });
  }
}
