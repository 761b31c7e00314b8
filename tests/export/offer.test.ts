import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listed, pageSizes, textOf } from '../painting/pdf/poppler';
import { runExport, workFolder } from './exportCommand';

const { path, read, write } = workFolder();
const standard = JSON.parse(readFileSync('catalogue/standard-stone.json', 'utf8')) as object;

test('--offer writes the offer of a saved stone, with a picture of it, in the shell’s language', async () => {
  const design = await write('saved.json', { ...standard, id: 31 });
  expect(await runExport([design, path('offer.pdf'), '--offer'])).toMatchObject({ code: 0, stderr: '' });
  const pdf = await read('offer.pdf');
  expect(pageSizes(pdf)).toHaveLength(1);
  expect(textOf(pdf, 1)).toContain('Sten nr. 31');
  expect(listed('pdfimages', pdf)[0]).toMatch(/jpeg/);
  await runExport([design, path('offer.pdf'), '--offer', '--detailed'], 'de_DE.UTF-8');
  const german = await read('offer.pdf');
  expect(pageSizes(german)).toHaveLength(2);
  expect(textOf(german, 2)).toContain('Gestrahlt, gold');
});

test('a stone that was never saved has an offer without a number', async () => {
  const design = await write('new.json', standard);
  await runExport([design, path('new.pdf'), '--offer']);
  expect(textOf(await read('new.pdf'), 1)).not.toContain('Sten nr.');
});

test.each([
  [
    ['out.pdf', '--offer', '--tiled', 'a4'],
    '--offer og --tiled kan ikke bruges sammen: et tilbud er ét ark.',
  ],
  [['out.pdf', '--detailed'], '--detailed gælder kun sammen med --offer.'],
  [['out.svg', '--offer'], '--offer gælder ikke for .svg, kun for .pdf.'],
])('refuses %j in one line', async ([output = '', ...flags], sentence) => {
  const design = await write('refused.json', standard);
  const { code, stderr } = await runExport([design, path(output), ...flags]);
  expect({ code, stderr: stderr.trim() }).toEqual({ code: 1, stderr: sentence });
});
