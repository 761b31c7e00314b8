import { expect, test } from '@playwright/test';
import { drawn, line } from './stage';

/** What a page shows within the turn in which somebody presses: React draws the rest in turns that come after it. */
test('a key waits for the field that it is typed in, and the rest of the form follows', async ({ page }) => {
  await page.goto('/designer');
  await drawn(page);
  await line(page, 'Fornavn Efternavn').click();
  const words = page.getByRole('textbox', { name: 'Tekst', exact: true });
  const gaps = page.getByRole('textbox', { name: /^Afstand mellem/ });
  const before = 'Fornavn Efternavn'.length - 1;
  await expect(gaps).toHaveCount(before);
  const atOnce = await words.evaluate((field: HTMLInputElement) => {
    const seen = () => document.querySelectorAll('[aria-label^="Afstand mellem"]').length;
    const was = seen();
    // As the browser tells a key: React knows the value that it set itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Anna');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    return { words: field.value, gaps: seen() - was };
  });
  expect(atOnce).toEqual({ words: 'Anna', gaps: 0 });
  await expect(gaps).toHaveCount('Anna'.length - 1);
  await expect(line(page, 'Anna')).toBeVisible();
});

test('the press of a tab waits for the tab; what was there stays until the other content is drawn', async ({
  page,
}) => {
  await page.goto('/designer');
  await drawn(page);
  const sizes = page.getByRole('listbox', { name: 'Linjer på stenen' });
  await expect(sizes).toBeVisible();
  const atOnce = await page.getByRole('tab', { name: 'Sten', exact: true }).evaluate(async (tab) => {
    (tab as HTMLElement).click();
    await Promise.resolve();
    const panel = document.querySelector('[role=tabpanel]');
    return {
      selected: tab.getAttribute('aria-selected'),
      isLate: panel?.hasAttribute('data-late'),
      lists: [...(panel?.querySelectorAll('[role=listbox]') ?? [])].map((list) =>
        list.getAttribute('aria-label'),
      ),
    };
  });
  expect(atOnce).toEqual({ selected: 'true', isLate: true, lists: ['Linjer på stenen'] });
  await expect(page.getByRole('tabpanel').getByRole('option', { name: /Bogsten/ })).toBeVisible();
  await expect(sizes).toHaveCount(0);
  await expect(page.getByRole('tabpanel')).not.toHaveAttribute('data-late');
});

test('what is typed on the stone right after another tab was open goes into the line, from its first letter', async ({
  page,
}) => {
  await page.goto('/designer');
  await drawn(page);
  await line(page, 'Fornavn Efternavn').click();
  await page.getByRole('tab', { name: 'Sten', exact: true }).click();
  await expect(page.getByRole('tabpanel').getByRole('option', { name: /Bogsten/ })).toBeVisible();
  await page.locator('[data-stage]').focus();
  await page.keyboard.type('Anna');
  await expect(page.getByRole('textbox', { name: 'Tekst', exact: true })).toHaveValue('Anna');
  await page.keyboard.press('End');
  await expect(line(page, 'Anna')).toBeVisible();
});
