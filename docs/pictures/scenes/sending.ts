import type { Page } from '@playwright/test';
import { popup } from '../../../e2e/designerPopups';
import { onSending } from '../../../e2e/orderSteps';
import type { Scene, Staging } from '../scene';
import { button, fillInContact, openStone } from './acts';

const scene = (name: string, title: string, arrange: Scene['arrange']): Scene => ({
  name: `sending/${name}`,
  title,
  arrange,
});

const settings = (page: Page) => popup(page, 'project settings');

async function ask(staging: Staging): Promise<Page> {
  await openStone(staging);
  await button(staging.page, 'Få tilbud').click();
  await settings(staging.page).waitFor();
  return staging.page;
}

async function readThrough(staging: Staging): Promise<Page> {
  const page = await ask(staging);
  await fillInContact(page);
  await settings(page).getByRole('button', { name: 'Videre' }).click();
  await popup(page, 'send stone').waitFor();
  return page;
}

async function send(staging: Staging): Promise<void> {
  const page = await readThrough(staging);
  await page.getByText('Navne, datoer og brev er læst igennem og er rigtige').click();
  await page.getByRole('button', { name: 'Send til stenhugger' }).click();
}

/** From the offer asked for to the stone that was sent. */
export const SENDING: readonly Scene[] = [
  scene('missing', 'project settings: what is missing', async (staging) => {
    const page = await ask(staging);
    await settings(page).getByRole('button', { name: 'Videre' }).click();
    await settings(page).getByText('Skriv kontaktpersonens navn.').waitFor();
  }),
  scene('masons', 'project settings: list of stonemasons', async (staging) => {
    const page = await ask(staging);
    await settings(page)
      .getByRole('button', { name: /Stenhugger/ })
      .click();
    await page.getByRole('option', { name: /Østbyens/ }).waitFor();
  }),
  scene('send-stone', 'send stone', async (staging) => {
    await readThrough(staging);
  }),
  scene('under-way', 'The stone is being sent', async (staging) => {
    await onSending(staging.page, () => new Promise(() => undefined));
    await send(staging);
    await staging.page.getByRole('dialog', { name: 'Stenen sendes …' }).waitFor();
  }),
  scene('failed', 'Sending failed', async (staging) => {
    await onSending(staging.page, (route) => route.abort());
    await send(staging);
    await staging.page.getByRole('alertdialog').waitFor();
  }),
  scene('success', 'send stone success', async (staging) => {
    await send(staging);
    await popup(staging.page, 'send stone success').waitFor();
  }),
];
