import type { Page } from '@playwright/test';
import { finding, findings, findingsButton } from '../../../e2e/findings';
import { draftKept } from '../../../e2e/keptDrafts';
import { drawn, line } from '../../../e2e/stage';
import { FAULTY } from '../../../tests/export/faultyStone';
import type { Scene } from '../scene';
import { openStone } from './acts';

const scene = (name: string, title: string, arrange: Scene['arrange']): Scene => ({
  name: `notices/${name}`,
  title,
  arrange,
});

async function write(page: Page, words: string): Promise<void> {
  await line(page, /Karen/).click();
  await page.getByRole('textbox', { name: 'Tekst', exact: true }).fill(words);
}

async function openFindings(page: Page): Promise<void> {
  await findingsButton(page).click();
  // What is found of the words is there first, what is seen on the stone after it.
  await findings(page).getByText('står for tæt').first().waitFor();
}

/** What the designer says of itself: nothing is lost, and why something is not saved. */
export const NOTICES: readonly Scene[] = [
  scene('draft', 'A draft is offered', async ({ page, demo }) => {
    const { id, token } = await demo.stone();
    const address = `/designer/${id}/${token}`;
    const before = await page.context().newPage();
    await before.goto(address);
    await drawn(before);
    await before.route('**/api/stone/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await write(before, 'Karen Marie Juhl');
    await before.getByRole('alert').first().waitFor();
    await before.waitForTimeout(800);
    await before.close();
    await page.bringToFront();
    await page.goto(address);
    await page.getByRole('button', { name: 'Fortsæt med det' }).waitFor();
  }),
  scene('drafts', 'Every draft that was not saved (drafts)', async ({ page }) => {
    for (const [templateLine, words] of [
      [/Fornavn/, 'Ingrid Bjerre'],
      [/Fornavn/, 'Karen Østergård'],
    ] as const) {
      const before = await page.context().newPage();
      await before.goto('/designer');
      await drawn(before);
      await line(before, templateLine).click();
      await before.getByRole('textbox', { name: 'Tekst', exact: true }).fill(words);
      await draftKept(before, words);
      await before.close();
    }
    await page.bringToFront();
    await page.goto('/designer');
    await drawn(page);
    await page.getByRole('button', { name: 'Se alle 2' }).click();
    await page.locator('[data-popup="drafts"]').getByRole('listitem').nth(1).waitFor();
  }),
  scene('conflict', 'Changed in another tab', async (staging) => {
    const { page } = staging;
    await openStone(staging);
    await page.route('**/api/stone/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await write(page, 'Karen Marie Østergård');
    await page.getByRole('alert').first().waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await drawn(other);
    const stored = other.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await write(other, 'Karen M. Østergård');
    await stored;
    await other.close();
    await page.bringToFront();
    await page.getByRole('button', { name: 'Behold min udgave' }).waitFor();
  }),
  scene('save-failed', 'The server refuses to save', async (staging) => {
    const { page } = staging;
    await openStone(staging);
    await page.route('**/api/stone/*', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 500, json: { error: 'Der gik noget galt på serveren.' } })
        : route.continue(),
    );
    await write(page, 'Karen Juhl');
    await page.getByRole('button', { name: 'Prøv igen' }).waitFor();
  }),
  scene('offline', 'No connection', async (staging) => {
    const { page } = staging;
    await openStone(staging);
    await page.context().setOffline(true);
    await write(page, 'Karen Juhl');
    await page.getByRole('alert').filter({ hasText: 'Vi prøver igen automatisk.' }).waitFor();
  }),
  scene('missing-character', 'The font lacks a character', async (staging) => {
    await openStone(staging);
    await write(staging.page, 'Karen 🌹');
    await finding(staging.page).filter({ hasText: '🌹' }).waitFor();
  }),
  scene('objections', 'What a mason objects to', async (staging) => {
    const { page } = staging;
    await openStone(staging);
    await write(page, 'Karen Margrethe Elisabeth Østergård');
    await page
      .getByText(/stenens kant/)
      .first()
      .waitFor();
  }),
  scene('findings', 'Every finding, and the ways out of it', async (staging) => {
    await openStone(staging, { given: FAULTY });
    await openFindings(staging.page);
  }),
  scene('waving', 'A finding is waved aside with a reason', async (staging) => {
    await openStone(staging, { given: FAULTY });
    const { page } = staging;
    await openFindings(page);
    await findings(page).getByRole('button', { name: 'Lad det være' }).first().click();
    await findings(page).getByRole('textbox').waitFor();
  }),
  scene('no-such-stone', 'No such stone', async ({ page }) => {
    await page.goto('/designer/999999/st_intet');
    await page.getByRole('alert').waitFor();
  }),
  scene('not-opened', 'The stone cannot be opened', async ({ page }) => {
    await page.route('**/api/prepare**', (route) => route.abort());
    await page.goto('/designer');
    await page.getByRole('alert').waitFor();
  }),
  scene('loading', 'The stone is made ready', async ({ page }) => {
    await page.route('**/api/prepare**', () => undefined);
    await page.goto('/designer');
    await page.getByText('Stenen gøres klar …').first().waitFor();
  }),
];
