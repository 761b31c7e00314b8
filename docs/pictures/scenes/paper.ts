import { readFile } from 'node:fs/promises';
import { drawn } from '../../../e2e/stage';
import type { Example } from '../demo';
import type { Scene } from '../scene';
import { openStone, openTab } from './acts';

interface FileFrom {
  readonly example?: Example;
  /** The folded part of the tab that it stands in. */
  readonly folded?: string;
}

/** A sheet that the print tab makes as a PDF; those of the trade are offered to users alone. */
const file = (
  name: string,
  title: string,
  order: RegExp,
  { example, folded, ...more }: Pick<Scene, 'user' | 'sheet'> & FileFrom = {},
): Scene => ({
  ...more,
  name: `paper/${name}`,
  title,
  printed: true,
  widths: [1440],
  arrange: async (staging) => {
    await openTab(staging, 'Udskriv', example);
    if (folded) await staging.page.getByRole('button', { name: folded }).click();
  },
  order: async (page) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: order }).click(),
    ]);
    return readFile(await download.path());
  },
});

/** Files and paper: the popup `pdf`, and what the browser's printer puts out. */
export const PAPER: readonly Scene[] = [
  file('offer', 'Offer, A4', /^Forslag som PDF/),
  file('full-size', 'The stone at true size (1:1)', /^Sten i fuld størrelse/, { user: 'bedemand' }),
  file('permit', 'The drawings for a permit, in 1:10', /^Ansøgning med tegninger/, {
    user: 'bedemand',
    sheet: 2,
  }),
  file('foundry', 'An order to the foundry', /^Bestilling til støberi/, {
    user: 'bedemand',
    example: 'bronze',
    folded: 'Til støberi, boring og tryk',
  }),
  file('tiled', 'The stone at true size (1:1) on A3 sheets, the first', /^1:1 på A3-ark/, {
    user: 'bedemand',
  }),
  {
    name: 'paper/drawing',
    title: 'pdf: a file is being made',
    arrange: async (staging) => {
      const { page } = staging;
      await page.route('**/*SourceSans3_400Regular*', () => undefined);
      await openTab(staging, 'Udskriv');
      await page.getByRole('button', { name: /^Forslag som PDF/ }).click();
      await page.getByRole('progressbar').waitFor();
    },
  },
  {
    name: 'paper/ready',
    title: 'pdf: the file is ready',
    arrange: async (staging) => {
      const { page } = staging;
      await openTab(staging, 'Udskriv');
      await page.getByRole('button', { name: /^PNG-billede/ }).click();
      await page.getByRole('dialog', { name: 'Filen er klar' }).waitFor();
    },
  },
  {
    name: 'paper/failed',
    title: 'pdf: the file cannot be made',
    arrange: async (staging) => {
      const { page } = staging;
      await page.route('**/*SourceSans3_400Regular*', (route) => route.abort());
      await openTab(staging, 'Udskriv');
      await page.getByRole('button', { name: /^Forslag som PDF/ }).click();
      await page.getByRole('alertdialog', { name: 'Filen kunne ikke laves' }).waitFor();
    },
  },
  {
    name: 'paper/print-view',
    title: 'Print view, as the print tab orders it',
    printed: true,
    widths: [1440],
    arrange: async (staging) => {
      const { page } = staging;
      await page.addInitScript(() => {
        window.print = () => document.body.setAttribute('data-printed', 'yes');
      });
      await openTab(staging, 'Udskriv');
      await page.getByRole('button', { name: /^Udskriv stenen/ }).click();
      await page.locator('body[data-printed]').waitFor({ timeout: 30_000 });
    },
  },
  {
    name: 'paper/designer',
    title: 'The designer’s page, printed by the browser',
    printed: true,
    widths: [1440],
    arrange: async (staging) => {
      await openStone(staging);
      await drawn(staging.page);
    },
  },
];
