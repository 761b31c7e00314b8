import { expect, type Page, test } from '@playwright/test';
import { inOneVisit } from './oneVisit';
import { drawn, line } from './stage';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test.describe('a number out of its bounds', () => {
  test(
    'in every field of a line',
    inOneVisit({
      'is said beside its field, at once where it is too large, until the next good one': async (page) => {
        await line(page, /Fornavn/).click();
        const height = field(page, 'Bogstavhøjde');
        await height.fill('900');
        await expect(height).toHaveAttribute('aria-invalid', 'true');
        await expect(height).toHaveAccessibleDescription('Mellem 1 og 500 mm');
        await expect(page.getByText('Mellem 1 og 500 mm')).toBeVisible();
        await height.fill('50');
        await expect(height).not.toHaveAttribute('aria-invalid', 'true');
        await expect(page.getByText('Mellem 1 og 500 mm')).toHaveCount(0);
        await expect(line(page, /Fornavn/)).toContainText('50 mm');
      },
      'is said on leaving where it might still have grown, and the old one stands again': async (page) => {
        await line(page, /Fornavn/).click();
        const height = field(page, 'Bogstavhøjde');
        await height.fill('0');
        await expect(page.getByText('Mellem 1 og 500 mm')).toHaveCount(0);
        await page.keyboard.press('Tab');
        await expect(height).toHaveValue('42');
        await expect(page.getByText('Mellem 1 og 500 mm')).toBeVisible();
        await height.focus();
        await page.keyboard.press('ArrowUp');
        await expect(height).toHaveValue('43');
        await expect(page.getByText('Mellem 1 og 500 mm')).toHaveCount(0);
      },
      'is forgotten when another line is taken in hand': async (page) => {
        await line(page, /Fornavn/).click();
        const turn = field(page, 'Rotation');
        await turn.fill('500');
        await expect(page.getByText('Mellem -180 og 180 °')).toBeVisible();
        await line(page, /april/).click();
        await expect(field(page, 'Tekst')).toHaveValue(/april/);
        await expect(page.getByText('Mellem -180 og 180 °')).toHaveCount(0);
        await expect(turn).toHaveValue('0');
      },
      'is said below the row of the characters’ spacings too': async (page) => {
        await line(page, /Fornavn/).click();
        const gap = field(page, 'Afstand mellem F og o');
        await gap.fill('-300');
        await expect(gap).toHaveAttribute('aria-invalid', 'true');
        await expect(gap).toHaveAccessibleDescription('Mellem -200 og 200 mm');
        await expect(page.locator('p', { hasText: 'Mellem -200 og 200 mm' })).toBeVisible();
        await gap.fill('-0,5');
        await expect(page.locator('p', { hasText: 'Mellem -200 og 200 mm' })).toBeHidden();
      },
    }),
  );
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('letters are drawn together by typing a minus, and by thumb', async ({ page }) => {
    await page.goto('/designer');
    await drawn(page);
    await line(page, /Fornavn/).tap();
    // The keys for decimals have no minus on an iPhone.
    for (const name of ['Afstand mellem F og o', 'Bogstavafstand', 'Fra venstre', 'Rotation'])
      await expect(field(page, name)).toHaveAttribute('inputmode', 'text');
    await expect(field(page, 'Bogstavhøjde')).toHaveAttribute('inputmode', 'decimal');
    const gap = field(page, 'Afstand mellem f og t');
    await gap.tap();
    const closer = page.getByRole('button', { name: 'Tættere: Afstand mellem f og t' });
    const size = await closer.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await closer.tap();
    await closer.tap();
    await closer.tap();
    await expect(gap).toHaveValue(/^[-−]0,3$/);
    await page.getByRole('button', { name: 'Længere fra hinanden: Afstand mellem f og t' }).tap();
    await expect(gap).toHaveValue(/^[-−]0,2$/);
    await field(page, 'Afstand mellem F og o').fill('–1,5');
    await expect(page.getByRole('button', { name: 'Tættere: Afstand mellem F og o' })).toBeVisible();
    await gap.focus();
    await expect(field(page, 'Afstand mellem F og o')).toHaveValue(/^[-−]1,5$/);
  });
});
