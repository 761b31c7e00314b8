import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { fileBytes } from '../../../fonts/fileBytes';
import type { DataWords } from '../../../src/painting/pdf/dataPaper/content';
import { paintDataPaper } from '../../../src/painting/pdf/dataPaper/paintDataPaper';
import { PAPER_FONTS } from '../../../src/painting/pdf/paperFonts';
import { translateIn } from '../../../src/painting/pdf/translateIn';
import { archivingFaults } from './archiving';
import { listed, pageSizes, textOf, wordsOf } from './poppler';

const [regular, bold, serif] = await Promise.all([
  fileBytes(PAPER_FONTS.regular),
  fileBytes(PAPER_FONTS.bold),
  fileBytes(PAPER_FONTS.serif),
]);

/** The text of all its pages. */
const wholeText = (pdf: Uint8Array) =>
  pageSizes(pdf)
    .map((_, index) => textOf(pdf, index + 1))
    .join('\n');

const ROW = { label: 'Sidst ændret', text: '26. nov. 2026 kl. 18.40' };

async function paperOf(sections: DataWords['sections'], pictures: readonly [number, number][] = []) {
  const translate = await translateIn('da');
  const drawn = await Promise.all(
    pictures.map(async ([width, height]) => ({
      bytes: new Uint8Array(
        await sharp({ create: { width, height, channels: 3, background: '#567' } })
          .jpeg()
          .toBuffer(),
      ),
      width,
      height,
    })),
  );
  return paintDataPaper({
    words: { title: 'Hvad der er gemt om stenen', about: 'Sten nr. 7', lead: 'Her står alt.', sections },
    pictures: drawn,
    locale: 'da',
    fonts: { regular, bold, serif },
    date: new Date(),
    brand: translate('offer.brand'),
    page: (given) => translate('offer.page', given),
  });
}

const one = (text: string) => [
  {
    title: '',
    parts: [{ title: 'Stenen', time: 'Gemmes i 540 dage', rows: [{ label: 'Indskrift', text }] }],
  },
];

describe('The paper of everything that is kept', () => {
  test('says what it is, how long it is kept, and every line of it, on A4', async () => {
    const pdf = await paperOf(one('Åse Østergård\n* 12.4.1941'));
    const text = wholeText(pdf);
    for (const words of ['Hvad der er gemt om stenen', 'Gemmes i 540 dage', 'Åse Østergård', '* 12.4.1941'])
      expect(text).toContain(words);
    expect(pageSizes(pdf)).toEqual([[expect.closeTo(210, 0), expect.closeTo(297, 0)]]);
  });

  test('loses no letter of a word that is longer than its column, nor a line at a page’s end', async () => {
    const long = 'kvistgaardsen'.repeat(40);
    const rows = Array.from({ length: 130 }, (_, index) => ({ ...ROW, text: `linje ${index}` }));
    const pdf = await paperOf([
      ...one(long),
      { title: 'Sten nr. 8', parts: [{ title: 'Ordrens gang', time: 'Med stenen', rows }] },
    ]);
    const text = wholeText(pdf);
    // The word's own column: what is beside it is read in between otherwise.
    const column = wordsOf(pdf, 1).filter(({ word = '' }) => /^[kvistgaarden]+$/.test(word));
    expect(column.map(({ word }) => word).join('')).toContain(long);
    expect(rows.filter((row) => !text.includes(row.text))).toEqual([]);
    const pages = pageSizes(pdf).length;
    expect(pages).toBeGreaterThan(2);
    for (let page = 1; page <= pages; page += 1)
      expect(textOf(pdf, page)).toContain(`Side ${page} af ${pages}`);
  });

  test('writes nothing outside its margins', async () => {
    const rows = Array.from({ length: 24 }, () => ({
      label: 'Kontaktpersonens e-mail '.repeat(3),
      text: 'å '.repeat(60),
    }));
    const pdf = await paperOf([{ title: 'Sag 3', parts: [{ title: 'Sagen', time: 'Så længe', rows }] }]);
    for (let page = 1; page <= pageSizes(pdf).length; page += 1)
      expect(wordsOf(pdf, page).filter(({ left, right }) => left < 10 || right > 200)).toEqual([]);
  });

  test('shows the stone and each photograph, beside one another and whole', async () => {
    const pdf = await paperOf(one('Anna'), [
      [600, 800],
      [800, 600],
      [900, 300],
    ]);
    expect(listed('pdfimages', pdf)).toHaveLength(3);
    expect(archivingFaults(pdf)).toEqual([]);
  });
});
