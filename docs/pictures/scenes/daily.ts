import type { Page } from '@playwright/test';
import { frameOldLetters, openOldLetters } from '../../../e2e/oldStone';
import { command } from '../../../e2e/palette';
import { choosePortrait } from '../../../e2e/portrait';
import { drawn, line } from '../../../e2e/stage';
import { type Example, exampleStone } from '../demo';
import type { Scene, Staging } from '../scene';
import { openStone, takeLine } from './acts';

const scene = (name: string, title: string, arrange: Scene['arrange']): Scene => ({ name, title, arrange });

const NAME = 'Karen Østergård';

/** A sample stone with its name in hand. */
async function withName(staging: Staging): Promise<Page> {
  await openStone(staging);
  await takeLine(staging.page, NAME);
  return staging.page;
}

async function fillIn(page: Page, name: string, words: string): Promise<void> {
  const field = page.getByRole('textbox', { name, exact: true });
  await field.fill(words);
  await field.press('Tab');
}

/** A verse below the names. */
const VERSE = ['Så langt som øjet rækker', 'er himlen stadig blå', 'og alt det gode lever'];

/** What stands on a sample stone. */
const elementsOf = (example: Example) =>
  (exampleStone(example) as { Parms: readonly { type: string; position: { x: number } }[] }).Parms;

/** What stands on the back. */
const ON_BACK = ['Elsket', 'og savnet'].map((subText, row) => ({
  ...{ type: 'text', subText, fontSize: '40', fontColor: 'guld' },
  position: { x: 300, y: 300 + row * 80, rotation: 0 },
}));

/** What is done at the editor all day, beyond a single line. */
export const DAILY: readonly Scene[] = [
  scene('designer/paragraph', 'A verse as one block', async (staging) => {
    const { page } = staging;
    await openStone(staging, { given: { Parms: elementsOf('single').slice(0, 3) } });
    await command(page, 'Ny tekstblok');
    await page.getByLabel('Tekstblokkens tekst').fill(VERSE.join('\n'));
    await line(page, VERSE[2] ?? '').waitFor();
    await page.getByRole('textbox', { name: 'Linjeafstand' }).scrollIntoViewIfNeeded();
  }),
  scene('designer/signs', 'The trade’s signs for a line', async (staging) => {
    const page = await withName(staging);
    await page.getByRole('button', { name: 'Indsæt tegn' }).click();
    await page.getByRole('toolbar', { name: 'Tegn' }).scrollIntoViewIfNeeded();
  }),
  scene('designer/named-styles', 'Styles that have a name', async (staging) => {
    const page = await withName(staging);
    await command(page, 'Gem linjens stil');
    await page.getByRole('textbox', { name: 'Stilens navn' }).fill('Navne');
    await page.keyboard.press('Enter');
    const kept = page.getByRole('button', { name: /^Navne ?[A-Z]/ });
    await kept.waitFor();
    await kept.scrollIntoViewIfNeeded();
  }),
  scene('designer/arc', 'A line on an arc', async (staging) => {
    const page = await withName(staging);
    await command(page, 'Sæt linjen på en bue');
    await fillIn(page, 'Buens radius', '700');
    await drawn(page);
  }),
  scene('designer/fit', 'A line as wide as the stone has room', async (staging) => {
    const page = await withName(staging);
    await command(page, 'Så bred som stenen');
    await page.getByRole('textbox', { name: 'Bredden', exact: true }).scrollIntoViewIfNeeded();
  }),
  scene('designer/base', 'A stone on its base, with a bevel', async (staging) => {
    const { page } = staging;
    await openStone(staging);
    await page.getByRole('tab', { name: 'Sten', exact: true }).click();
    await page.getByRole('radiogroup', { name: 'Sokkel' }).getByText('Med sokkel').click();
    await fillIn(page, 'Fas', '20');
    await page.getByRole('radiogroup', { name: 'Sokkel' }).scrollIntoViewIfNeeded();
  }),
  scene('designer/partner', 'The partner’s place, kept free', async (staging) => {
    const { page } = staging;
    const Parms = elementsOf('double').map((element) => ({
      ...element,
      ...(element.type === 'text' && element.position.x > 500 && { reserved: true }),
    }));
    await openStone(staging, { example: 'double', given: { Parms } });
    await page
      .getByRole('option', { name: /reserveret/ })
      .first()
      .click();
  }),
  scene('designer/medallion', 'A ceramic medallion in hand', async (staging) => {
    const { page } = staging;
    await openStone(staging);
    await choosePortrait(page, { search: 'medaljon', button: 'Vælg foto til medaljon' });
    await page.locator('[data-medallion] [data-crop]').waitFor({ timeout: 30_000 });
  }),
  scene('designer/etching', 'An etched portrait in hand, with its dots', async (staging) => {
    const { page } = staging;
    await openStone(staging);
    await choosePortrait(page, { search: 'graveret', button: 'Vælg foto til graveret portræt' });
    await page.locator('[data-etching] [data-dots]').waitFor({ timeout: 30_000 });
  }),
  scene('designer/qr-code', 'A QR code in hand', async (staging) => {
    const { page } = staging;
    await openStone(staging);
    await command(page, 'QR');
    const content = page.getByRole('textbox', { name: 'Webadresse eller tekst' });
    await content.fill('https://www.mindeside.dk/karen');
    await content.press('Enter');
    await page.getByText(/^Hvert felt bliver/).waitFor();
  }),
  {
    ...scene('designer/live-price', 'The price beside the stone, line by line', async (staging) => {
      const { page, width } = staging;
      await openStone(staging);
      if (width === 1440) await takeLine(page, NAME);
      await page.getByRole('button', { name: /^Pris: .* inkl\. moms/ }).click();
      await page.getByRole('table', { name: 'Pris' }).waitFor();
    }),
    user: 'bedemand',
  },
  {
    ...scene('designer/back', 'The back of a stone', async ({ page, demo }) => {
      const { token } = JSON.parse(demo.storedUser('bedemand')) as { token: string };
      const save = async (path: string, data: object) => {
        const made = await page.request.post(path, { headers: { AuthCookie: token }, data });
        return ((await made.json()) as { id: number }).id;
      };
      const ProjectId = await save('/api/project/', { decName: NAME });
      const front = await save('/api/stone/', { ...exampleStone('single'), ProjectId });
      const back = { StoneTypeId: 15, StoneTypeVariantId: 1501, ProjectId, backOf: front };
      const id = await save('/api/stone/', { ...back, designName: NAME, Parms: ON_BACK });
      await page.goto(`/designer/${id}`);
      await drawn(page);
      await page.getByRole('tab', { name: 'Sten', exact: true }).click();
      await page.getByText(`Dette er bagsiden af sten nr. ${front}`).scrollIntoViewIfNeeded();
    }),
    user: 'bedemand',
  },
  {
    ...scene('popups/old-letters', 'The letters of an old stone', async ({ page }) => {
      await openOldLetters(page);
      await frameOldLetters(page);
      const shown = page.locator('[data-popup="old letters"]');
      await shown.getByRole('textbox', { name: 'Hvad står der i rammen?' }).fill('ELLEN MØLLER');
      await shown.getByRole('button', { name: 'Find skriften' }).click();
      await shown.getByRole('radio').first().waitFor({ timeout: 60_000 });
    }),
    // On a phone the photograph is drawn on by a finger.
    widths: [820, 1440],
  },
];
