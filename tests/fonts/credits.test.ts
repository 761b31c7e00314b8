import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { FONTS } from '../../fonts/catalogue';
import { copyrightOf } from '../../fonts/copyright';
import credits from '../../fonts/credits.json';
import { drawnBy } from '../../src/screens/credits/drawnBy';

describe('The credits page', () => {
  test('names for every family on offer whoever its own file names', async () => {
    const said = await Promise.all(
      FONTS.map(async ({ family, file }) => ({ family, copyright: await copyrightOf(file) })),
    );
    expect(credits).toEqual(said);
  });

  test('carries the licence of the families, which must go with them', () => {
    const licence = readFileSync('public/licences/OFL-1.1.txt', 'utf8');
    expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1');
    expect(licence).toContain('DISCLAIMER');
  });

  test('names whoever drew an ornament that was not drawn for this product', async () => {
    const { catalogue } = await catalogueFromFiles();
    const foreign = catalogue.vignets.filter(({ licence }) => licence !== 'As this project');
    expect(foreign.length).toBeGreaterThan(50);
    const named = drawnBy(catalogue.vignets);
    for (const { source, licence } of foreign) {
      const [by, ornament] = source.split(/: (?=[^:]*$)/);
      expect(
        named.some(
          (each) => each.by === by && each.licence === licence && each.ornaments.includes(ornament ?? ''),
        ),
        source,
      ).toBe(true);
    }
  });
});
