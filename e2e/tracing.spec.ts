import { expect, test } from '@playwright/test';
import { ALL, expectNoObjections } from './access/axe';
import { drawn } from './stage';
import { dialog, kept, openSaved, placeUpload, uploadDrawing } from './uploadSteps';

test('an uploaded drawing is traced from another darkness and inverted, and each is taken back by one press', async ({
  page,
}) => {
  test.slow();
  const made = await openSaved(page);
  await drawn(page);
  await uploadDrawing(page);
  const result = dialog(page).getByRole('img', { name: 'Resultatet' });
  const threshold = dialog(page).getByRole('textbox', { name: /Hvor mørkt noget skal være/ });
  const inverted = dialog(page).getByRole('switch', { name: 'Byt om på lyst og mørkt' });
  const undo = dialog(page).getByRole('button', { name: 'Fortryd' });
  await expect(threshold).toHaveValue('50');
  await expect(undo).toBeDisabled();
  await expectNoObjections(page, 'how a drawing is traced', ALL);
  const asDrawn = await result.getAttribute('src');
  await dialog(page).getByText('Byt om på lyst og mørkt').click();
  await expect(result).not.toHaveAttribute('src', asDrawn ?? '', { timeout: 30_000 });
  const swapped = await result.getAttribute('src');
  await threshold.fill('30');
  await threshold.press('Enter');
  await expect(result).not.toHaveAttribute('src', swapped ?? '', { timeout: 30_000 });
  // What was traced before is there at once.
  await undo.click();
  await expect(result).toHaveAttribute('src', swapped ?? '');
  await expect(threshold).toHaveValue('50');
  await undo.click();
  await expect(result).toHaveAttribute('src', asDrawn ?? '');
  await expect(inverted).not.toBeChecked();
  await dialog(page).getByText('Byt om på lyst og mørkt').click();
  await expect(result).toHaveAttribute('src', swapped ?? '');
  // What is shown is what comes onto the stone.
  await placeUpload(page);
  await expect.poll(async () => (await kept(page, made)).stoneVignets[0]?.url).toBe(swapped);
});
