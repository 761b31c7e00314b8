import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../src/stone/catalogue/naming';
import { linesOf } from '../../../src/stone/proofreading/line';
import { overlooked, unfilledLines } from '../../../src/stone/proofreading/unfilled';
import type { Design } from '../../../src/stone/stone';
import { nameThePeople, sayingOf, type Words } from '../../../src/stone/templates/people';
import { says } from '../../../src/stone/templates/template';
import { designWith, standardStone } from '../../scene/drawnStone';

const unfilled = (design: Pick<Design, 'Parms'>) => unfilledLines(linesOf(design));

const stoneWith = (...lines: readonly string[]) =>
  designWith(lines.map((subText) => ({ type: 'text', subText })));

describe('A line that nobody has filled in', () => {
  test('is each of the standard stone’s', () => {
    expect(unfilled(standardStone)).toMatchObject([
      { kind: 'sampleWords', elements: [0], value: 'Fornavn Efternavn' },
      { kind: 'sampleWords', elements: [1], value: '* 12. april 1941' },
      { kind: 'sampleWords', elements: [2], value: '† 3. november 2026' },
    ]);
  });

  test.each(LOCALES)(
    'is each a template sets for nobody in particular, and none of its verses: %s',
    (locale) => {
      const words = JSON.parse(readFileSync(`locales/${locale}/templates.json`, 'utf8')) as Words;
      for (const line of says.options) {
        const isVerse = line in words && line !== 'name' && line !== 'birth' && line !== 'death';
        const found = unfilled(stoneWith(sayingOf(line, undefined, words))).map(({ kind }) => kind);
        expect(found, line).toEqual(isVerse ? [] : ['sampleWords']);
      }
    },
  );

  test('is one that was added and not written in, in any language', () => {
    expect(unfilled(stoneWith('Ny linje', 'Neue Zeile', 'Ny linje i livet'))).toMatchObject([
      { kind: 'sampleWords', elements: [0], value: 'Ny linje' },
      { kind: 'sampleWords', elements: [1], value: 'Neue Zeile' },
    ]);
  });

  test('is found however it is written', () => {
    expect(unfilled(stoneWith(' FORNAVN EFTERNAVN '))).toMatchObject([{ value: 'FORNAVN EFTERNAVN' }]);
  });

  test('is the sample name of a former version, which drafts still hold', () => {
    expect(unfilled(stoneWith('Navn Efternavn', 'Navn Etternavn'))).toHaveLength(2);
    const former = stoneWith('Navn Efternavn', '* 12. april 1941');
    expect(overlooked(unfilled(former), linesOf(former))).toEqual([]);
  });

  test('is a mark without its date, which a case that knows none leaves', () => {
    expect(unfilled(stoneWith('Anne Skov', '* 28. maj 1938', '† '))).toMatchObject([
      { kind: 'dateMissing', elements: [2], value: '†' },
    ]);
    expect(unfilled(stoneWith('–'))).toMatchObject([{ kind: 'dateMissing' }]);
  });

  test('is a word for a birth or a death with no date behind it', () => {
    expect(unfilled(stoneWith('Anne Skov', 'født den', 'gest.', 'død 2026'))).toMatchObject([
      { kind: 'dateMissing', elements: [1], value: 'født den' },
      { kind: 'dateMissing', elements: [2], value: 'gest.' },
    ]);
  });

  test('is an error, but for two years alone, which may be somebody’s', () => {
    const severities = unfilled(stoneWith('* 12. april 1941', '1941 – 2026')).map(({ severity }) => severity);
    expect(severities).toEqual(['error', 'warning']);
  });

  test('is no date that is the deceased’s own, though it be the sample’s', () => {
    const people = {
      partnerName: '',
      partnerBirth: '',
      partnerDeath: '',
      decName: 'Anne Skov',
      decDeath: '',
    };
    const lines = linesOf(stoneWith('Anne Skov', '* 12. april 1941'));
    expect(unfilledLines(lines, { ...people, decBirth: '12.4.1941' })).toEqual([]);
    expect(unfilledLines(lines, { ...people, decBirth: '13.4.1941' })).toHaveLength(1);
  });

  test('is no name, date or year that is like a sample but another', () => {
    expect(
      unfilled(
        stoneWith('Fornavn Efternavnsen', '* 12. april 1942', '1941 – 2027', '1936 –', 'Hvil i fred', ''),
      ),
    ).toEqual([]);
  });
});

describe('What is easily overlooked', () => {
  const overlookedOn = (design: Pick<Design, 'Parms'>) => overlooked(unfilled(design), linesOf(design));

  test('is nothing on a stone just begun', () => {
    expect(overlookedOn(standardStone)).toEqual([]);
  });

  test('is a sample date under somebody’s own name', () => {
    expect(overlookedOn(stoneWith('Anne Skov', '* 12. april 1941', '† 2. maj 2026'))).toMatchObject([
      { kind: 'sampleWords', elements: [1], value: '* 12. april 1941' },
    ]);
  });

  test('is what the case of a stone does not know', () => {
    const nobody = { decBirth: '', partnerName: '', partnerBirth: '', partnerDeath: '' };
    const named = nameThePeople(standardStone, { ...nobody, decName: 'Anne Skov', decDeath: '2. maj 2026' });
    expect(overlookedOn(named)).toMatchObject([{ kind: 'dateMissing', elements: [1], value: '*' }]);
  });
});
