import { expect, test } from 'vitest';
import { saidDays } from '../../../src/screens/privacy/saidDays';

test('A time is said in years where it is whole years, and in days where not, in each language', () => {
  expect([365, 366, 1095, 1827].map((days) => saidDays(days, 'da'))).toEqual([
    '1 år',
    '1 år',
    '3 år',
    '5 år',
  ]);
  expect([30, 180, 400, 540].map((days) => saidDays(days, 'da'))).toEqual([
    '30 dage',
    '180 dage',
    '400 dage',
    '540 dage',
  ]);
  expect([saidDays(1827, 'de'), saidDays(180, 'de')]).toEqual(['5 Jahre', '180 Tage']);
  expect([saidDays(1827, 'no'), saidDays(180, 'no')]).toEqual(['5 år', '180 døgn']);
});
