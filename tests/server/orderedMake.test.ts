import { describe, expect, test } from 'vitest';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { orderedMake } from '../../server/orders/orderedMake';
import { stoneSection } from '../../server/orders/orderSections';
import { LOCALES } from '../../src/stone/catalogue/naming';
import { design } from '../../src/stone/stone';
import { type OrderedStone, order } from '../../src/stone/wire/order';

const { catalogue } = await catalogueFromFiles();
const straight = catalogue.stoneTypes.find(({ id }) => id === 16);

const made = design.parse({
  StoneTypeId: 16,
  StoneTypeVariantId: 1601,
  make: {
    thickness: 120,
    base: { width: 650.5, height: 150, depth: 240, variantId: 1603 },
    edge: 'polished',
    side: 'rough',
    bevel: 12.25,
  },
});

const bare: OrderedStone = {
  id: 1,
  version: 1,
  designName: 'Holm',
  type: 'coffin',
  ExistingStone: false,
  url: '',
  inscription: [],
  findings: [],
  waved: [],
  missingPapers: null,
  brokenRules: [],
  Price: null,
  Currency: null,
  PriceLines: [],
};

describe('What a mason asks on the telephone stands in the letter', () => {
  test.each([
    [
      'da',
      [
        'Stenens udførelse:',
        '  – Tykkelse 120 mm',
        '  – Sokkel 650,5 × 150 × 240 mm (bredde × højde × dybde), Bohus grå granit, poleret',
        '  – Kant om forsiden: poleret',
        '  – Sider: råkløvet',
        '  – Fas 12,25 mm',
      ],
    ],
    [
      'de',
      [
        'Ausführung des Steins:',
        '  – Stärke 120 mm',
        '  – Sockel 650,5 × 150 × 240 mm (Breite × Höhe × Tiefe), Bohus Grau, poliert',
        '  – Kante der Vorderseite: poliert',
        '  – Seitenflächen: spaltrau',
        '  – Fase 12,25 mm',
      ],
    ],
    [
      'no',
      [
        'Utførelse av steinen:',
        '  – Tykkelse 120 mm',
        '  – Sokkel 650,5 × 150 × 240 mm (bredde × høyde × dybde), Grå Bohus-granitt, polert',
        '  – Kant rundt forsiden: polert',
        '  – Sider: råkløyvd',
        '  – Fas 12,25 mm',
      ],
    ],
  ] as const)('in %s, to the hundredth of a mm', (locale, lines) => {
    const { lines: said } = stoneSection(locale, { ...bare, ...orderedMake(made, straight, locale) });
    expect(said.slice(0, lines.length)).toEqual(lines);
  });

  test('with what a crane has to bear', () => {
    const { make } = orderedMake(made, straight, 'da');
    // 550 × 700 × 120 mm of diabase of 2,980 kg/m³, without its rounded corners; the base of granite of 2,600 to 2,750.
    const [stone, base] = [0.55 * 0.7 * 0.12 * 2980, 0.6505 * 0.15 * 0.24];
    expect(Math.abs((make?.weight.least ?? 0) - (stone + base * 2600))).toBeLessThan(1);
    expect(Math.abs((make?.weight.most ?? 0) - (stone + base * 2750))).toBeLessThan(1);
    expect(make?.texts.at(-1)).toBe('Vægt med sokkel ca. 199–202 kg');
  });

  test('and in order.json as figures, which its schema reads', () => {
    const { make } = orderedMake(made, straight, 'no');
    const stone = order.shape.stones.element.parse(JSON.parse(JSON.stringify({ ...bare, make })));
    expect(stone.make).toEqual(make);
    expect(stone.make).toMatchObject({ thickness: 120, edge: 'polished', side: 'rough', bevel: 12.25 });
    expect(stone.make?.base).toEqual({
      width: 650.5,
      height: 150,
      depth: 240,
      material: 'Grå Bohus-granitt, polert',
    });
  });

  test('but nothing where nothing was chosen, or the stone stands already', () => {
    const { make: _, ...plain } = made;
    for (const locale of LOCALES) {
      expect(orderedMake(plain, straight, locale)).toEqual({});
      expect(orderedMake({ ...made, ExistingStone: true }, straight, locale)).toEqual({});
      expect(orderedMake(made, undefined, locale)).toEqual({});
      expect(stoneSection(locale, bare)).toEqual(stoneSection(locale, { ...bare, make: undefined }));
    }
  });
});
