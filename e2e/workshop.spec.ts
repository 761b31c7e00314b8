import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { textOf } from '../tests/painting/pdf/popplerPages';
import { actAs } from './byLink';
import { tab } from './designerPopups';
import { drawn } from './stage';

const BRONZE = {
  type: 'text',
  subText: 'Anna Otto',
  fontSize: '40',
  variant: 'bronze',
  fontFamily: 'Alegreya',
  fontColor: 'bronze',
  position: { x: 300, y: 300 },
};

/** Orders a file in the tab "Udskriv" and reads it once downloaded. */
async function ordered(page: Page, name: RegExp): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  await expect(page.getByRole('dialog', { name: 'Filen er klar' })).toBeVisible();
  await page.getByText('Luk', { exact: true }).click();
  return readFileSync(await download.path());
}

test('a stone of bronze letters goes to the foundry, the drill, the knife, the mill and the churchyard', async ({
  page,
}) => {
  await actAs(page);
  const saved = await page.request.post('/api/stone/', {
    headers: { AuthCookie: 'public' },
    data: {
      ...(JSON.parse(readFileSync('catalogue/standard-stone.json', 'utf8')) as object),
      Parms: [BRONZE, { ...BRONZE, variant: 'sandb', subText: 'Elsket', position: { x: 300, y: 450 } }],
    },
  });
  const { id, token } = (await saved.json()) as { id: number; token: string };
  await page.goto(`/designer/${id}/${token}`);
  await drawn(page);
  await tab(page, 'Udskriv');

  await page.getByRole('button', { name: 'Til støberi, boring og tryk' }).click();
  const foundry = await ordered(page, /^Bestilling til støberi/);
  expect(textOf(foundry, 1)).toContain('Alegreya');
  const table = (await ordered(page, /^Støbeliste/)).toString('utf8');
  // Two n, two t, and one of each other letter of "Anna Otto".
  expect(
    table
      .split('\n')
      .filter((line) => /"?n"?;/.test(line))
      .join(),
  ).toMatch(/;"?2"?/);
  await page.getByRole('textbox', { name: 'Hullernes dybde' }).fill('20');
  const drill = (await ordered(page, /^Boreliste/)).toString('utf8');
  expect(drill.split('\n').filter((line) => line.includes('20')).length).toBeGreaterThan(8);

  await page.getByText('Maskine', { exact: true }).click();
  const plain = await ordered(page, /^PLT/);
  await page.getByRole('button', { name: /Værktøj/ }).click();
  await page.getByRole('option', { name: 'Slæbekniv' }).click();
  const dragged = await ordered(page, /^PLT/);
  expect(dragged.length).toBeGreaterThan(plain.length);
  await page.getByText('PLT i mm (HP-GL/2 med SC)').click();
  expect((await ordered(page, /^PLT/)).toString('latin1')).toMatch(
    /^IN;\nIP0,0,4000,4000;\nSC0,100,0,100;\n/,
  );

  await page.getByRole('button', { name: 'Til CNC-fræseren' }).click();
  expect((await ordered(page, /^G-kode til GRBL/)).toString('latin1')).toMatch(/\nG1 /);

  const permit = await ordered(page, /^Ansøgning med tegninger/);
  expect(textOf(permit, 1)).toContain('gravminde');
  expect(permit.toString('latin1')).toContain('/AcroForm');
});
