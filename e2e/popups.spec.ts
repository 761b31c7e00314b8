import { expect, type Locator, type Page, test } from '@playwright/test';
import { DESK, expectNoObjections, PHONE, TABLET } from './access/axe';
import { confirmDeletion } from './confirmDeletion';
import { drawn, stage } from './stage';

// What fades in is there at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const popup = (page: Page, name: string) => page.locator(`[data-popup="${name}"]`);
const cog = (page: Page) => page.getByRole('button', { name: 'Flere handlinger' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const elements = (page: Page) => page.getByRole('list', { name: 'Elementer på stenen' });

async function choose(page: Page, item: string): Promise<void> {
  await cog(page).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

/** The menu of the element in hand, beside the stone. */
const elementMenu = (page: Page) =>
  page
    .locator('main')
    .getByRole('button', { name: /^Handlinger for/ })
    .last();

async function openElementMenu(page: Page, item: string): Promise<void> {
  await elementMenu(page).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Takes the topmost element in hand: the one put on last. */
async function takeLast(page: Page): Promise<void> {
  await stage(page).focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('PageUp');
}

/** A stone of the server's, remembered by this browser. */
async function anotherStone(page: Page, given: object = {}): Promise<{ id: number; token: string }> {
  const answer = await page.request.post('/api/stone/', {
    data: { designName: 'Hjertesten', Parms: [{ type: 'text', subText: 'Ellen' }], ...given },
    headers: { AuthCookie: 'public' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id, token } = (await answer.json()) as { id: number; token: string };
  await page.evaluate((stone) => localStorage.setItem('gravestone.stones', JSON.stringify([stone])), {
    id,
    token,
    designName: 'Hjertesten',
  });
  return { id, token };
}

interface Subject {
  readonly name: string;
  /** What has the focus before it opens, and gets it back. */
  readonly opener: (page: Page) => Locator;
  readonly open: (page: Page) => Promise<void>;
  readonly before?: (page: Page) => Promise<void>;
  readonly close?: string;
}

const SUBJECTS: readonly Subject[] = [
  { name: 'stone', opener: cog, open: (page) => choose(page, 'Om stenen') },
  { name: 'price', opener: cog, open: (page) => choose(page, 'Pris') },
  { name: 'login', opener: cog, open: (page) => choose(page, 'Log ind'), close: '' },
  { name: 'edit stones', opener: cog, open: (page) => choose(page, 'Andre sten') },
  {
    name: 'stone type',
    before: (page) => tab(page, 'Sten'),
    opener: (page) => button(page, 'Vis alle sten'),
    open: (page) => button(page, 'Vis alle sten').click(),
  },
  {
    name: 'churchyard comment',
    before: async (page) => {
      await tab(page, 'Sten');
      await page.getByRole('button', { name: /Kirkegård$/ }).click();
      await page.getByRole('option', { name: 'Gladsaxe, liggende sten' }).click();
    },
    opener: (page) => button(page, 'Se kirkegårdens regler'),
    open: (page) => button(page, 'Se kirkegårdens regler').click(),
  },
  {
    name: 'backgrounds',
    before: (page) => tab(page, 'Baggrund'),
    opener: (page) => button(page, 'Vis alle baggrunde'),
    open: (page) => button(page, 'Vis alle baggrunde').click(),
  },
  {
    name: 'vignets',
    before: (page) => tab(page, 'Udsmykning'),
    opener: (page) => button(page, 'Vis alle vignetter'),
    open: (page) => button(page, 'Vis alle vignetter').click(),
  },
  {
    name: 'edit vignet',
    before: takeLast,
    opener: elementMenu,
    open: (page) => openElementMenu(page, 'Rediger'),
    close: 'Færdig',
  },
  {
    name: 'confirm delete element',
    before: takeLast,
    opener: (page) => button(page, 'Slet'),
    open: (page) => button(page, 'Slet').click(),
    close: 'Annuller',
  },
  {
    name: 'attachments',
    before: (page) => tab(page, 'Tilbehør'),
    opener: (page) => button(page, 'Vis alt tilbehør'),
    open: (page) => button(page, 'Vis alt tilbehør').click(),
  },
  {
    name: 'edit attachment',
    before: async (page) => {
      await tab(page, 'Tilbehør');
      await page.getByRole('listbox', { name: 'Tilbehør' }).getByRole('option').first().click();
    },
    opener: elementMenu,
    open: (page) => openElementMenu(page, 'Rediger'),
    close: 'Færdig',
  },
];

for (const size of [PHONE, TABLET, DESK]) {
  test.describe(`${size.width} px`, () => {
    test.use({ viewport: size });

    test('every popup opens, closes by Escape, by the overlay and by its button, and gives the focus back', async ({
      page,
    }) => {
      test.slow();
      await page.goto('/designer');
      await drawn(page);
      for (const { name, before, opener, open, close = 'Luk' } of SUBJECTS) {
        await test.step(name, async () => {
          await before?.(page);
          const shown = popup(page, name);
          const openFully = async () => {
            await open(page);
            await expect(shown.locator(':focus').or(shown.and(page.locator(':focus')))).toHaveCount(1);
          };
          await openFully();
          await expectNoObjections(page, name, [size]);
          await page.keyboard.press('Escape');
          await expect(shown).toHaveCount(0);
          await expect(opener(page)).toBeFocused();
          await openFully();
          await page.mouse.click(4, 4);
          if (name === 'stone type') await page.keyboard.press('Escape');
          await expect(shown).toHaveCount(0);
          await expect(opener(page)).toBeFocused();
          if (close === '') return;
          await openFully();
          await shown.getByRole('button', { name: close, exact: true }).click();
          await expect(shown).toHaveCount(0);
          await expect(opener(page)).toBeFocused();
        });
      }
    });

    test('the popups are used: what is chosen in them stands on the stone', async ({ page }) => {
      test.slow();
      await page.goto('/designer');
      await drawn(page);

      await test.step('stone', async () => {
        await choose(page, 'Om stenen');
        await expect(popup(page, 'stone')).toContainText('60 × 75 × 12 cm');
        await expect(popup(page, 'stone')).toContainText(/omkring \d+ kg/);
        await page.getByRole('textbox', { name: 'Designets navn' }).fill('Til mor');
        await popup(page, 'stone').getByRole('button', { name: 'Skift sten' }).click();
        await expect(popup(page, 'stone')).toHaveCount(0);
      });

      await test.step('stone type', async () => {
        const shown = popup(page, 'stone type');
        await shown.getByRole('button', { name: /Slags gravsted/ }).click();
        await page.getByRole('option', { name: 'Urnegrav', exact: true }).click();
        await shown.getByRole('searchbox').fill('hjerte');
        await expect(shown.getByRole('status')).toHaveText('1 fundet');
        await shown.getByRole('option', { name: 'Urnehjerte' }).click();
        await expect(shown).toHaveCount(0);
        await expect(cog(page)).toBeFocused();
        await choose(page, 'Om stenen');
        await expect(popup(page, 'stone')).toContainText('Urnehjerte');
        await expect(page.getByRole('textbox', { name: 'Designets navn' })).toHaveValue('Til mor');
        await page.keyboard.press('Escape');
      });

      await test.step('backgrounds', async () => {
        await tab(page, 'Baggrund');
        await button(page, 'Vis alle baggrunde').click();
        const shown = popup(page, 'backgrounds');
        await shown.getByRole('button', { name: /Slags/ }).click();
        await page.getByRole('option', { name: 'Steder' }).click();
        await expect(shown.getByRole('option', { name: 'Hvidt papir' })).toHaveCount(0);
        await shown.getByRole('searchbox').fill('bøg');
        await shown.getByRole('option', { name: 'Bøgehæk' }).click();
        await expect(page.getByRole('radio', { name: 'Bøgehæk' })).toBeChecked();
      });

      await test.step('vignets, and the one chosen edited', async () => {
        await tab(page, 'Udsmykning');
        await button(page, 'Vis alle vignetter').click();
        const shown = popup(page, 'vignets');
        await shown.getByRole('searchbox').fill('liljekonval');
        await shown.getByRole('option', { name: 'Liljekonval' }).click();
        await expect(elements(page).getByRole('listitem')).toHaveCount(5);
        await openElementMenu(page, 'Rediger');
        const edited = popup(page, 'edit vignet');
        await expect(edited).toHaveAccessibleName('Liljekonval');
        await edited.getByRole('textbox', { name: 'Højde' }).fill('40');
        await edited.getByRole('button', { name: 'Færdig' }).click();
        await expect(elements(page)).toContainText('× 40,0 mm');
      });

      await test.step('attachments, and the one chosen edited', async () => {
        await tab(page, 'Tilbehør');
        await button(page, 'Vis alt tilbehør').click();
        const shown = popup(page, 'attachments');
        await shown.getByRole('button', { name: /Slags/ }).click();
        await page.getByRole('option', { name: 'Vaser' }).click();
        await shown.getByRole('option', { name: 'Rund vase' }).click();
        await openElementMenu(page, 'Rediger');
        const edited = popup(page, 'edit attachment');
        await edited.getByRole('button', { name: 'Slet' }).click();
        await page.keyboard.press('Escape');
        await expect(edited).toBeVisible();
        await edited.getByRole('button', { name: 'Slet' }).click();
        await confirmDeletion(page);
        await expect(edited).toHaveCount(0);
        await expect(elements(page).getByRole('listitem')).toHaveCount(5);
        await expect(stage(page)).toBeFocused();
      });

      await test.step('churchyard comment', async () => {
        await tab(page, 'Sten');
        await page.getByRole('button', { name: /Kirkegård$/ }).click();
        await page.getByRole('option', { name: 'Gladsaxe, liggende sten' }).click();
        await button(page, 'Se kirkegårdens regler').click();
        const shown = popup(page, 'churchyard comment');
        await expect(shown.getByRole('listitem')).toHaveCount(3);
        await expect(shown).toContainText('Højst 50 cm bred.');
        await expect(shown.locator('[data-broken=true]')).toHaveText(/Højst 40 cm høj\. Stenen er 42 cm\./);
      });
    });
  });
}

test.describe('Overlay rules', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/designer');
    await drawn(page);
  });

  test('the overlay stays under the stone types when it is clicked', async ({ page }) => {
    await tab(page, 'Sten');
    await button(page, 'Vis alle sten').click();
    await page.mouse.click(4, 4);
    await page.mouse.click(4, 400);
    await expect(popup(page, 'stone type')).toBeVisible();
  });

  test('closing an error keeps the popup under it, a click on the overlay closes both', async ({ page }) => {
    const { id } = await anotherStone(page);
    await page.route(`**/api/stone/${id}`, (route) => route.abort());
    await choose(page, 'Andre sten');
    await expect(popup(page, 'error')).toContainText('Serveren svarer ikke');
    await expectNoObjections(page, 'error', [DESK]);
    await page.keyboard.press('Escape');
    await expect(popup(page, 'error')).toHaveCount(0);
    await expect(popup(page, 'edit stones')).toBeVisible();
    await popup(page, 'edit stones').getByRole('button', { name: 'Prøv igen' }).click();
    await expect(popup(page, 'error')).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(page.locator('[data-popup]')).toHaveCount(0);
    await expect(cog(page)).toBeFocused();
  });

  test('a warning comes before a stone with changes is left, and another stone is gone on with', async ({
    page,
  }) => {
    const { id, token } = await anotherStone(page);
    await stage(page).focus();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowDown');
    await choose(page, 'Andre sten');
    await popup(page, 'edit stones')
      .getByRole('button', { name: /^Åbn: Hjertesten/ })
      .click();
    await expectNoObjections(page, 'warning', [DESK, PHONE]);
    await popup(page, 'warning').getByRole('button', { name: 'Bliv her' }).click();
    await expect(popup(page, 'edit stones')).toBeVisible();
    await popup(page, 'edit stones')
      .getByRole('button', { name: /^Åbn: Hjertesten/ })
      .click();
    await popup(page, 'warning').getByRole('button', { name: 'Gå videre' }).click();
    await expect(page).toHaveURL(new RegExp(`/designer/${id}/${token}$`));
    await drawn(page);
    await expect(page.locator('[data-popup]')).toHaveCount(0);
    await expect(elements(page)).toContainText('Ellen');
  });
});

test('an own stone measured anew stands in its new size', async ({ page }) => {
  await page.goto('/');
  const own = {
    id: 1_000_001,
    url: '/api/asset/none.webp',
    width: 600,
    height: 900,
    outline: 'M0 900V0H600V900Z',
  };
  const { id, token } = await anotherStone(page, { stoneStoneTypes: [own], StoneTypeId: own.id });
  await page.goto(`/designer/${id}/${token}`);
  await drawn(page);
  await tab(page, 'Sten');
  await button(page, 'Ret stenens mål').click();
  const shown = popup(page, 'edit stone type');
  await shown.getByRole('textbox', { name: 'Højde' }).fill('450');
  await expect(shown.getByRole('textbox', { name: 'Bredde' })).toHaveValue('300');
  await expectNoObjections(page, 'edit stone type', [DESK, TABLET, PHONE]);
  await shown.getByRole('button', { name: 'Brug målene' }).click();
  await expect(button(page, 'Ret stenens mål')).toBeFocused();
  await choose(page, 'Om stenen');
  await expect(popup(page, 'stone')).toContainText('30 × 45 cm');
});

test('a deletion by the key asks until it is not to be asked again; undo works all the same', async ({
  page,
}) => {
  await page.goto('/designer');
  await drawn(page);
  await takeLast(page);
  await page.keyboard.press('Delete');
  const question = popup(page, 'confirm delete element');
  await expect(question).toHaveAccessibleName('Slet »Rosengren«?');
  await question.getByText('Spørg ikke igen').click();
  await question.getByRole('button', { name: 'Slet', exact: true }).click();
  await expect(elements(page).getByRole('listitem')).toHaveCount(3);
  await expect(stage(page)).toBeFocused();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Delete');
  await expect(elements(page).getByRole('listitem')).toHaveCount(2);
  await expect(question).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(elements(page).getByRole('listitem')).toHaveCount(4);
});
