import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { approve } from '../../../e2e/approve';
import type { Demo, Example } from '../demo';
import type { Scene, Staging } from '../scene';
import { button } from './acts';

/** The mason that the demo's `hugger` works for. */
const MASON_ID = 1;

const SETTINGS = {
  formats: ['dxf', 'plt', 'foundry', 'grbl'],
  machines: [
    { name: 'Summa S One', machine: { cutter: { kind: 'dragKnife', offset: 0.45 } }, ticket: true },
    { name: 'Laser i kælderen', machine: { cutter: { kind: 'laser', kerf: 0.2, keeps: 'opening' } } },
  ],
  usualMachine: 'Summa S One',
  stencil: 10,
  leastStroke: 0.8,
  roll: { width: 610 },
  prices: {
    currency: 'DKK',
    vat: 'excluded',
    engraved: [
      { upTo: 20, each: 3200 },
      { upTo: 40, each: 4550 },
      { upTo: 60, each: 6200 },
    ],
    mounted: [{ upTo: 40, each: 7500 }],
    vignets: { sandblown: 45_000, standard: 38_000 },
    frame: 62_500,
    repainting: 95_000,
    removal: 125_000,
  },
};

/** What a user's browser sends to be known. */
const headersOf = (demo: Demo, user: 'bedemand' | 'hugger') => ({
  AuthCookie: (JSON.parse(demo.storedUser(user)) as { token: string }).token,
});

/** Has a relative approve a sample stone, orders it from the mason, and waits until it is with him. */
async function order({ page, demo }: Staging, example: Example, designName: string): Promise<number> {
  const headers = headersOf(demo, 'bedemand');
  const { id, token } = await demo.stone(example, { designName });
  const data = {
    StonemasonId: MASON_ID,
    contactName: 'Bo',
    contactPhone: '20304050',
    contactEmail: 'bo@example.com',
  };
  const taken = await page.request.post(`/api/stone/${id}/takeOver`, { headers, data: { token } });
  if (!taken.ok()) throw new Error(await taken.text());
  const approvers = { approvers: [{ name: 'Bo' }], needed: 1 };
  const asked = await page.request.post(`/api/stone/${id}/approval`, { headers, data: approvers });
  if (!asked.ok()) throw new Error(await asked.text());
  const { links } = (await asked.json()) as { links: { token: string }[] };
  const browser = page.context().browser();
  if (!browser) throw new Error('a browser of its own is needed for the relative');
  await approve(browser, new URL(asked.url()).origin, links[0]?.token ?? '');
  const sent = await page.request.post(`/api/sendToMason/${id}`, { headers, data });
  if (!sent.ok()) throw new Error(await sent.text());
  for (let tries = 0; tries < 300; tries += 1) {
    const { status } = (await (await page.request.get(`/api/stone/${id}`, { headers })).json()) as {
      status: string;
    };
    if (status === 'sentToMason') return id;
    await pause(500);
  }
  throw new Error(`stone ${id} did not reach its mason`);
}

let ordered: Promise<number> | undefined;

/** The mason's orders and settings, which all his scenes share; gives the number of one order. */
function atMason(staging: Staging): Promise<number> {
  ordered ??= (async () => {
    const { page, demo } = staging;
    const headers = headersOf(demo, 'hugger');
    const { version } = (await (await page.request.get('/api/mason/settings', { headers })).json()) as {
      version: number;
    };
    const data = { version, settings: SETTINGS };
    const kept = await page.request.put('/api/mason/settings', { headers, data });
    if (!kept.ok()) throw new Error(await kept.text());
    await order(staging, 'urn-slab', 'Ellen Friis');
    await order(staging, 'double', 'Inger og Svend Bjerre');
    return order(staging, 'single', 'Karen Østergård');
  })();
  return ordered;
}

const scene = (name: string, title: string, arrange: Scene['arrange']): Scene => ({
  name: `mason/${name}`,
  title,
  user: 'hugger',
  whole: true,
  arrange,
});

async function tick(page: Page, name: string): Promise<void> {
  await page
    .getByRole('checkbox', { name: new RegExp(name) })
    .first()
    .check({ force: true });
}

/** What a mason works with. */
export const MASON: readonly Scene[] = [
  scene('settings', 'A mason’s settings', async (staging) => {
    await atMason(staging);
    const { page } = staging;
    await page.goto('/mason/settings');
    await page.getByText('Summa S One', { exact: true }).first().click();
    await page.getByRole('textbox', { name: 'Navn' }).first().waitFor();
  }),
  scene('roll', 'Stencils of several orders on a roll', async (staging) => {
    await atMason(staging);
    const { page } = staging;
    await page.goto('/mason');
    await tick(page, 'Karen Østergård');
    await tick(page, 'Ellen Friis');
    await button(page, 'Læg skabelonerne til 2 ordrer').click();
    await page.getByRole('button', { name: /^Hent rulle/ }).waitFor({ timeout: 100_000 });
  }),
  scene('order', 'An order with the mason’s own files', async (staging) => {
    const id = await atMason(staging);
    const { page } = staging;
    await page.goto(`/mason/order/${id}`);
    await page.getByRole('img', { name: /Karen Østergård/ }).waitFor({ timeout: 60_000 });
  }),
];
