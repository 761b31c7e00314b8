import { test } from '@playwright/test';
import { draftKept } from '../keptDrafts';
import { drawn } from '../stage';
import { write } from './savedStone';

test('an edit is kept though the page has no further turn after it', async ({ page, context }) => {
  await page.goto('/designer');
  await drawn(page);
  await write(page, 'Karen');
  await draftKept(page, 'Karen');
  // When the last edit arrives, the thread stops for good: nothing deferred runs any more.
  await page.evaluate(() => {
    window.addEventListener('input', () => {
      for (;;);
    });
  });
  const beside = await context.newPage();
  await beside.goto('/designs');
  // The key press is never answered.
  page.keyboard.press('!').catch(() => undefined);
  await draftKept(beside, 'Karen!');
});
