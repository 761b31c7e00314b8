import type { Page } from '@playwright/test';
import { onSending, readLetter } from '../../../e2e/orderSteps';
import type { Scene, Staging } from '../scene';
import { button, rememberStone } from './acts';

async function openList({ page }: Staging): Promise<void> {
  await page.goto('/designs');
  await page.locator('tr[data-row]').first().waitFor();
}

/** Whether the list shows cards in place of columns. */
const isNarrow = ({ width }: Staging) => width < 991;

/** Opens the case looked at: on a phone its card first. */
async function openCase(staging: Staging): Promise<Page> {
  const { page, demo } = staging;
  await openList(staging);
  if (isNarrow(staging))
    await page
      .getByRole('button', { name: /^Karen Østergård/ })
      .first()
      .click();
  await page
    .getByRole('button', { name: `Ret sagen ${demo.project}` })
    .first()
    .waitFor();
  return page;
}

const scene = (name: string, title: string, arrange: Scene['arrange']): Scene => ({
  name: `designs/${name}`,
  title,
  user: 'bedemand',
  arrange,
});

const settings = (page: Page) => page.locator('[data-popup="project settings"]');

/** The list of cases and stones, and its popups. */
export const DESIGNS: readonly Scene[] = [
  { ...scene('list', 'List of cases and stones', openList), whole: true },
  {
    ...scene('row', 'A row of the list opened', async (staging) => {
      await openCase(staging);
    }),
    widths: [390, 820],
    whole: true,
  },
  scene('nothing-found', 'Nothing fits what is sought', async (staging) => {
    await openList(staging);
    await staging.page.getByRole('searchbox', { name: 'Søg' }).fill('Lilje Rosenkilde');
    await staging.page.getByText('Intet passer til det, du søger.').waitFor();
  }),
  {
    ...scene('empty', 'List with nothing in it yet', async ({ page }) => {
      await page.route(/\/api\/(projects|stones)$/, (route) => route.fulfill({ json: { results: [] } }));
      await page.goto('/designs');
      await page.getByText('Her er ingen sager eller sten endnu.').waitFor();
    }),
  },
  scene('loading', 'List that is being fetched', async ({ page }) => {
    await page.route('**/api/projects', () => undefined);
    await page.goto('/designs');
    await page.getByRole('status').first().waitFor();
    await page.waitForTimeout(600);
  }),
  scene('not-fetched', 'List that cannot be fetched', async ({ page }) => {
    await page.route('**/api/projects', (route) => route.abort());
    await page.goto('/designs');
    await page.getByText('Listen kunne ikke hentes.').waitFor();
  }),
  scene('case', 'Form of a case (project settings)', async (staging) => {
    const page = await openCase(staging);
    await page
      .getByRole('button', { name: `Ret sagen ${staging.demo.project}` })
      .first()
      .click();
    await settings(page).waitFor();
  }),
  scene('new-case', 'Form of a new case', async (staging) => {
    await openList(staging);
    await button(staging.page, 'Ny sag').click();
    await settings(staging.page).waitFor();
  }),
  scene('case-unsaved', 'Case left with something not saved', async (staging) => {
    const { page } = staging;
    await openList(staging);
    await button(page, 'Ny sag').click();
    await settings(page).getByLabel('Kontaktpersonens navn').fill('Bo Berg');
    await page.keyboard.press('Escape');
    await page.getByText('Det skrevne er ikke gemt. Luk alligevel?').waitFor();
  }),
  scene('case-missing', 'What a case needs before it is sent', async (staging) => {
    const { page } = staging;
    await openList(staging);
    if (isNarrow(staging)) await page.getByRole('button', { name: /^Aage Holm/ }).click();
    const row = page.locator('tr[data-row]').filter({ hasText: 'Aage Holm' });
    await row.getByRole('button', { name: /^Send sagen til stenhugger/ }).click();
    await settings(page).getByRole('button', { name: 'Gem sag' }).click();
    await settings(page).getByText('Skriv et telefonnummer.').waitFor();
  }),
  scene('send', 'A case is sent (send to mason)', async (staging) => {
    await toSending(staging);
  }),
  scene('sent', 'The case was sent (sent to mason)', async (staging) => {
    const { page, demo } = staging;
    await toSending(staging);
    const popup = page.getByRole('dialog', { name: 'Send til stenhugger' });
    await popup.getByRole('button', { name: /Stenhugger/ }).click();
    await page.getByRole('option', { name: /Østbyens/ }).click();
    // The answer of a case that was sent, though it was not: the other pictures show it as a draft.
    const { token } = JSON.parse(demo.storedUser('bedemand')) as { token: string };
    const headers = { AuthCookie: token };
    const project = await (await page.request.get(`/api/project/${demo.project}`, { headers })).json();
    await onSending(page, (route) => route.fulfill({ json: project }));
    await readLetter(page);
    await page.getByRole('button', { name: 'Send til stenhugger', exact: true }).click();
    await page.getByRole('dialog', { name: 'Sagen er sendt' }).waitFor();
  }),
  {
    ...scene('choose-case', 'A stone is given a case (choose case)', async (staging) => {
      const { page, demo } = staging;
      await openList(staging);
      await page.getByRole('searchbox', { name: 'Søg' }).fill('Rose på');
      if (isNarrow(staging)) await page.getByRole('button', { name: /^Rose på/ }).click();
      await page.getByRole('button', { name: `Vælg sag til sten ${demo.loose.id}` }).click();
      await page.locator('[data-popup="choose case"]').waitFor();
    }),
  },
  {
    ...scene('release', 'An order that nobody has confirmed (release order)', async (staging) => {
      const { page, demo } = staging;
      await openList(staging);
      await page.getByRole('searchbox', { name: 'Søg' }).fill('Anna Holm');
      if (isNarrow(staging)) await page.getByRole('button', { name: /^Anna Holm/ }).click();
      await page
        .getByRole('button', { name: `Send forespørgslen om sten nr. ${demo.held.stone.id} videre` })
        .click();
      await page.locator('[data-popup="release order"]').waitFor();
    }),
    user: 'admin',
  },
  scene('of-browser', 'Stones of this browser beside the list', async (staging) => {
    const { page } = staging;
    await page.goto('/');
    await rememberStone(staging, 'Til mor');
    await openList(staging);
    await page.getByText('Sten gemt i denne browser').waitFor();
  }),
  scene('delete-stone', 'A stone of the list deleted', async (staging) => {
    const page = await openCase(staging);
    await page
      .getByRole('button', { name: /^Slet sten/ })
      .first()
      .click();
    await page.getByRole('alertdialog').waitFor();
  }),
  scene('copy-failed', 'Copying failed', async (staging) => {
    const page = await openCase(staging);
    await page.route('**/api/copyStone/**', (route) => route.abort());
    await page
      .getByRole('button', { name: /^Kopier sten/ })
      .first()
      .click();
    await page.getByRole('alertdialog').waitFor();
  }),
  { ...scene('printed', 'List of cases and stones', openList), printed: true, widths: [1440] },
];

/** To the popup that sends the case looked at. */
async function toSending(staging: Staging): Promise<void> {
  const page = await openCase(staging);
  await page
    .getByRole('button', { name: `Send sagen til stenhugger ${staging.demo.project}` })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Send til stenhugger' }).waitFor();
}
