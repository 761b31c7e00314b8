import { expect, type Page, test } from '@playwright/test';
import { confirmDeletion } from './confirmDeletion';
import { drawn, line, onStone } from './stage';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

/** Drags the name, presses a key on the way, goes on and lets go. */
async function dragAndPress(page: Page, key: string): Promise<void> {
  await page.goto('/designer');
  await drawn(page);
  const from = await onStone(page, { x: 300, y: 250 });
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 60, { steps: 4 });
  await page.keyboard.press(key);
  await page.mouse.move(from.x + 60, from.y + 90, { steps: 4 });
  await page.mouse.up();
}

test('Escape gives a drag up: the line stands where it stood and is still in hand', async ({ page }) => {
  await dragAndPress(page, 'Escape');
  await expect(field(page, 'Fra venstre')).toHaveValue('300');
  await expect(field(page, 'Fra top')).toHaveValue('268');
  await expect(page.getByRole('button', { name: 'Fortryd' })).toBeDisabled();
});

test('Delete in the middle of a drag takes the line off and moves no other', async ({ page }) => {
  await dragAndPress(page, 'Delete');
  await confirmDeletion(page);
  await expect(line(page, 'Fornavn Efternavn')).toHaveCount(0);
  await line(page, '* 12. april 1941').click();
  await expect(field(page, 'Fra venstre')).toHaveValue('300');
  await expect(field(page, 'Fra top')).toHaveValue('338');
});
