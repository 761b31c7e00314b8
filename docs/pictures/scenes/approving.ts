import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Scene, Staging } from '../scene';
import { button } from './acts';

/** Leaves of autumn around the stone, as a family would choose them. */
const AUTUMN = 19;

/** Where the name's first letter stands in the picture of its line, in CSS pixels: near its left edge, at any width. */
const K = { x: 24, y: 40 };

/** The sample stone with the line that is read in the pictures, and a relative's link to it. */
interface Asked {
  readonly id: number;
  readonly token: string;
  readonly link: string;
}

/** A stone that one relative is asked to approve. */
export async function ask({ page, demo }: Staging): Promise<Asked> {
  const { id, token } = await demo.stone('single', { BackgroundId: AUTUMN });
  const asked = await page.request.post(`/api/stone/${id}/approval`, {
    headers: { AuthCookie: token },
    data: { approvers: [{ name: 'Anna Østergård' }], needed: 1 },
  });
  if (!asked.ok()) throw new Error(await asked.text());
  const { links } = (await asked.json()) as { links: { token: string }[] };
  return { id, token, link: `/approve/${links[0]?.token}` };
}

/** Opens a relative's link; the first page is whole once the stone stands in its place. */
async function open(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('img', { name: 'Stenen på sin plads' }).waitFor({ timeout: 60_000 });
}

/** Opens the first line to read. */
async function read(page: Page, link: string): Promise<void> {
  await open(page, link);
  await button(page, 'Begynd at læse').click();
  await page.getByRole('img', { name: /som det kommer til at stå/ }).waitFor({ timeout: 60_000 });
}

/** Ticks all there is and approves it. */
async function approve(page: Page, link: string): Promise<void> {
  await read(page, link);
  for (let step = 0; step < 40; step += 1) {
    if (await page.getByRole('heading', { name: 'Er det hele rigtigt?' }).isVisible()) break;
    await page.getByRole('checkbox').check({ force: true });
    await button(page, 'Næste').click();
  }
  await button(page, 'Jeg godkender stenen').click();
  await page.getByRole('heading', { name: 'Tak. Du har godkendt stenen' }).waitFor();
}

/** Writes what is wrong with the name's first letter, and sends it. */
export async function remark(page: Page, link: string): Promise<void> {
  await read(page, link);
  await page.getByRole('img', { name: /som det kommer til at stå/ }).click({ position: K });
  await page.getByLabel('Din bemærkning').fill('Hun skrev sig med C.');
  await button(page, 'Send bemærkningen').click();
  await page.getByText(/^Om »/).waitFor();
}

/** Opens what whoever asked sees of it. */
async function follow(page: Page, { id, token }: Asked) {
  await page.goto(`/designer/${id}/${token}`);
  await button(page, 'Se godkendelsen').click();
  return page.locator('[data-popup="approval"]');
}

/** Changes one line of a stone as its designer would save it. */
async function change(page: Page, { id, token }: Asked): Promise<void> {
  const headers = { AuthCookie: token };
  const { version, ...stone } = (await (await page.request.get(`/api/stone/${id}`, { headers })).json()) as {
    version: number;
    Parms: { type: string; subText?: string }[];
  };
  const line = stone.Parms.findLast(({ type, subText }) => type === 'text' && /\d/.test(subText ?? ''));
  if (!line) throw new Error('the sample stone has no date');
  line.subText = line.subText?.replace('28', '29') ?? '';
  const saved = await page.request.put(`/api/stone/${id}`, { headers, data: { ...stone, version } });
  if (!saved.ok()) throw new Error(await saved.text());
}

const scene = (name: string, title: string, arrange: Scene['arrange']): Scene => ({
  name: `approving/${name}`,
  title,
  arrange,
});

/** How a family approves a stone, and what whoever asked sees of it. */
export const APPROVING: readonly Scene[] = [
  scene('first', 'A relative is asked: the stone in its place', async (staging) => {
    await open(staging.page, (await ask(staging)).link);
  }),
  scene('line', 'A relative reads a line', async (staging) => {
    await read(staging.page, (await ask(staging)).link);
  }),
  {
    ...scene('comment', 'A relative’s remark, pinned to a letter', async (staging) => {
      await remark(staging.page, (await ask(staging)).link);
    }),
    whole: true,
  },
  scene('approved', 'A relative has approved', async (staging) => {
    await approve(staging.page, (await ask(staging)).link);
  }),
  scene('voided', 'What was approved was changed since', async (staging) => {
    const { page } = staging;
    const asked = await ask(staging);
    await approve(page, asked.link);
    await change(page, asked);
    const popup = await follow(page, asked);
    await popup.getByRole('img', { name: 'Sådan var den' }).waitFor({ timeout: 60_000 });
    await popup.getByRole('img', { name: 'Sådan er den nu' }).waitFor({ timeout: 60_000 });
  }),
  scene('remarks', 'What whoever asked sees: a relative’s remark at its letter', async (staging) => {
    const asked = await ask(staging);
    await remark(staging.page, asked.link);
    const popup = await follow(staging.page, asked);
    await popup.getByText('Hun skrev sig med C.').waitFor();
  }),
  {
    ...scene('trail', 'The trail of an approval', async (staging) => {
      const asked = await ask(staging);
      await approve(staging.page, asked.link);
      await follow(staging.page, asked);
    }),
    printed: true,
    widths: [1440],
    order: async (page) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        button(page, 'Forløbet som PDF').click(),
      ]);
      return readFile(await download.path());
    },
  },
];
