import type { Page } from '@playwright/test';
import { openByLink } from './byLink';
import { tab } from './designerPopups';
import { drawing } from './stonePhotograph';

export interface Made {
  readonly id: number;
  readonly token: string;
}

/**
 * Saves a stone and opens it in the designer, by a link where the page shows the app.
 *
 * @param as the token of a login; a visitor's without it.
 */
export async function openSaved(page: Page, prefix = '', flags = '', as = 'public'): Promise<Made> {
  const answer = await page.request.post('/api/stone/', {
    headers: { AuthCookie: as },
    data: { StoneTypeId: 15, StoneTypeVariantId: 1501, Parms: [] },
  });
  const { id, token } = (await answer.json()) as Made;
  const address = as === 'public' ? `${id}/${token}` : String(id);
  await openByLink(page, `${prefix}/designer/${address}${flags}`);
  await page.locator('canvas').waitFor();
  return { id, token };
}

/** The stone as the server has it. */
export async function kept(page: Page, { id, token }: Made) {
  const answer = await page.request.get(`/api/stone/${id}`, { headers: { AuthCookie: token } });
  return (await answer.json()) as {
    StoneTypeId: number;
    ExistingStone: boolean;
    BackgroundId: number;
    Frame: { Type: string };
    stoneStoneTypes: { id: number; url: string; width: number; height: number; outline: string }[];
    stoneVignets: { id: number; url: string; width: number; height: number }[];
    Parms: {
      type: string;
      vignetId?: number;
      position: { x: number; y: number };
      scale: number;
      fontSize?: string;
      thickened?: number;
    }[];
  };
}

/** The open popup. */
export const dialog = (page: Page) => page.getByRole('dialog');
/** Goes on to the next step. */
export const next = (page: Page) => dialog(page).getByRole('button', { name: 'Videre' }).click();

/** Chooses a picture in the step that asks for one. */
export async function chooseFile(page: Page, buffer: Buffer, mimeType: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog(page).getByRole('button', { name: 'Vælg billede' }).click(),
  ]);
  await chooser.setFiles({ name: 'billede', mimeType, buffer });
}

/** Uploads a drawing as a vignet 120 mm high, and waits for the step that shows it. */
export async function uploadDrawing(page: Page, archives = false): Promise<void> {
  await tab(page, 'Udsmykning');
  await page.getByRole('button', { name: 'Upload egen vignet' }).click();
  await chooseFile(page, await drawing(), 'image/png');
  await next(page);
  await next(page);
  await dialog(page).getByRole('textbox', { name: 'Højde' }).fill('120');
  if (archives) await dialog(page).getByText('Gem også i afdelingens arkiv').click();
  await dialog(page).getByRole('button', { name: 'Upload', exact: true }).click();
  await use(page).waitFor({ timeout: 40_000 });
}

const use = (page: Page) => dialog(page).getByRole('button', { name: 'Brug på stenen' });

/** Puts the upload on the stone. */
export const placeUpload = (page: Page) => use(page).click();
