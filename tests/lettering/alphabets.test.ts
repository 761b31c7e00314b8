import { expect, test } from 'vitest';
import { FAMILY_FILES, FONT_FILES, typefaceOf } from './typefaces';

/** Every letter and sign that is written on stones in the languages of the product. */
const WRITTEN =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅÄÖÜabcdefghijklmnopqrstuvwxyzæøåäöüßéÉ0123456789.,-–*†’‘“”„»«:;!?+&/() ';

/** Letters of names from next door: Iceland and the Faroes, Poland, the Sámi; and a fraction. */
const NEIGHBOURS = 'ÐðÞþÝýŁłČčŠšŽžŃńĘęŚśŻż½';

/** What of that a family lacks, upright or italic; a line with such a letter shows a warning. */
const LACKING: Readonly<Record<string, string>> = {
  Forum: '½',
  Philosopher: 'ŁłĘęŻż',
  Quattrocento: 'ŁłčńĘęŚśŻż',
  UnifrakturMaguntia: 'ŁłĘęŻż',
};

/** The characters that a font file lacks, in the order they were asked for. */
async function lackingIn(file: string, letters: string): Promise<string> {
  const glyphs = (await typefaceOf(file)).shape(letters);
  return glyphs.flatMap(({ gid, cluster }) => (gid === 0 ? (letters[cluster] ?? '') : [])).join('');
}

test('Every font has the letters of the Danish, Norwegian and German alphabets, figures and signs of dates', async () => {
  for (const file of FONT_FILES) expect(await lackingIn(file, WRITTEN), file).toBe('');
});

test('Of the neighbours’ letters no font lacks any but those that are known', async () => {
  for (const { family, file } of FAMILY_FILES) {
    expect(await lackingIn(file, NEIGHBOURS), file).toBe(LACKING[family] ?? '');
  }
});
