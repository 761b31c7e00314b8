import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { priceList } from '../../src/stone/catalogue/price';
import { lettersIn, priceOf } from '../../src/stone/price/priceOf';
import { design } from '../../src/stone/stone';

const list = priceList.parse({
  id: 1,
  currency: 'DKK',
  stones: [{ StoneTypeId: 15, variants: { 1501: 900_000 } }],
  engraved: [
    { upTo: 20, each: 4500 },
    { upTo: 40, each: 6400 },
  ],
  mounted: [{ upTo: 40, each: 16_900 }],
  vignets: { sandblown: 90_000, standard: 120_000, custom: 190_000 },
  attachments: [{ id: 101, each: 245_000 }],
  frame: 130_000,
  repainting: 165_000,
  removal: 145_000,
});
const stone = { StoneTypeId: 15, StoneTypeVariantId: 1501 };
const text = (subText: string, fontSize: string, more = {}) => ({ type: 'text', subText, fontSize, ...more });

describe('The price of a design', () => {
  const price = (given: Record<string, unknown>) => priceOf(design.parse({ ...stone, ...given }), list);

  test('is that of the stone in its variant', () => {
    expect(price({})).toEqual({
      currency: 'DKK',
      total: 900_000,
      lines: [{ key: 'stone', count: 1, each: 900_000, amount: 900_000, id: 15 }],
    });
  });

  test('counts letters as a mason does: by height class, without spaces, an accent with its letter', () => {
    const { lines } = price({
      Parms: [text('Åse A\u030Ab', '20'), text('x', '20,5'), text('yz', '10', { scale: 4 })],
    });
    expect(lines.slice(1)).toEqual([
      { key: 'engravedLetters', count: 5, each: 4500, upTo: 20, amount: 22_500 },
      { key: 'engravedLetters', count: 3, each: 6400, upTo: 40, amount: 19_200 },
    ]);
  });

  test('leaves out what is hidden, since it is not cut', () => {
    const rose = { type: 'sandblownVignet', vignetId: 1 };
    const shown = price({ Parms: [text('Far', '30')] });
    expect(price({ Parms: [text('Far', '30'), { ...rose, hidden: true }] })).toEqual(shown);
    expect(price({ Parms: [text('Far', '30'), text('Mor', '30', { hidden: true })] })).toEqual(shown);
    expect(price({ Parms: [text('Far', '30'), rose] })).not.toEqual(shown);
  });

  test('leaves out what is reserved, since it is cut with another order', () => {
    const shown = price({ Parms: [text('Far', '30')] });
    expect(price({ Parms: [text('Far', '30'), text('Mor', '30', { reserved: true })] })).toEqual(shown);
  });

  test('counts mounted letters by a list of their own', () => {
    const { lines } = price({ Parms: [text('Far', '30', { variant: 'bronze' })] });
    expect(lines[1]).toEqual({ key: 'mountedLetters', count: 3, each: 16_900, upTo: 40, amount: 50_700 });
  });

  test('adds vignettes, attachments, the frame, repainting and removal', () => {
    const { total, lines } = price({
      Parms: [
        { type: 'sandblownVignet', vignetId: 552 },
        { type: 'sandblownVignet', vignetId: 553 },
        { type: 'standardVignet', vignetId: 552 },
        { type: 'customVignet', vignetId: 1 },
        { type: 'attachment', attachmentId: 101 },
      ],
      Frame: { Type: 'line' },
      RepaintStone: true,
      RemoveNow: true,
    });
    expect(lines.map(({ key, count, amount }) => [key, count, amount])).toEqual([
      ['stone', 1, 900_000],
      ['sandblownVignet', 2, 180_000],
      ['standardVignet', 1, 120_000],
      ['customVignet', 1, 190_000],
      ['attachment', 1, 245_000],
      ['frame', 1, 130_000],
      ['repainting', 1, 165_000],
      ['removal', 1, 145_000],
    ]);
    expect(total).toBe(2_075_000);
  });

  test('asks nothing for a stone that stands there already', () => {
    expect(price({ ExistingStone: true })).toEqual({ currency: 'DKK', total: 0, lines: [] });
  });

  test('is unknown where something has no fixed price, and says what', () => {
    const { total, lines } = price({ Parms: [text('Far', '41'), { type: 'attachment', attachmentId: 999 }] });
    expect(total).toBeNull();
    expect(lines.slice(1)).toEqual([
      { key: 'engravedLetters', count: 3, each: null, amount: null },
      { key: 'attachment', count: 1, each: null, amount: null, id: 999 },
    ]);
    expect(price({ StoneTypeVariantId: 9 }).total).toBeNull();
  });
});

describe('The shipped price list', () => {
  test('has a price for every stone in every variant and for every attachment', async () => {
    const { catalogue, standardStone } = await catalogueFromFiles();
    const [shipped] = catalogue.prices;
    if (!shipped) throw new Error('no price list');
    for (const { id, Variants } of catalogue.stoneTypes) {
      for (const variant of Variants) {
        const given = design.parse({ StoneTypeId: id, StoneTypeVariantId: variant.id });
        expect(priceOf(given, shipped).total, `${id} ${variant.id}`).not.toBeNull();
      }
    }
    for (const { id } of catalogue.attachments)
      expect(shipped.attachments.map((entry) => entry.id)).toContain(id);
    expect(priceOf(standardStone, shipped).total).toBeGreaterThan(1_000_000);
  });
});

test('The letters of any text are its characters as people count them, without its spaces', () => {
  const segmenter = new Intl.Segmenter('da', { granularity: 'grapheme' });
  const one = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.nat(0x2ff).map((code) => String.fromCharCode(code)) }),
    fc.string({
      unit: fc.constantFrom('A', 'å', '\u030a', ' ', '\u00a0', '\r', '\n', '\u00ad', '\u200d', '👩', '🪦'),
    }),
  );
  fc.assert(
    fc.property(one, (text) => {
      let count = 0;
      for (const { segment } of segmenter.segment(text.normalize('NFC'))) if (segment.trim()) count += 1;
      expect(lettersIn(text)).toBe(count);
    }),
    { numRuns: 2000, seed: 20261123 },
  );
});
