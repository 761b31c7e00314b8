import { describe, expect, test } from 'vitest';
import { missingFields, requiredFields } from '../../src/stone/required';

const NOTHING = { contactName: '', contactPhone: '', contactEmail: '', StonemasonId: null };

describe('Before a stone is sent', () => {
  test('name, phone, e-mail and a stonemason are required in Danish and Norwegian', () => {
    const all = ['contactName', 'contactPhone', 'contactEmail', 'StonemasonId'];
    expect(requiredFields('da', false)).toEqual(all);
    expect(requiredFields('no', false)).toEqual(all);
    expect(missingFields(NOTHING, 'da', false)).toEqual(all);
  });

  test('only the contact’s name is required in German', () => {
    expect(missingFields(NOTHING, 'de', false)).toEqual(['contactName']);
    expect(missingFields({ ...NOTHING, contactName: 'Anna' }, 'de', false)).toEqual([]);
  });

  test('nothing is required of business 1', () => {
    for (const locale of ['da', 'de', 'no'] as const)
      expect(missingFields(NOTHING, locale, true)).toEqual([]);
  });

  test('blanks alone are nothing', () => {
    const blank = { contactName: ' ', contactPhone: '\t', contactEmail: 'a@b.example', StonemasonId: 1 };
    expect(missingFields(blank, 'no', false)).toEqual(['contactName', 'contactPhone']);
  });
});
