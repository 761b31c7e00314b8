import { expect, test } from '@playwright/test';
import { ALL, expectNoObjections } from './access/axe';
import { tab } from './designerPopups';
import { drawn, stage } from './stage';

test('a mason sets a stone on a base with a bevel, is told what cannot be made, and undoes it step by step', async ({
  page,
}) => {
  await page.goto('/designer');
  await drawn(page);
  await tab(page, 'Sten');
  const bevel = page.getByRole('textbox', { name: 'Fas', exact: true });
  await page.getByRole('radiogroup', { name: 'Tykkelse' }).getByText('140 mm').click();
  await page.getByRole('radiogroup', { name: 'Sokkel' }).getByText('Med sokkel').click();
  const width = page.getByRole('textbox', { name: 'Bredde', exact: true });
  await expect(width).toHaveValue('700');
  await width.fill('500');
  await width.press('Tab');
  await expect(page.getByText('Mellem 600 og 3.000 mm')).toBeVisible();
  await width.fill('720');
  await width.press('Tab');
  await bevel.fill('20');
  await bevel.press('Tab');
  await expect(stage(page)).toHaveAccessibleDescription(
    /Tykkelse 140 mm\. Sokkel 720 × 150 × 240 mm .*\. Fas 20 mm\. Vægt med sokkel ca\. \d+/,
  );
  await page.getByRole('radiogroup', { name: 'Kant om forsiden' }).getByText('Råkløvet').click();
  await expect(bevel).toBeHidden();
  await expect(stage(page)).toHaveAccessibleDescription(/Kant om forsiden: råkløvet/);
  const undo = page.getByRole('button', { name: 'Fortryd' });
  await undo.click();
  await expect(bevel).toHaveValue('20');
  await undo.click();
  await expect(bevel).toHaveValue('0');
  await undo.click();
  await expect(width).toHaveValue('700');
  await undo.click();
  await expect(width).toBeHidden();
  // By the palette, without a mouse.
  await page.keyboard.press('Control+k');
  const palette = page.locator('[data-popup="commands"]');
  await palette.getByRole('searchbox').fill('stenen på en sokkel');
  await palette.getByRole('menuitem').first().waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Med sokkel' })).toBeChecked();
  // The base’s other measures and its material, one of them refused, and the sides: each is one step.
  const base = (name: string) => page.getByRole('textbox', { name, exact: true });
  await base('Dybde').fill('100');
  await base('Dybde').press('Tab');
  await expect(page.getByText('Mellem 140 og 1.500 mm')).toBeVisible();
  await base('Dybde').fill('300');
  await base('Dybde').press('Tab');
  await base('Højde').fill('180');
  await base('Højde').press('Tab');
  await page.getByRole('button', { name: /Sokkelens materiale/ }).click();
  await page.getByRole('option', { name: 'Lysegrå granit, slebet' }).click();
  await page.getByRole('radiogroup', { name: 'Sider' }).getByText('Råkløvet').click();
  await expect(stage(page)).toHaveAccessibleDescription(
    /Sokkel 700 × 180 × 300 mm .*, Lysegrå granit, slebet\. Sider: råkløvet/,
  );
  await expectNoObjections(page, 'a base and its sides', ALL);
  await undo.click();
  await expect(stage(page)).not.toHaveAccessibleDescription(/Sider:/);
  await undo.click();
  await expect(stage(page)).toHaveAccessibleDescription(/Sokkel 700 × 180 × 300 mm/);
  await expect(stage(page)).not.toHaveAccessibleDescription(/Lysegrå/);
});
