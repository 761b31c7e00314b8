import { describe, expect, test } from 'vitest';
import type { Design } from '../../../src/stone/stone';
import { withSamplesIn } from '../../../src/stone/templates/samplesIn';
import { designWith, standardStone } from '../../scene/drawnStone';

const linesOf = ({ Parms }: Design) => Parms.flatMap((parm) => (parm.type === 'text' ? [parm.subText] : []));
const GERMAN = ['Vorname Nachname', '* 12. April 1941', '† 3. November 2026'];

describe('The standard stone', () => {
  test('begins in the reader’s language, the dates behind a star and a cross', () => {
    expect(linesOf(withSamplesIn(standardStone, 'de'))).toEqual(GERMAN);
    expect(linesOf(withSamplesIn(standardStone, 'no'))).toEqual([
      'Fornavn Etternavn',
      '* 12. april 1941',
      '† 3. november 2026',
    ]);
    expect(withSamplesIn(standardStone, 'da')).toBe(standardStone);
  });

  test('is as well begun from one that was kept in another language, with a spacing for every character', () => {
    const german = withSamplesIn(standardStone, 'de');
    const again = withSamplesIn(german, 'da');
    expect(again).toEqual(standardStone);
    for (const parm of german.Parms)
      if (parm.type === 'text') expect(parm.subTextSpacing.split(',')).toHaveLength(parm.subText.length);
  });
});

test('A line that was added and not written in says so in the reader’s language', () => {
  const added = designWith([{ type: 'text', subText: 'Ny linje' }]);
  expect(linesOf(withSamplesIn(added, 'de'))).toEqual(['Neue Zeile']);
  expect(linesOf(withSamplesIn(added, 'no'))).toEqual(['Ny linje']);
});

test('What somebody has written stays as it is in every language', () => {
  const written = designWith(
    ['Anne Skov', '* 28. maj 1938', 'Hvil i fred', '†'].map((subText) => ({ type: 'text', subText })),
  );
  expect(withSamplesIn(written, 'de')).toBe(written);
});
