import type { Page, Route } from '@playwright/test';

/** Fills in the contact, and which stonemason. */
export async function fillIn(page: Page): Promise<void> {
  const settings = page.getByRole('dialog', { name: /^(Dine|Sagens) oplysninger$/ });
  await settings.getByLabel('Kontaktpersonens navn').fill('Karen Holm');
  await settings.getByLabel('Telefon').fill('20 30 40 50');
  await settings.getByLabel('Kontaktpersonens e-mail').fill('karen@example.test');
  await settings.getByRole('button', { name: /Stenhugger/ }).click();
  await page.getByRole('option', { name: /Østbyens Stenhuggeri/ }).click();
}

/** Opens the letter in the wizard's form or a case's popup, and confirms that it was read. */
export async function readLetter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Videre til gennemlæsning' }).click();
  await page.getByText('Navne, datoer og brev er læst igennem og er rigtige').click();
}

/** Mocks the sending of an order; its letter is still fetched to be read. */
export async function onSending(page: Page, answer: (route: Route) => Promise<unknown>): Promise<void> {
  await page.route('**/api/sendToMason/**', async (route) => {
    if (route.request().method() === 'GET') await route.continue();
    else await answer(route);
  });
}
