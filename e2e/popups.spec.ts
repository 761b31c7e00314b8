import { expect, type Locator, type Page, test } from '@playwright/test';
import { DESK, expectNoObjections, PHONE, TABLET } from './access/axe';
import { confirmDeletion } from './confirmDeletion';
import {
  button,
  choose,
  cog,
  elementMenu,
  elements,
  openElementMenu,
  popup,
  tab,
  takeLast,
} from './designerPopups';
import { inOneVisit, SLOW } from './oneVisit';
import { stage } from './stage';
import { variantUnless } from './variants';

// Without fade-in animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
  test.describe(`${size.width} px`, variantUnless(size !== TABLET), () => {
    test.use({ viewport: size });

    test(
      'popups',
      inOneVisit(
        {
          'every popup opens, closes by Escape, by the overlay and by its button, and gives the focus back':
            async (page) => {
              for (const { name, before, opener, open, close = 'Luk' } of SUBJECTS) {
                await test.step(name, async () => {
                  await before?.(page);
                  const shown = popup(page, name);
                  const openFully = async () => {
                    await open(page);
                    await expect(shown.locator(':focus').or(shown.and(page.locator(':focus')))).toHaveCount(
                      1,
                    );
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
            },

          'the popups are used: what is chosen in them stands on the stone': async (page) => {
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
              await shown.getByRole('option', { name: 'Hjertesten til urnegrav' }).click();
              await expect(shown).toHaveCount(0);
              await expect(cog(page)).toBeFocused();
              await choose(page, 'Om stenen');
              await expect(popup(page, 'stone')).toContainText('Hjertesten til urnegrav');
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
              await expect(shown.getByRole('listitem')).toHaveCount(4);
              await expect(shown).toContainText('Højst 50 cm bred.');
              await expect(shown.locator('[data-broken=true]')).toHaveText(
                /Højst 40 cm høj\. Stenen er 42 cm\./,
              );
            });
          },
        },
        SLOW,
      ),
    );
  });
}
