import { expect, type Locator, type Page, test } from '@playwright/test';
import { button, elements, popup, tab } from './designerPopups';
import { inOneVisit } from './oneVisit';

const inPanel = (page: Page, name: string) => page.getByRole('tabpanel').getByRole('listbox', { name });
const rows = (page: Page) => elements(page).getByRole('listitem');
/** The card of a popup with exactly these words; recent choices come first there. */
const called = (within: Locator, words = '') =>
  within.getByRole('option').filter({ hasText: new RegExp(`^${words.replace(/[()*+.?]/g, '\\$&')}$`) });
const undo = (page: Page) => button(page, 'Fortryd').click();

/** What can be put on a stone, and how many elements a new one has. */
const KINDS = [
  {
    list: 'Vignetter',
    all: 'Vis alle vignetter',
    popup: 'vignets',
    swap: 'Skift vignet',
    panel: 'Udsmykning',
  },
  {
    list: 'Tilbehør',
    all: 'Vis alt tilbehør',
    popup: 'attachments',
    swap: 'Skift tilbehør',
    panel: 'Tilbehør',
  },
] as const;
const AT_FIRST = 4;

for (const { width, height, by, press } of [
  { width: 1440, height: 900, by: 'a mouse', press: (card: Locator) => card.click() },
  { width: 390, height: 844, by: 'a finger', press: (card: Locator) => card.tap() },
]) {
  test.describe(`in a window of ${width} px, by ${by}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test(
      'every kind',
      inOneVisit({
        ...Object.fromEntries(
          KINDS.map(
            (kind) =>
              [
                `every card of the list “${kind.list}” adds one more, whatever is in hand; only “${kind.swap}” takes one’s place`,
                async (page: Page) => {
                  await tab(page, kind.panel);
                  const cards = inPanel(page, kind.list).getByRole('option');
                  const names = await cards.allTextContents();

                  await press(cards.nth(0));
                  await expect(rows(page)).toHaveCount(AT_FIRST + 1);
                  await press(cards.nth(1));
                  await expect(rows(page)).toHaveCount(AT_FIRST + 2);
                  await expect(cards.nth(1)).toHaveAttribute('aria-selected', 'true');
                  // The selected one too: two alike are wanted as often as two different ones.
                  await press(cards.nth(1));
                  await expect(rows(page)).toHaveCount(AT_FIRST + 3);

                  await press(button(page, kind.all));
                  await press(called(popup(page, kind.popup), names[2]));
                  await expect(rows(page)).toHaveCount(AT_FIRST + 4);

                  await press(button(page, kind.swap));
                  const offered = popup(page, kind.popup);
                  await expect(offered).toHaveAccessibleName(kind.swap);
                  await press(called(offered, names[0]));
                  await expect(offered).toHaveCount(0);
                  await expect(rows(page)).toHaveCount(AT_FIRST + 4);
                  await expect(cards.nth(0)).toHaveAttribute('aria-selected', 'true');
                  await undo(page);
                  await expect(cards.nth(2)).toHaveAttribute('aria-selected', 'true');

                  // Each was a separate undo step.
                  for (const left of [3, 2, 1, 0]) {
                    await undo(page);
                    await expect(rows(page)).toHaveCount(AT_FIRST + left);
                  }
                  await expect(button(page, 'Fortryd')).toBeDisabled();
                },
              ] as const,
          ),
        ),
        'an ornament blasted into the stone gives its place to one of bronze, and stays where it is': async (
          page,
        ) => {
          await tab(page, 'Udsmykning');
          await press(inPanel(page, 'Vignetter').getByRole('option').nth(0));
          const left = page.getByRole('textbox', { name: 'Fra venstre' });
          const at = await left.inputValue();
          await press(button(page, 'Skift vignet'));
          const offered = popup(page, 'vignets');
          await offered.getByRole('searchbox').fill('rose bronze');
          await press(offered.getByRole('option', { name: 'Rose i bronze' }));
          await expect(rows(page)).toHaveCount(AT_FIRST + 1);
          await expect(elements(page)).toContainText('Rose i bronze');
          await expect(left).toHaveValue(at);
        },
      }),
    );
  });
}
