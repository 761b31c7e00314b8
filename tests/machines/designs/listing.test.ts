import { describe, expect, test } from 'vitest';
import { NOTHING_YET } from '../../../src/machines/designs/context';
import {
  type ListView,
  SORTED_COLUMNS,
  searchable,
  viewed,
  type Wording,
} from '../../../src/machines/designs/listing';
import { type DesignRow, rowsOf } from '../../../src/machines/designs/rows';
import { caseOf, stoneOf } from './samples';

const WORDS: Wording = {
  locale: 'da-DK',
  type: ({ stone }) => stone?.type ?? '',
  whoContacts: ({ project }) => project?.whoContacts ?? '',
  mason: ({ stone }) => (stone?.StonemasonId === 3 ? 'Østbyens Stenhuggeri' : ''),
};

const ROWS = rowsOf(
  [
    caseOf(1, {
      decName: 'Åse',
      caseNo: 'S-10',
      contactEmail: 'bo@example.com',
      stones: [stoneOf(21, { Price: 900_000, Currency: 'DKK', status: 'sentToMason', StonemasonId: 3 })],
    }),
    caseOf(2, { decName: 'Anna', caseNo: 'S-9', sentAt: '2026-11-21T05:00:00Z' }),
    caseOf(3, {
      decName: 'Zita',
      stones: [stoneOf(23, { Price: 1_200_000, designName: 'Rose', type: 'urn' })],
    }),
  ],
  [stoneOf(24, { designName: 'Løs rose' })],
);

const shown = (view: Partial<ListView>, rows: readonly DesignRow[] = ROWS) =>
  viewed(searchable(rows, WORDS), { ...NOTHING_YET.view, ...view }, WORDS).map(({ key }) => key);

describe('The list of designs', () => {
  test('is shown whole and in the server’s order until something else is asked for', () => {
    expect(shown({})).toEqual(['stone-21', 'case-2', 'stone-23', 'stone-24']);
  });

  test('is searched in every column with words, small or capital; all words must be found', () => {
    expect(shown({ search: 'ROSE' })).toEqual(['stone-23', 'stone-24']);
    expect(shown({ search: 'rose zita' })).toEqual(['stone-23']);
    expect(shown({ search: ' østbyens  åse ' })).toEqual(['stone-21']);
    for (const search of ['24', 'bo@exam', 's-9', 'urn']) expect(shown({ search })).toHaveLength(1);
    expect(shown({ search: 'findes ikke' })).toEqual([]);
  });

  test.each([
    ['12345678', 'case-31'],
    ['12 34 56 78', 'case-31'],
    ['1234 5678', 'case-31'],
    ['+45 12 34 56 78', 'case-31'],
    ['+4512345678', 'case-31'],
    ['0045 12345678', 'case-31'],
    ['4512345678', 'case-31'],
    ['345 678', 'case-31'],
    ['8000 12345678', 'case-31'],
    ['12 34 56 78 8000', 'case-31'],
    ['bo 1234 5678', 'case-31'],
    ['20 40 50 60', 'case-32'],
    ['2040-5060', 'case-32'],
    ['99 88 77 66', 'case-32'],
    ['0171 987654', 'case-33'],
    ['+49 171 987654', 'case-33'],
    ['(0171) 98 76 54', 'case-33'],
  ])('is searched for the phone number »%s«, however it is written', (search, key) => {
    const rows = rowsOf(
      [
        caseOf(31, { contactName: 'Bo', contactPhone: '12 34 56 78', zipCode: '8000' }),
        caseOf(32, { contactPhone: '+45 20405060 / 99887766 (Eva)', caseNo: '12-34' }),
        caseOf(33, { contactPhone: '0171/987654', caseNo: '56-78' }),
        caseOf(34, { contactPhone: '', caseNo: '2026-12' }),
      ],
      [],
    );
    expect(shown({ search }, rows)).toEqual([key]);
  });

  test.each([
    ['aase', 'Åse Sørensen'],
    ['Åse', 'Aase Soerensen'],
    ['ase', 'Åse'],
    ['sørensen aase', 'Åse Soerensen'],
    ['ærø', 'Aeroe Kirkegaard'],
    ['kirkegård', 'Aeroe Kirkegaard'],
    ['mueller', 'Jürgen Müller'],
    ['müller', 'Juergen Mueller'],
    ['groß', 'Gross'],
    ['strass', 'Straße'],
    ['andre', 'André'],
    ['joel', 'Joel'],
    ['el', 'Joel'],
    ['bergs', 'Lindbergsen'],
  ])('is searched with »%s« for »%s«, as people spell it', (search, decName) => {
    const rows = rowsOf([caseOf(41, { decName }), caseOf(42, { decName: 'Zita Hviid' })], []);
    expect(shown({ search }, rows)).toEqual(['case-41']);
  });

  test('is parted into what was sent and what is pending, cases without stones too', () => {
    expect(shown({ filter: 'sent' })).toEqual(['stone-21', 'case-2']);
    expect(shown({ filter: 'pending' })).toEqual(['stone-23', 'stone-24']);
  });

  test('is sorted as the language sorts: å behind z, and numbers by their value', () => {
    expect(shown({ column: 'decName' })).toEqual(['case-2', 'stone-23', 'stone-21', 'stone-24']);
    expect(shown({ column: 'caseNo' }).slice(0, 2)).toEqual(['case-2', 'stone-21']);
    expect(shown({ column: 'price' }).slice(0, 2)).toEqual(['stone-21', 'stone-23']);
  });

  test('is sorted the other way round with what is empty still last', () => {
    expect(shown({ column: 'price', direction: 'descending' })).toEqual([
      'stone-23',
      'stone-21',
      'case-2',
      'stone-24',
    ]);
  });

  test.each(SORTED_COLUMNS)('keeps every row when it is sorted by %s', (column) => {
    expect(shown({ column }).sort()).toEqual(shown({}).sort());
  });

  test('keeps every row whose case lists its stones, once', () => {
    const stone = stoneOf(30, { ProjectId: 9 });
    expect(rowsOf([caseOf(9, { stones: [stone] })], [stone]).map(({ key }) => key)).toEqual(['stone-30']);
  });
});
