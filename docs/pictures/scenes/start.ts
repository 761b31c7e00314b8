import type { Page } from '@playwright/test';
import { onSending, readLetter } from '../../../e2e/orderSteps';
import { FURTHER_WIDTHS, type Scene, WIDTHS } from '../scene';
import { fillInContact, rememberStone } from './acts';

const step = (name: string, title: string, query: string): Scene => ({
  name: `start/${name}`,
  title,
  whole: true,
  arrange: async ({ page }) => {
    await page.goto(`/?step=${query}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (query.startsWith('selectStoneType')) await page.getByRole('link', { name: /cm$/ }).first().waitFor();
  },
});

/** Opens the form that sends a stone from the start page. */
const sendForm: Scene['arrange'] = async (staging) => {
  const { page } = staging;
  await page.goto('/');
  const stone = await rememberStone(staging, 'Karen Østergård');
  await page.goto(`/?step=sendStone&for=offer&stone=${stone.id}`);
  await page.getByLabel('Kontaktpersonens navn').waitFor();
};

/** Scrolls past every picture, since those further down are fetched once they are near, and back up. */
async function fetchPictures(page: Page): Promise<void> {
  for (const picture of await page.getByRole('img').all()) await picture.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** The start page and the steps of its wizard. */
export const START: readonly Scene[] = [
  {
    name: 'start/start',
    title: 'Start page',
    whole: true,
    widths: [...WIDTHS, ...FURTHER_WIDTHS],
    arrange: async ({ page }) => {
      await page.goto('/');
      await page.getByRole('heading', { name: 'Hvad vil du gøre?' }).waitFor();
      // What is told further down is fetched once the page is seen.
      await page.getByRole('heading', { name: 'Sådan foregår det' }).waitFor();
      await fetchPictures(page);
    },
  },
  {
    name: 'start/german',
    title: 'Start page in German, whose words are the longest',
    whole: true,
    arrange: async ({ page }) => {
      await page.goto('/de/');
      await page.getByRole('heading', { level: 2 }).first().waitFor();
    },
  },
  step('new-stone', 'Wizard: new gravestone', 'newStone'),
  step('stone-type', 'Wizard: select stone type', 'selectStoneType&kind=coffin'),
  step('reference', 'Wizard: reference', 'reference'),
  step('addition', 'Wizard: addition to existing', 'additionToExisting'),
  step('no-pending', 'Wizard: pending stones, none yet', 'pendingStones&for=edit'),
  step('no-ordered', 'Wizard: ordered stones, none yet', 'orderedStones'),
  {
    name: 'start/pending',
    title: 'Wizard: pending stones',
    whole: true,
    arrange: async (staging) => {
      const { page } = staging;
      await page.goto('/');
      await rememberStone(staging, 'Ingrid og Aksel Bjerre', 'double');
      await rememberStone(staging, 'Holger Winther', 'bronze');
      await rememberStone(staging, 'Karen Østergård');
      await page.goto('/?step=pendingStones&for=edit');
      await page.getByRole('heading', { name: 'Karen Østergård' }).waitFor();
    },
  },
  {
    name: 'start/ordered',
    title: 'Wizard: ordered stones',
    user: 'bedemand',
    whole: true,
    arrange: async ({ page }) => {
      await page.goto('/?step=orderedStones');
      await page.getByText('Bestilt', { exact: true }).first().waitFor();
    },
  },
  { name: 'start/send', title: 'Wizard: the stone is sent', whole: true, arrange: sendForm },
  {
    name: 'start/send-missing',
    title: 'Wizard: what is missing before it is sent',
    whole: true,
    arrange: async (staging) => {
      await sendForm(staging);
      await staging.page.getByRole('button', { name: 'Videre til gennemlæsning' }).click();
      await staging.page.getByText('Skriv kontaktpersonens navn.').waitFor();
    },
  },
  {
    name: 'start/masons',
    title: 'Wizard: list of stonemasons',
    arrange: async (staging) => {
      await sendForm(staging);
      await staging.page.getByRole('button', { name: /Stenhugger/ }).click();
      await staging.page.getByRole('option', { name: /Østbyens/ }).waitFor();
    },
  },
  {
    name: 'start/read-through',
    title: 'Wizard: the stone and its letter, read through before they are sent',
    arrange: async (staging) => {
      await sendForm(staging);
      await fillInContact(staging.page);
      await readLetter(staging.page);
    },
  },
  {
    name: 'start/sent',
    title: 'Wizard: the request was sent, and waits to be confirmed',
    arrange: async (staging) => {
      await sendForm(staging);
      await fillInContact(staging.page);
      await readLetter(staging.page);
      await staging.page.getByRole('button', { name: 'Få tilbud', exact: true }).click();
      await staging.page.getByRole('dialog', { name: 'Bekræft i din mail' }).waitFor();
    },
  },
  {
    name: 'start/confirm',
    title: 'The page of the letter that asks whose an order is',
    whole: true,
    arrange: async ({ page, demo }) => {
      await page.goto(demo.held.page);
      await page.getByRole('button', { name: 'Ja, den er min' }).waitFor();
    },
  },
  {
    name: 'start/send-failed',
    title: 'Wizard: sending failed',
    arrange: async (staging) => {
      const { page } = staging;
      await sendForm(staging);
      await fillInContact(page);
      await onSending(page, (route) => route.abort());
      await readLetter(page);
      await page.getByRole('button', { name: 'Få tilbud', exact: true }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'start/no-catalogue',
    title: 'Wizard: the catalogue cannot be fetched',
    whole: true,
    arrange: async ({ page }) => {
      await page.route('**/api/stoneTypes/**', (route) => route.abort());
      await page.goto('/?step=selectStoneType&kind=coffin');
      await page.getByRole('alert').waitFor();
    },
  },
];
