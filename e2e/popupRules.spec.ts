import { expect, test } from '@playwright/test';
import { DESK, expectNoObjections, PHONE, TABLET } from './access/axe';
import { anotherStone, button, choose, cog, elements, popup, tab, takeLast } from './designerPopups';
import { inOneVisit } from './oneVisit';
import { drawn, stage } from './stage';

// Without fade-in animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('Overlay rules', () => {
  test(
    'of popups over one another',
    inOneVisit({
      'the overlay stays under the stone types when it is clicked': async (page) => {
        await tab(page, 'Sten');
        await button(page, 'Vis alle sten').click();
        await page.mouse.click(4, 4);
        await page.mouse.click(4, 400);
        await expect(popup(page, 'stone type')).toBeVisible();
      },
      'closing an error keeps the popup under it, a click on the overlay closes both': async (page) => {
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
      },
      'a warning comes before a stone with changes is left, and another stone is gone on with': async (
        page,
      ) => {
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
      },
    }),
  );
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
  await page.keyboard.press('Escape');
  // By a distance known on it, six tenths of its width to begin with.
  await button(page, 'Ret stenens mål').click();
  await shown.getByText('Noget andet på stenen').click();
  await expect(shown.getByRole('button', { name: 'Brug målene' })).toBeDisabled();
  await shown.getByRole('textbox', { name: 'Afstand mellem punkterne' }).fill('360');
  await expect(shown).toContainText('Så er stenen 600 mm bred og 900 mm høj.');
  await shown.getByRole('button', { name: /^Andet punkt: 80 % fra venstre, 40 % fra oven/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(shown).toContainText('Så er stenen 599,3 mm bred og 898,9 mm høj.');
  await page.keyboard.press('ArrowLeft');
  await expectNoObjections(page, 'edit stone type', [DESK, TABLET, PHONE]);
  await shown.getByRole('button', { name: 'Brug målene' }).click();
  await choose(page, 'Om stenen');
  await expect(popup(page, 'stone')).toContainText('60 × 90 cm');
  await page.keyboard.press('Escape');
  await button(page, 'Fortryd').click();
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
