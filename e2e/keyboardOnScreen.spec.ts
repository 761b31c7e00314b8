import { expect, type Page, test } from '@playwright/test';
import { DESK, expectNoObjections } from './access/axe';
import { choose, popup, tab } from './designerPopups';
import { drawn, line, stage } from './stage';

const text = (page: Page) => page.getByRole('textbox', { name: 'Tekst', exact: true });

/** Where something is on the page, in CSS px. */
async function placeOf(
  found: ReturnType<typeof stage>,
): Promise<{ top: number; bottom: number; height: number }> {
  const box = await found.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return { top: box.y, bottom: box.y + box.height, height: box.height };
}

/** A window whose on-screen keyboard the test simulates: headless Chromium has none. */
interface Telephone {
  openKeyboard(height: number, offsetTop: number): void;
}

/** Gives the page a visual viewport of the given height, as in Safari: the layout does not change. */
async function standInForKeyboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let hidden = { height: 0, offsetTop: 0 };
    const seen = Object.defineProperties(new EventTarget(), {
      height: { get: () => document.documentElement.clientHeight - hidden.height },
      width: { get: () => document.documentElement.clientWidth },
      offsetTop: { get: () => hidden.offsetTop },
      offsetLeft: { value: 0 },
      pageTop: { get: () => hidden.offsetTop },
      pageLeft: { value: 0 },
      scale: { value: 1 },
    });
    Object.defineProperty(window, 'visualViewport', { value: seen });
    (window as unknown as Telephone).openKeyboard = (height, offsetTop) => {
      hidden = { height, offsetTop };
      seen.dispatchEvent(new Event('resize'));
    };
  });
}

const openKeyboard = (page: Page, height: number, offsetTop = 0) =>
  page.evaluate(
    ([high, top]) => (window as unknown as Telephone).openKeyboard(high ?? 0, top ?? 0),
    [height, offsetTop],
  );

test.describe('a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('shows the stone and the words being typed above its keyboard', async ({ page }) => {
    await standInForKeyboard(page);
    await page.goto('/designer');
    await drawn(page);
    await line(page, /Fornavn/).tap();
    const before = await placeOf(stage(page));
    await text(page).tap();
    await openKeyboard(page, 380, 120);
    // 464 px are visible from 120 px on.
    await expect.poll(async () => (await placeOf(stage(page))).top).toBeGreaterThanOrEqual(120);
    const stone = await placeOf(stage(page));
    expect(stone.height).toBeGreaterThan(120);
    expect(stone.bottom).toBeLessThan(584);
    const field = await placeOf(text(page));
    expect(field.top).toBeGreaterThan(stone.bottom);
    expect(field.bottom).toBeLessThanOrEqual(585);
    await openKeyboard(page, 0);
    await expect.poll(async () => (await placeOf(stage(page))).height).toBe(before.height);
  });

  test('shows a popup above its keyboard', async ({ page }) => {
    await standInForKeyboard(page);
    await page.goto('/designer');
    await drawn(page);
    await choose(page, 'Dine oplysninger');
    const settings = popup(page, 'project settings');
    await settings.getByRole('textbox', { name: 'Telefon' }).tap();
    await openKeyboard(page, 380);
    await expect.poll(async () => (await placeOf(settings)).bottom).toBeLessThanOrEqual(464);
    expect((await placeOf(settings)).top).toBeGreaterThanOrEqual(0);
    await expect(settings.getByRole('button', { name: 'Færdig' })).toBeInViewport();
  });

  test('is told which keys each field needs', async ({ page }) => {
    await page.goto('/designer');
    await drawn(page);
    await line(page, /Fornavn/).tap();
    await expect(text(page)).toHaveAttribute('enterkeyhint', 'done');
    await expect(text(page)).toHaveAttribute('autocorrect', 'off');
    await text(page).tap();
    await page.keyboard.press('Enter');
    await expect(text(page)).not.toBeFocused();
    await tab(page, 'Udsmykning');
    await expect(page.getByRole('searchbox')).toHaveAttribute('enterkeyhint', 'search');
    await choose(page, 'Dine oplysninger');
    const settings = popup(page, 'project settings');
    const name = settings.getByRole('textbox', { name: 'Kontaktpersonens navn' });
    await expect(name).toHaveAttribute('autocapitalize', 'words');
    await expect(name).toHaveAttribute('autocomplete', 'name');
    await expect(name).toHaveAttribute('enterkeyhint', 'next');
    await name.fill('Bo Berg');
    await name.press('Enter');
    const phone = settings.getByRole('textbox', { name: 'Telefon' });
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAttribute('type', 'tel');
    await page.goto('/login');
    const username = page.getByRole('textbox', { name: 'Brugernavn' });
    await expect(username).toHaveAttribute('autocapitalize', 'none');
    await expect(username).toHaveAttribute('autocorrect', 'off');
    await expect(username).toHaveAttribute('enterkeyhint', 'next');
    await username.fill('bedemand');
    await username.press('Enter');
    const password = page.getByLabel('Adgangskode');
    await expect(password).toBeFocused();
    await expect(password).toHaveAttribute('enterkeyhint', 'go');
    await password.fill('e2e-password');
    await username.press('Enter');
    await expect(page).not.toHaveURL(/login/);
  });
});

test.describe('a telephone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('shows the stone and the words of its line side by side', async ({ page }) => {
    await standInForKeyboard(page);
    await page.goto('/designer');
    await drawn(page);
    await line(page, /Fornavn/).tap();
    await expect(text(page)).toBeInViewport({ ratio: 1 });
    await expect(stage(page)).toBeInViewport({ ratio: 1 });
    expect((await placeOf(stage(page))).height).toBeGreaterThan(300);
    const [stone, field] = [await stage(page).boundingBox(), await text(page).boundingBox()];
    expect((stone?.x ?? 0) + (stone?.width ?? 0)).toBeLessThanOrEqual(field?.x ?? 0);
    await text(page).tap();
    await openKeyboard(page, 200);
    await expect.poll(async () => (await placeOf(stage(page))).bottom).toBeLessThanOrEqual(190);
    expect((await placeOf(stage(page))).height).toBeGreaterThan(150);
    const written = await placeOf(text(page));
    expect(written.top).toBeGreaterThanOrEqual(0);
    expect(written.bottom).toBeLessThanOrEqual(190);
  });
});

test('an e-mail address that is none is said beside its field, once that is left', async ({ page }) => {
  await page.goto('/designer');
  await drawn(page);
  await page.getByRole('button', { name: 'Få tilbud' }).click();
  const settings = popup(page, 'project settings');
  await settings.getByRole('textbox', { name: 'Kontaktpersonens navn' }).fill('Bo Berg');
  await settings.getByRole('textbox', { name: 'Telefon' }).fill('12345678');
  const email = settings.getByRole('textbox', { name: 'Kontaktpersonens e-mail' });
  await email.fill('bo@example');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await email.press('Tab');
  await expect(email).toHaveAccessibleDescription('Skriv e-mailadressen som navn@eksempel.dk.');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expectNoObjections(page, 'project settings', [DESK]);
  await settings.getByRole('button', { name: /Stenhugger/ }).click();
  await page.locator('[data-trigger] [role=option]').first().click();
  await settings.getByRole('button', { name: 'Videre' }).click();
  await expect(popup(page, 'send stone')).toHaveCount(0);
  await email.fill('bo@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await settings.getByRole('button', { name: 'Videre' }).click();
  await expect(popup(page, 'send stone')).toBeVisible();
});
