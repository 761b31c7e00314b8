import { describe, expect, test } from 'vitest';
import {
  amountProblem,
  classProblems,
  isWrong,
  readPrices,
  type TypedClass,
  typedPrices,
} from '../../../src/screens/mason/settings/prices/typedPrices';
import { type OwnPriceList, ownPriceList } from '../../../src/stone/catalogue/price';

const LIST: OwnPriceList = {
  currency: 'NOK',
  vat: 'included',
  engraved: [
    { upTo: 30.5, each: 2000 },
    { upTo: 60, each: 125_050 },
  ],
  etchings: [{ upTo: 200, each: 0 }],
  vignets: { standard: 4500 },
  removal: 100,
  attachments: [{ id: 101, each: 9000 }],
};
const typed = (upTo: string, each: string, key = 0): TypedClass => ({ key, upTo, each });

describe('A list of prices as it is typed', () => {
  test('is read as what it was, whatever has no field here included', () => {
    for (const locale of ['da', 'de', 'no'] as const)
      expect(readPrices(typedPrices(LIST, locale), LIST)).toEqual(LIST);
    expect(typedPrices(LIST, 'da').classes.engraved).toEqual([
      typed('30,5', '20'),
      typed('60', '1250,50', 1),
    ]);
  });

  test('is none until a price is named, in the money of the language and without VAT', () => {
    const begun = typedPrices(undefined, 'no');
    expect([readPrices(begun, undefined), isWrong(begun)]).toEqual([undefined, false]);
    const named = { ...begun, singles: { ...begun.singles, frame: '1.250' } };
    expect(readPrices(named, undefined)).toEqual({ currency: 'NOK', vat: 'excluded', frame: 125_000 });
  });

  test('takes classes in whichever order they are typed, and leaves empty ones out', () => {
    const begun = typedPrices(undefined, 'da');
    const engraved = [typed('60', '30'), typed(' ', '', 1), typed('20,5', '45', 2)];
    const list = readPrices({ ...begun, classes: { ...begun.classes, engraved } }, undefined);
    expect(ownPriceList.parse(list).engraved).toEqual([
      { upTo: 20.5, each: 4500 },
      { upTo: 60, each: 3000 },
    ]);
  });

  test('says of each field what is wrong, and of one that is empty nothing', () => {
    const classes = [typed('40', '20'), typed('40,0', '21', 1)];
    expect(classProblems(classes, typed('', '', 9))).toEqual({});
    expect(classProblems(classes, typed('40', '', 9))).toEqual({ upTo: 'sizeTwice', each: 'priceMissing' });
    expect(classProblems(classes, typed('', 'tyve', 9))).toEqual({ upTo: 'sizeMissing', each: 'price' });
    expect(classProblems(classes, typed('0', '1', 9))).toEqual({ upTo: 'size' });
    expect(classProblems([typed('40', '20')], typed('40', '20'))).toEqual({});
    expect(['', '45,50', '45,505', '10.000.001'].map(amountProblem)).toEqual([
      undefined,
      undefined,
      'price',
      'price',
    ]);
    const begun = typedPrices(undefined, 'da');
    expect(isWrong({ ...begun, classes: { ...begun.classes, mounted: classes } })).toBe(true);
    expect(isWrong({ ...begun, ornaments: { ...begun.ornaments, custom: 'x' } })).toBe(true);
  });
});
