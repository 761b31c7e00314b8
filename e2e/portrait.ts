import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

/** A portrait that was drawn for the tests, as a JPEG of 1200 × 1500: large enough for 9 × 12 cm, not for 13 × 18. */
export const portrait = () =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500" viewBox="0 0 240 300">
      <rect width="240" height="300" fill="#9fb0b8"/><path d="M0 300C8 244 62 228 120 228s112 16 120 72z" fill="#2f4a63"/>
      <path d="M92 190h56v44c-10 18-46 18-56 0z" fill="#b98362"/><ellipse cx="120" cy="136" rx="56" ry="72" fill="#e5bb9b"/>
      <path d="M62 136C52 56 92 40 122 42s68 20 56 96c-6-38-28-50-66-46-28 2-42 16-50 44z" fill="#6b5443"/>
      <path d="M92 134h16m24 0h16" stroke="#473628" stroke-width="5"/><path d="M102 174q18 12 36 0" stroke="#9b5348" stroke-width="4" fill="none"/>
    </svg>`),
  )
    .jpeg()
    .toBuffer();

/**
 * Chooses that portrait for a stone by keys alone: by the palette of commands, then by the button that it leads to.
 *
 * @param asked what is searched for in the palette, and the button's words.
 */
export async function choosePortrait(page: Page, asked: { search: string; button: string }): Promise<void> {
  // Asked for early: a key pressed at once would open the browser's own chooser before it is held back.
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Control+k');
  const palette = page.locator('[data-popup="commands"]');
  await palette.getByRole('searchbox').fill(asked.search);
  await palette.getByRole('menuitem').first().waitFor();
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(page.getByRole('button', { name: asked.button })).toBeFocused();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'mor.jpg', mimeType: 'image/jpeg', buffer: await portrait() });
}
