import { describe, expect, test } from 'vitest';
import { FONTS } from '../../../fonts/catalogue';
import { fileBytes } from '../../../fonts/fileBytes';
import { FontCache } from '../../../src/lettering/fontCache';
import { type Line, layLine } from '../../../src/lettering/layLine';
import { BREADTHS, breadthOf, KINDS, kindOf } from '../../../src/stone/templates/breadths';

const families = FONTS.map(({ family }) => family);
const fonts = new FontCache(fileBytes, FONTS);
await fonts.load(families);

/** Names, dates and verses as stones carry them, in three languages: letters are as frequent in them as they are. */
const WRITTEN = [
  'Anne Margrethe Skovgaard-Petersen',
  'Christian Frederik Skovgaard-Petersen',
  'Kirsten Margrethe Sørensen',
  'Jürgen Großmann',
  'Wilhelmine Mommsen',
  'Karl-Heinz Müller',
  'Ragnhild Bjørnstad',
  'Tor Åge Sæther',
  'Hans Jørgen Nielsen',
  'Elisabeth Schäfer',
  'Inger Lise Thorvaldsen',
  'Ingeborg Johanne Iversen',
  'Ove Dagø Oddgaard',
  'Emma Louise Winther',
  'Lilli Feilberg',
  'Mathilde Wexelsen',
  '* 28. september 1938',
  '† 30. november 2026',
  '* 12. April 1941 – † 6. Mai 2020',
  'Elsket og savnet',
  'Für immer in unseren Herzen',
  'Fred være med dit minde',
];

/** A line of cap height 1 as it is cut. */
function laid(family: string, text: string): Line {
  const found = fonts.get(family, false);
  if (typeof found === 'string') throw new Error(`${family} is ${found}`);
  return layLine(found.typeface, { text, fontSize: 1, fontSpacing: 100, letterSpacing: 0, spacings: [] });
}

/** The mean advance of every kind of character in a family's file, in cap heights. */
function measured(family: string): number[] {
  const letters = WRITTEN.flatMap((text) => laid(family, text).letters);
  return KINDS.map(([kind]) => {
    const own = letters.filter(({ cluster }) => kindOf(cluster) === kind);
    return own.reduce((sum, { advance }) => sum + advance, 0) / own.length;
  });
}

describe('How broad letters are taken for where no font is at hand', () => {
  test.each(families)('is what %s has them, within 3 %%', (family) => {
    const breadths = BREADTHS[family] ?? [];
    const found = measured(family);
    const off = found.map((breadth, index) => Math.abs((breadths[index] ?? 0) / breadth - 1));
    expect(Math.max(...off), JSON.stringify(found.map((each) => Number(each.toFixed(3))))).toBeLessThan(0.03);
  });

  test.each(families)('never falls an eighth short of a line in %s, nor exceeds it by a fifth', (family) => {
    for (const text of WRITTEN) {
      const off = breadthOf(text, family, 1, 0) / laid(family, text).width - 1;
      expect(off, text).toBeGreaterThan(-0.125);
      expect(off, text).toBeLessThan(0.2);
    }
  });

  test('counts what stands between letters once less than the letters', () => {
    expect(breadthOf('Anna', 'Cinzel', 30, 2) - breadthOf('Anna', 'Cinzel', 30, 0)).toBeCloseTo(6);
    expect(breadthOf('', 'Cinzel', 30, 2)).toBe(0);
  });

  test('takes a typeface that nobody measured for a broad one', () => {
    for (const family of families) {
      const known = breadthOf('Navn Efternavn', family, 1, 0);
      expect(breadthOf('Navn Efternavn', 'Unknown', 1, 0), family).toBeGreaterThanOrEqual(known);
    }
  });
});
