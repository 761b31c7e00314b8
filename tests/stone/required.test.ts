import { describe, expect, test } from 'vitest';
import { faultyFields, isEmail, missingFields, requiredFields } from '../../src/stone/required';

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

describe('An e-mail address', () => {
  const written = { contactName: 'Bo', contactPhone: '1', contactEmail: 'bo@example', StonemasonId: 1 };

  test('is one by its form, whatever blanks are around it', () => {
    expect([' bo@example.com ', 'bo.berg+sten@post.example.dk'].map(isEmail)).toEqual([true, true]);
    expect(['bo', 'bo@example', 'bo@@example.com', 'bo berg@example.com'].map(isEmail)).toEqual(
      Array(4).fill(false),
    );
  });

  test('that is none leads back to its field, in German too, where it is not required', () => {
    expect(faultyFields(written, 'da', false)).toEqual(['contactEmail']);
    expect(faultyFields(written, 'de', false)).toEqual(['contactEmail']);
    expect(faultyFields({ ...written, contactEmail: '' }, 'de', false)).toEqual([]);
    expect(faultyFields({ ...written, contactEmail: 'bo@example.com' }, 'da', false)).toEqual([]);
  });

  test('that is none holds back neither business 1 nor what another program sends', () => {
    expect(faultyFields(written, 'da', true)).toEqual([]);
    expect(missingFields(written, 'da', false)).toEqual([]);
  });
});
