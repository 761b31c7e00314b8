import { expect, test } from 'vitest';
import { pairsByTypeface } from '../../../../src/screens/designer/popups/lettering/pairsByTypeface';
import type { BusinessPair } from '../../../../src/stone/wire/lettering';

const pair = (fontFamily: string, letters: string): BusinessPair => {
  const [before = '', after = ''] = letters;
  const kept = { id: 1, percent: 1, changedBy: null, changedAt: '2026-11-23T12:00:00.000Z' };
  return { ...kept, fontFamily, cursive: false, before, after };
};
const PAIRS = [pair('Lato', 'ÅV'), pair('Lato', 'ZV'), pair('Cinzel', 'LT'), pair('Lato', 'AV')];
const listed = (wanted: string, language = 'da') =>
  pairsByTypeface(PAIRS, ({ fontFamily }) => fontFamily, wanted, language).map(
    ({ name, pairs }) => `${name}: ${pairs.map(({ before, after }) => before + after).join(' ')}`,
  );

test('Kept pairs are listed by typeface and by the letters of the language', () => {
  expect(listed('')).toEqual(['Cinzel: LT', 'Lato: AV ZV ÅV']);
  expect(listed('', 'de')).toEqual(['Cinzel: LT', 'Lato: AV ÅV ZV']);
});

test('Kept pairs are found by letters and by typeface, however they are written', () => {
  expect(listed('åv')).toEqual(['Lato: ÅV']);
  expect(listed(' CINZ')).toEqual(['Cinzel: LT']);
  expect(listed('V')).toEqual(['Lato: AV ZV ÅV']);
  expect(listed('x')).toEqual([]);
});
