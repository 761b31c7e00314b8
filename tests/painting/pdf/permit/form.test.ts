import { describe, expect, test } from 'vitest';
import { listed, textOf, wordsOf } from '../poppler';
import { ask } from '../popplerPages';
import { askQpdf } from '../qpdf';
import { fieldsOf } from './formFields';
import { inscribed, permitOf } from './pack';

const BASE = { make: { base: { width: 700, height: 150, depth: 250 } } };
const CASE = {
  decName: 'Małgorzata Østergaard',
  contactName: 'Jürgen Ærø-Weiß',
  contactAddress: 'Åvej 3, 3000 Helsingør',
  graveNo: 'C 4, 12',
  dowels: { count: 2, diameter: 12, length: 150 },
};

const TITLES = {
  da: 'Ansøgning om opsætning af gravminde',
  de: 'Antrag auf Genehmigung eines Grabmals',
  no: 'Søknad om oppsetting av gravminne',
} as const;

describe.each([
  ['da', 1, 'Gravstedsindehaver'],
  ['de', 21, 'Nutzungsberechtigte Person'],
  ['no', 11, 'Fester eller ansvarlig for graven'],
] as const)('The application in %s', (locale, churchyard, holder) => {
  const asked = permitOf({ design: inscribed(15, BASE), of: CASE, churchyard, locale, part: 'form' });

  test('is one page with its usual title, and qpdf finds nothing wrong with it', async () => {
    const { pdf } = await asked;
    expect(textOf(pdf, 1)).toContain(TITLES[locale]);
    expect(textOf(pdf, 1)).toContain(holder);
    expect(ask('pdfinfo', pdf, [])).toMatch(/^Pages: +1$/m);
    expect(askQpdf(pdf, '--check')).toContain('No syntax or stream encoding errors');
  });

  test('is filled in from the case and the stone, letter by letter', async () => {
    const fields = new Map(fieldsOf((await asked).pdf).map((field) => [field.fullname, field]));
    const value = (name: string) => fields.get(name)?.value;
    expect(value('deceasedName')).toBe('Małgorzata Østergaard');
    expect(value('applicantName')).toBe('Jürgen Ærø-Weiß');
    expect(value('address')).toBe('Åvej 3, 3000 Helsingør');
    expect([value('width'), value('height'), value('thickness'), value('aboveGround')]).toEqual([
      '600',
      '750',
      '120',
      '900',
    ]);
    expect(value('base')).toBe('700 × 150 × 250');
    expect(value('inscription')).toBe('Anna Østergaard\n* 1941 † 2026');
    expect(value('dowels')).toBe('2, ø12 × 150');
    // What only the authority and a hand fill in is empty.
    for (const name of ['signed', 'signedMason', 'conditions', 'signedAuthority'])
      expect(value(name)).toBe('');
    for (const name of ['approved', 'approvedIf', 'refused']) expect(value(name)).toBe('/Off');
    expect(fields.get('upright')).toMatchObject({ value: '/Yes', annotation: { appearancestate: '/Yes' } });
    expect(fields.get('lying')).toMatchObject({ value: '/Off', annotation: { appearancestate: '/Off' } });
  });

  test('can be written in: no field is locked, each has its name for a screen reader', async () => {
    for (const { fieldflags, alternativename, ischeckbox } of fieldsOf((await asked).pdf)) {
      // The first bit would lock it (ISO 32000-1, table 221).
      expect(fieldflags & 1).toBe(0);
      expect(alternativename).not.toBe('');
      expect(typeof ischeckbox).toBe('boolean');
    }
  });

  test('shows the letters of every name as Poppler draws them, in a font that comes along whole', async () => {
    const { pdf } = await asked;
    for (const name of ['Małgorzata Østergaard', 'Jürgen Ærø-Weiß', 'Anna Østergaard'])
      expect(textOf(pdf, 1)).toContain(name);
    const rows = listed('pdffonts', pdf);
    // An embedded font that is no subset: another name can be typed with it.
    expect(rows.some((row) => /TrueType +(Custom|WinAnsi) +yes +no/.test(row))).toBe(true);
  });
});

test('a name that no font has is kept in its field, and shown by its numbers', async () => {
  const { pdf } = await permitOf({ design: inscribed(15), of: { decName: '中 Ib' }, part: 'form' });
  expect(fieldsOf(pdf).find(({ fullname }) => fullname === 'deceasedName')?.value).toBe('中 Ib');
  expect(textOf(pdf, 1)).toContain('[U+4E2D] Ib');
});

test('brackets and backslashes of a name neither end its field nor are lost', async () => {
  const { pdf } = await permitOf({ design: inscribed(15), of: { decName: 'Ib) (\\ Bo' }, part: 'form' });
  expect(fieldsOf(pdf).find(({ fullname }) => fullname === 'deceasedName')?.value).toBe('Ib) (\\ Bo');
});

test.each([3, 9, 60])('an inscription of %i lines is read whole on the first page', async (count) => {
  const Parms = Array.from({ length: count }, (_, line) => ({
    ...{ type: 'text', subText: `Line${line} Østergaard`, fontSize: '8' },
    position: { x: 300, y: 20 + line * 12 },
  }));
  const { pdf } = await permitOf({ design: inscribed(15, { Parms }), part: 'form' });
  const words = wordsOf(pdf, 1);
  const below = words.find(({ word }) => word === 'Fundament')?.top ?? 0;
  const above = words.find(({ word }) => word === 'Inskription')?.bottom ?? Infinity;
  const lines = words.filter(({ word = '' }) => /^Line\d+$/.test(word));
  expect(lines.map(({ word }) => word)).toEqual(Parms.map((_, line) => `Line${line}`));
  // Within the field, which ends above the next heading and at the form's margin.
  expect(lines.filter(({ top, bottom }) => top < above - 1 || bottom > below)).toEqual([]);
  expect(words.filter(({ right }) => right > 198)).toEqual([]);
});
