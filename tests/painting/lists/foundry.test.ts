import { describe, expect, test } from 'vitest';
import type { Design } from '../../../src/stone/stone';
import { catalogue, designWith } from '../../scene/drawnStone';
import { pageSizes, textOf } from '../pdf/popplerPages';
import { bytesOf } from './made';
import { numberIn, readSpreadsheet } from './readSpreadsheet';

const LINE = {
  type: 'text',
  subText: 'Åse Østergård',
  variant: 'bronze',
  fontFamily: 'Alegreya',
  fontSize: '30',
  fontColor: 'bronze',
  position: { x: 300, y: 200 },
};
const DOVE = { type: 'standardVignet', vignetId: 703, fontColor: 'bronze', position: { x: 300, y: 560 } };
const DESIGN = designWith([
  LINE,
  { ...LINE, subText: 'Anna Åse', position: { x: 300, y: 260 } },
  { ...LINE, subText: '12.4.1941', fontSize: '15', scale: 2, position: { x: 300, y: 320 } },
  { ...LINE, subText: 'Elsket', fontFamily: 'Great Vibes', fontColor: 'alu', position: { x: 300, y: 380 } },
  { ...LINE, subText: 'savnet', cursive: true, position: { x: 300, y: 440 } },
  { ...LINE, subText: 'Engraved', variant: 'sandb', position: { x: 300, y: 700 } },
  { ...LINE, subText: 'Hidden', hidden: true, position: { x: 300, y: 720 } },
  { ...DOVE, scale: 0.5 },
  { ...DOVE, scale: 0.5, position: { x: 100, y: 560, rotation: 30 } },
  { ...DOVE, scale: 0.5, reverse: true, position: { x: 500, y: 560 } },
]);

const COLOURS: Record<string, string> = { bronze: 'bronze', alu: 'aluminium' };

/** The letters of a design, counted from its words alone. */
function countedByHand({ Parms }: Design): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const parm of Parms) {
    if (parm.type !== 'text' || parm.variant === 'sandb' || parm.hidden) continue;
    const height = (Number(parm.fontSize) * parm.scale).toFixed(2).replace('.', ',');
    for (const { segment } of new Intl.Segmenter('da').segment(parm.subText)) {
      if (segment.trim() === '') continue;
      const key = [
        parm.fontFamily,
        parm.cursive ? 'kursiv' : 'opret',
        height,
        COLOURS[parm.fontColor],
        segment,
      ].join();
      counts[key] = (counts[key] ?? 0) + 1;
    }
  }
  return counts;
}

const rowsOf = async () => readSpreadsheet(await bytesOf(DESIGN, { format: 'foundryTable' })).slice(1);

describe('The list for the foundry', () => {
  test('counts every letter by family, style, height and finish, as the design’s words are counted', async () => {
    const letters = (await rowsOf()).filter(([kind]) => kind === 'Bogstav');
    const listed = letters.map(([, family, style, height, , finish, letter, count]) => [
      [family, style, height, finish, letter].join(),
      numberIn(count),
    ]);
    const byHand = countedByHand(DESIGN);
    expect(listed).toHaveLength(Object.keys(byHand).length);
    expect(Object.fromEntries(listed)).toEqual(byHand);
    expect(byHand['Alegreya,opret,30,00,bronze,s']).toBe(3);
  });

  test('has ornaments in the size they are cast, turned or not, and a mirrored one apart', async () => {
    const dove = catalogue.vignets.find(({ id }) => id === 703) ?? expect.fail();
    const ornaments = (await rowsOf()).filter(([kind]) => kind === 'Vignet');
    expect(ornaments.map(([, , style, , , , , count]) => [style, count])).toEqual([
      ['', '2'],
      ['spejlvendt', '1'],
    ]);
    for (const [, name, , height, width, finish] of ornaments) {
      expect([name, finish]).toEqual([dove.Name, 'bronze']);
      expect(Math.abs(numberIn(width) - dove.width / 2)).toBeLessThan(0.02);
      expect(Math.abs(numberIn(height) - dove.height / 2)).toBeLessThan(0.02);
    }
  });

  test('is an A4 order that says whose it is, with the same counts beside the letters', async () => {
    const order = { format: 'foundry', mason: 'Sten & Søn', number: '2026-7' } as const;
    const pdf = await bytesOf(DESIGN, order);
    const sizes = pageSizes(pdf);
    for (const [width, height] of sizes) expect([Math.round(width), Math.round(height)]).toEqual([210, 297]);
    const text = sizes.map((_, page) => textOf(pdf, page + 1)).join('\n');
    const words = text.replace(/ +/g, ' ').replaceAll(' ×', '×').replaceAll('× ', '×');
    for (const said of ['Bestilling til støberi', 'Sten & Søn', '2026-7', 'Sten nr. 12', '3. november 2026'])
      expect(words).toContain(said);
    expect(words).toContain('spejlvendt');
    const byHand = Object.entries(countedByHand(DESIGN));
    for (const [key, count] of byHand) expect(words).toContain(`${key.split(',').at(-1)}×${count}`);
    const letters = byHand.reduce((sum, [, count]) => sum + count, 0);
    expect(words).toContain(`${letters + 3} støbte dele i alt`);
  });

  test.each([
    ['da', 'Stenhugger', 'Støbte vignetter'],
    ['de', 'Steinmetz', 'Gegossene Ornamente'],
    ['no', 'Steinhugger', 'Støpte symboler'],
  ] as const)('is in the reader’s language: %s', async (locale, mason, ornaments) => {
    const pdf = await bytesOf(DESIGN, { format: 'foundry' }, locale);
    const text = pageSizes(pdf)
      .map((_, page) => textOf(pdf, page + 1))
      .join('\n');
    expect(text).toContain(mason);
    expect(text).toContain(ornaments);
  });

  test('is refused of a stone on which nothing is mounted', async () => {
    const bare = designWith([{ ...LINE, variant: 'sandb' }]);
    for (const format of ['foundry', 'foundryTable'] as const)
      await expect(bytesOf(bare, { format })).rejects.toThrow('nothing is mounted');
  });
});
