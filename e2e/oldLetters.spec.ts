import { expect, test } from '@playwright/test';
import { ALL, expectNoObjections } from './access/axe';
import { tab } from './designerPopups';
import { frameOldLetters, openOldLetters } from './oldStone';
import { line } from './stage';

test('the letters of an old stone are recognised, and a new line is cut like them and taken back; its face is said to be honed', async ({
  page,
}) => {
  test.slow();
  await openOldLetters(page);
  const shown = page.locator('[data-popup="old letters"]');
  await expect(shown.getByRole('button', { name: 'Find skriften' })).toBeDisabled();
  await frameOldLetters(page);
  await shown.getByRole('textbox', { name: 'Hvad står der i rammen?' }).fill('ELLEN MØLLER');
  await expectNoObjections(page, 'old letters', ALL);
  await shown.getByRole('button', { name: 'Find skriften' }).click();
  const first = shown.getByRole('radio').first();
  await expect(first).toBeChecked({ timeout: 60_000 });
  await expect(first).toHaveAccessibleName(/^Cinzel\d? ?.*3[12],?5? mm høje .*Guld/);
  await expectNoObjections(page, 'old letters found', ALL);
  const before = await page.getByRole('listbox', { name: 'Linjer på stenen' }).getByRole('option').count();
  await shown.getByRole('button', { name: 'Ny linje i denne skrift' }).click();
  await expect(line(page, /Ny linje/)).toContainText(/3[12](,5)? mm/);
  await page.getByRole('button', { name: 'Fortryd' }).click();
  await expect(page.getByRole('listbox', { name: 'Linjer på stenen' }).getByRole('option')).toHaveCount(
    before,
  );
  await tab(page, 'Sten');
  const face = page.getByRole('radiogroup', { name: 'Stenens forside' });
  await expect(face.getByRole('radio', { checked: true })).toHaveCount(0);
  await face.getByText('Slebet').click();
  await expect(face.getByRole('radio', { name: 'Slebet' })).toBeChecked();
  await expectNoObjections(page, 'the face of an old stone', ALL);
});
