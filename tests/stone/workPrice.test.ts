import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownPriceList, priceList } from '../../src/stone/catalogue/price';
import { amountInField, currencySign, readMoney } from '../../src/stone/price/money';
import { priceOf } from '../../src/stone/price/priceOf';
import { workPriceOf } from '../../src/stone/price/workPrice';
import { design } from '../../src/stone/stone';

const text = (subText: string, fontSize: string, more = {}) => ({ type: 'text', subText, fontSize, ...more });
const ROSE = { type: 'sandblownVignet', vignetId: 1 };
const LANTERN = { type: 'attachment', attachmentId: 101 };
const stone = { StoneTypeId: 15, StoneTypeVariantId: 1501 };
const ENGRAVED = [
  { upTo: 30, each: 2000 },
  { upTo: 60, each: 3150 },
];

describe('What a mason’s work costs by his own list', () => {
  const price = (given: Record<string, unknown>, list: Record<string, unknown>) =>
    workPriceOf(
      design.parse({ ...stone, ...given }),
      ownPriceList.parse({ currency: 'DKK', vat: 'excluded', ...list }),
    );

  test('is that of the letters by their height; the stone and what is bought for it are not in it', () => {
    const { total, currency, lines, notIn } = price(
      { Parms: [text('Anna Holm', '30'), text('1931', '40'), LANTERN], ExistingStone: false },
      { engraved: ENGRAVED },
    );
    expect([total, currency]).toEqual([8 * 2000 + 4 * 3150, 'DKK']);
    expect(lines).toEqual([
      { key: 'engravedLetters', count: 8, each: 2000, upTo: 30, amount: 16_000 },
      { key: 'engravedLetters', count: 4, each: 3150, upTo: 60, amount: 12_600 },
    ]);
    expect(notIn.map(({ key }) => key)).toEqual(['stone', 'attachment']);
  });

  test('has no sum where something of his work is not on his list, however little that is', () => {
    const { total, lines } = price({ Parms: [text('Anna', '30'), ROSE] }, { engraved: ENGRAVED });
    expect(total).toBeNull();
    expect(lines.map(({ key, amount }) => [key, amount])).toEqual([
      ['engravedLetters', 8000],
      ['sandblownVignet', null],
    ]);
    // Higher than his highest letters, and of a kind that he does not name.
    expect(price({ Parms: [text('Anna', '61')] }, { engraved: ENGRAVED }).total).toBeNull();
    expect(price({ Parms: [text('Anna', '30')] }, { mounted: ENGRAVED }).total).toBeNull();
  });

  test('is the same whatever is hidden or only has its place kept free', () => {
    const shown = price({ Parms: [text('Anna', '30')] }, { engraved: ENGRAVED });
    for (const unseen of [{ hidden: true }, { reserved: true }])
      for (const element of [text('Otto', '30', unseen), { ...ROSE, ...unseen }, { ...LANTERN, ...unseen }])
        expect(price({ Parms: [text('Anna', '30'), element] }, { engraved: ENGRAVED })).toEqual(shown);
  });

  test('counts a frame, a bevel and the work at the grave where he names them, and asks where he does not', () => {
    const worked = {
      Frame: { Type: 'single' },
      make: { bevel: 5 },
      RepaintStone: true,
      RemoveNow: true,
    };
    const { total, lines } = price(worked, { frame: 100, bevel: 20, repainting: 3, removal: 4000 });
    expect(total).toBe(4123);
    expect(lines.map(({ key }) => key)).toEqual(['bevel', 'frame', 'repainting', 'removal']);
    expect(price(worked, { frame: 0, repainting: 3, removal: 4000 }).total).toBeNull();
  });

  test('has the stone, its making and attachments in it where his list names the like', () => {
    const named = {
      stones: [{ StoneTypeId: 15, variants: { 1501: 500_000 } }],
      attachments: [{ id: 101, each: 9000 }],
    };
    expect(price({ Parms: [LANTERN] }, named)).toMatchObject({ total: 509_000, notIn: [] });
    // Another stone is his, too, then, and is asked for.
    expect(price({ StoneTypeId: 16, StoneTypeVariantId: 1601 }, named)).toMatchObject({
      total: null,
      notIn: [],
    });
  });

  test('is by a whole list what a business would be told', () => {
    const whole = {
      id: 1,
      currency: 'DKK',
      stones: [{ StoneTypeId: 15, variants: { 1501: 900_000 } }],
      engraved: ENGRAVED,
      mounted: ENGRAVED,
      vignets: { sandblown: 1, standard: 2, custom: 3 },
      attachments: [{ id: 101, each: 4 }],
      frame: 5,
      repainting: 6,
      removal: 7,
    };
    const { id: _id, ...own } = whole;
    const elements = [text('Anna', '30'), text('Ib', '50', { variant: 'bronze' }), ROSE, LANTERN];
    fc.assert(
      fc.property(fc.subarray(elements), fc.boolean(), (Parms, RemoveNow) => {
        const drawn = design.parse({ ...stone, Parms, RemoveNow });
        expect(workPriceOf(drawn, ownPriceList.parse(own))).toEqual({
          ...priceOf(drawn, priceList.parse(whole)),
          notIn: [],
        });
      }),
    );
  });
});

test('A list of a mason’s own names what it likes, and nothing that is no price', () => {
  const right = [{ currency: 'NOK' }, { currency: 'EUR', vignets: { custom: 0 } }];
  for (const list of right) expect(ownPriceList.parse(list)).toEqual(list);
  const wrong = [
    {},
    { currency: 'SEK' },
    { currency: 'DKK', id: 1 },
    { currency: 'DKK', engraved: [] },
    { currency: 'DKK', engraved: [...ENGRAVED].reverse() },
    { currency: 'DKK', engraved: [{ upTo: 0, each: 1 }] },
    { currency: 'DKK', frame: -1 },
    { currency: 'DKK', frame: 12.5 },
    { currency: 'DKK', frame: '12' },
    { currency: 'DKK', vat: 'without' },
  ];
  for (const list of wrong) expect([list, ownPriceList.safeParse(list).success]).toEqual([list, false]);
});

describe('An amount that is typed', () => {
  test('is read as it is written by hand, a point before three digits parting thousands', () => {
    const read: readonly (readonly [string, number])[] = [
      ['45', 4500],
      [' 45,5 ', 4550],
      ['45.50', 4550],
      ['1.250', 125_000],
      ['1.250,50', 125_050],
      ['1 250,5', 125_050],
      ['12.345.678', 1_234_567_800],
      ['45,-', 4500],
      ['0', 0],
    ];
    for (const [written, amount] of read) expect([written, readMoney(written)]).toEqual([written, amount]);
  });

  test('is none where it says anything else, so that nobody is taken to mean another', () => {
    for (const written of ['', 'gratis', '-5', '1,250', '1.25.0', '1.2500', '45,505', '45 kr', '1,2,3', '.5'])
      expect([written, readMoney(written)]).toEqual([written, undefined]);
  });

  test('is written so that it is read as the same in every language', () => {
    for (const locale of ['da', 'de', 'no'] as const)
      fc.assert(
        fc.property(fc.nat(1_000_000_000), (amount) => {
          expect(readMoney(amountInField(amount, locale))).toBe(amount);
        }),
      );
    expect([currencySign('DKK', 'da'), currencySign('EUR', 'de')]).toEqual(['kr.', '€']);
  });
});
