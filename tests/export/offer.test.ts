import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listed, pageSizes, textOf } from '../painting/pdf/poppler';
import { pictureOf } from '../painting/pdf/popplerPages';
import { runExport, workFolder } from './exportCommand';

const { path, read, write } = workFolder();
const standard = JSON.parse(readFileSync('catalogue/standard-stone.json', 'utf8')) as object;

test('--offer writes the offer of a saved stone, with a picture of it, in the shell’s language', async () => {
  const design = await write('saved.json', { ...standard, id: 31 });
  // The standard stone has only a sample name: its offer is written, with a warning.
  const sample = expect.stringMatching(/^(Element [123]: linjen er kun et eksempel: ».+«\.\n){3}$/);
  expect(await runExport([design, path('offer.pdf'), '--offer'])).toMatchObject({ code: 0, stderr: sample });
  const pdf = await read('offer.pdf');
  expect(pageSizes(pdf)).toHaveLength(1);
  expect(textOf(pdf, 1)).toContain('Sten nr. 31');
  expect(listed('pdfimages', pdf)[0]).toMatch(/jpeg/);
  await runExport([design, path('offer.pdf'), '--offer', '--detailed'], 'de_DE.UTF-8');
  const german = await read('offer.pdf');
  expect(pageSizes(german)).toHaveLength(2);
  expect(textOf(german, 2)).toContain('Sandgestrahlt, gold');
});

test('a stone that was never saved has an offer without a number', async () => {
  const design = await write('new.json', standard);
  await runExport([design, path('new.pdf'), '--offer']);
  expect(textOf(await read('new.pdf'), 1)).not.toContain('Sten nr.');
});

test.each([
  [
    ['out.pdf', '--offer', '--tiled', 'a4'],
    '--offer og --tiled kan ikke bruges sammen: et forslag er ét ark.',
  ],
  [['out.pdf', '--detailed'], '--detailed gælder kun sammen med --offer.'],
  [['out.svg', '--offer'], '--offer gælder ikke for .svg, kun for .pdf.'],
])('refuses %j in one line', async ([output = '', ...flags], sentence) => {
  const design = await write('refused.json', standard);
  const { code, stderr } = await runExport([design, path(output), ...flags]);
  expect({ code, stderr: stderr.trim() }).toEqual({ code: 1, stderr: sentence });
});

/** The sheet as seen, in grey levels; `share` and `down` are fractions of its width and height. */
async function greyAt(png: Buffer, share: number, down: number): Promise<number> {
  // A single pixel on an edge would tell where the edge lies within it.
  const { data, info } = await sharp(png).greyscale().blur(1.5).raw().toBuffer({ resolveWithObject: true });
  return data[Math.round(down * info.height) * info.width + Math.round(share * info.width)] ?? -1;
}

test('what lies on top of letters covers them on the sheet too, and what lies beneath does not', async () => {
  const medallion = { type: 'attachment', attachmentId: 131, position: { x: 300, y: 350, rotation: 0 } };
  // A bar of gold across the medallion's porcelain.
  const bar = {
    type: 'text',
    subText: '—',
    fontSize: '200',
    fontColor: 'sort',
    position: { x: 300, y: 430, rotation: 0 },
  };
  const seen = async (name: string, Parms: readonly object[]) => {
    const design = await write(`${name}.json`, { ...standard, Parms });
    await runExport([design, path(`${name}.pdf`), '--offer']);
    const pdf = await read(`${name}.pdf`);
    const png = pictureOf(pdf);
    // The middle of the sheet, from just under the logo to where the stone ends.
    const levels = Array.from({ length: 60 }, (_, row) => greyAt(png, 0.5, 0.1 + row * 0.008));
    return { pdf, levels: await Promise.all(levels) };
  };
  const alone = await seen('alone', [medallion]);
  const over = await seen('over', [bar, medallion]);
  const under = await seen('under', [medallion, bar]);
  expect(listed('pdfimages', over.pdf).length).toBeGreaterThan(listed('pdfimages', under.pdf).length);
  const apart = (one: readonly number[], other: readonly number[]) =>
    Math.max(...one.map((level, row) => Math.abs(level - (other[row] ?? 0))));
  expect(apart(over.levels, alone.levels)).toBeLessThan(40);
  expect(apart(under.levels, alone.levels)).toBeGreaterThan(80);
}, 90_000);
