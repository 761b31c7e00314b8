import { expect, type Locator, type Page } from '@playwright/test';
import { drawn, line } from '../../../e2e/stage';
import type { Example, SavedStone } from '../demo';
import type { Staging } from '../scene';

/** Opens a sample stone as the visitor who may change it. */
export async function openStone(
  { page, demo }: Staging,
  { example = 'single', given = {}, flags = '' }: { example?: Example; given?: object; flags?: string } = {},
): Promise<SavedStone> {
  const stone = await demo.stone(example, given);
  await page.goto(`/designer/${stone.id}/${stone.token}${flags}`);
  await drawn(page);
  return stone;
}

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });

/** Opens a stone at one of the designer's tabs. */
export async function openTab(staging: Staging, tab: string, example: Example = 'single'): Promise<void> {
  await openStone(staging, { example });
  await staging.page.getByRole('tab', { name: tab, exact: true }).click();
}

/** Whom the mason asks, in the form that is open. */
export async function fillInContact(page: Page): Promise<void> {
  await page.getByLabel('Kontaktpersonens navn').fill('Bo Østergård');
  await page.getByLabel('Telefon').fill('20 30 40 50');
  await page.getByLabel('Kontaktpersonens e-mail').fill('bo@example.com');
  await page.getByRole('button', { name: /Stenhugger/ }).click();
  await page.getByRole('option', { name: /Østbyens/ }).click();
}

/** Lets the browser know of a stone, as if it had been saved there. */
export async function rememberStone(
  staging: Staging,
  designName: string,
  example?: Example,
): Promise<SavedStone> {
  const stone = await staging.demo.stone(example, { designName });
  await staging.page.evaluate(
    (known) => {
      const others = JSON.parse(localStorage.getItem('gravestone.stones') ?? '[]') as unknown[];
      localStorage.setItem('gravestone.stones', JSON.stringify([known, ...others]));
    },
    { ...stone, designName },
  );
  return stone;
}

/** Takes a line in hand, and waits until the stage shows it so, with its measures. */
export async function takeLine(page: Page, words: string): Promise<void> {
  await line(page, words).click();
  await page
    .locator('[data-stage]')
    .getByText(/^\d+,\d$/)
    .first()
    .waitFor();
}

/** Puts the first of a list onto the stone, and waits until it is seen there. */
export async function putOnStone({ page }: Staging, list: string): Promise<void> {
  const canvas = page.locator('[data-stage] canvas');
  const bare = await canvas.screenshot();
  await page.getByRole('listbox', { name: list }).getByRole('option').first().click();
  await expect.poll(async () => bare.equals(await canvas.screenshot()), { timeout: 30_000 }).toBe(false);
}

/** Bodies are made, and pictures painted, by a processor that others use too. */
const FORMED = { timeout: 150_000 };

/** Walks around the stone that is open, once it is seen. */
export async function walkAround(page: Page): Promise<void> {
  await button(page, 'Gå rundt om stenen').click();
  const stone = page.locator('[data-popup="walk"] [role=application]');
  // In space once it is drawn, else by the first of the pictures from all around.
  await stone.and(page.locator('[aria-busy=false]')).or(stone.locator('[data-seen=true]')).waitFor(FORMED);
}
