import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Design } from '../../../src/stone/stone';
import { nameThePeople, type People, sayingOf, type Words } from '../../../src/stone/templates/people';
import { type Says, says } from '../../../src/stone/templates/template';
import { standardStone } from '../../scene/drawnStone';

const words = JSON.parse(readFileSync('locales/da/templates.json', 'utf8')) as Words;

const NOBODY: People = {
  decName: '',
  decBirth: '',
  decDeath: '',
  partnerName: '',
  partnerBirth: '',
  partnerDeath: '',
};
const ANNE: People = { ...NOBODY, decName: 'Anne Skov', decBirth: '28. maj 1938', decDeath: '2/11-2026' };

const sampleDates = [words.birth, words.death, '1941', '2026 '];
const linesOf = ({ Parms }: Design) => Parms.flatMap((parm) => (parm.type === 'text' ? [parm.subText] : []));

describe('A template says', () => {
  test('what the case knows', () => {
    expect(sayingOf('name', ANNE, words)).toBe('Anne Skov');
    expect(sayingOf('birth', ANNE, words)).toBe('* 28. maj 1938');
    expect(sayingOf('death', ANNE, words)).toBe('† 2/11-2026');
    expect(sayingOf('years', ANNE, words)).toBe('1938 – 2026');
    expect(sayingOf('loved', ANNE, words)).toBe('Elsket og savnet');
  });

  test.each([
    ['nobody', undefined] as const,
    ['a case that names nobody', { ...NOBODY, decName: ' ' }] as const,
  ])('samples of everything for %s', (_whom, people) => {
    expect(sayingOf('name', people, words)).toBe('Fornavn Efternavn');
    expect(sayingOf('birth', people, words)).toBe('* 12. april 1941');
    expect(sayingOf('partnerDeath', people, words)).toBe('† 3. november 2026');
    expect(sayingOf('partnerYears', people, words)).toBe('1941 – 2026');
  });

  test.each(Object.keys(NOBODY) as (keyof People)[])(
    'no invented date where a case knows %s alone',
    (field) => {
      const known = { ...NOBODY, [field]: 'Bo Ek' };
      for (const line of says.options) {
        const said = sayingOf(line, known, words);
        for (const date of sampleDates) expect(said, line).not.toContain(date);
      }
    },
  );

  test('the mark of a date that is not known, to be written behind', () => {
    const known = { ...ANNE, decBirth: '', decDeath: '' };
    expect([sayingOf('birth', known, words), sayingOf('death', known, words)]).toEqual(['* ', '† ']);
  });

  test('nothing of when a spouse died who may be living', () => {
    const couple = { ...ANNE, partnerName: 'Bo Skov', partnerBirth: '1936' };
    const said = (['partnerName', 'partnerBirth', 'partnerDeath', 'partnerYears'] satisfies Says[]).map(
      (line) => sayingOf(line, couple, words),
    );
    expect(said).toEqual(['Bo Skov', '* 1936', '', '1936 –']);
  });

  test('years of dates however they are written, and leaves open what is not known', () => {
    const yearsOf = (decBirth: string, decDeath: string) =>
      sayingOf('years', { ...ANNE, decBirth, decDeath }, words);
    expect(yearsOf('1938', '30/11-2026')).toBe('1938 – 2026');
    expect(yearsOf('1936', '')).toBe('1936 –');
    expect(yearsOf('12. maj', '2026')).toBe('– 2026');
    expect(yearsOf('', '')).toBe('–');
  });

  test('nothing of the blanks around what was written: they would set a line off the middle', () => {
    expect(sayingOf('name', { ...ANNE, decName: ' Anne Skov ' }, words)).toBe('Anne Skov');
  });
});

describe('A standard stone', () => {
  test('names the people of its case', () => {
    expect(linesOf(nameThePeople(standardStone, ANNE))).toEqual([
      'Anne Skov',
      '* 28. maj 1938',
      '† 2/11-2026',
    ]);
  });

  test('keeps the mark alone of a date that its case does not know', () => {
    expect(linesOf(nameThePeople(standardStone, { ...ANNE, decDeath: '' }))).toEqual([
      'Anne Skov',
      '* 28. maj 1938',
      '† ',
    ]);
  });

  test('keeps its sample words where its case names nobody', () => {
    expect(nameThePeople(standardStone, NOBODY)).toBe(standardStone);
    expect(nameThePeople(standardStone, undefined)).toBe(standardStone);
  });
});
