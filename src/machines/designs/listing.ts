import { findsWord, searchedText, searchedWords } from '../../stone/catalogue/searching';
import { findsPhone, isPhonePart, phonesIn } from '../../stone/phones';
import { contactOf, type DesignRow, emailOf, isSent, masonOf, sentAtOf } from './rows';

/** The sortable columns (specification section 2). */
export const SORTED_COLUMNS = [
  'id',
  'caseNo',
  'decName',
  'contactName',
  'email',
  'zipCode',
  'type',
  'whoContacts',
  'mason',
  'price',
  'sent',
  'designName',
] as const;
export type SortedColumn = (typeof SORTED_COLUMNS)[number];

/** The filter, search and order of the list. */
export interface ListView {
  readonly search: string;
  readonly filter: 'all' | 'pending' | 'sent';
  /** The server's order where no column is chosen. */
  readonly column: SortedColumn | undefined;
  readonly direction: 'ascending' | 'descending';
}

/** The list without search, filter or sorting. */
export const UNTOUCHED: ListView = {
  search: '',
  filter: 'all',
  column: undefined,
  direction: 'ascending',
};

/** The texts of a row in a language. */
export interface Wording {
  /** For `Intl`. */
  readonly locale: string;
  readonly type: (row: DesignRow) => string;
  readonly whoContacts: (row: DesignRow) => string;
  readonly mason: (row: DesignRow) => string;
}

/** A row's sort value in a column; an empty text or undefined goes last in either direction. */
function sortedBy(row: DesignRow, column: SortedColumn, words: Wording): string | number | undefined {
  const { stone, project } = row;
  switch (column) {
    case 'id':
      return stone?.id;
    case 'caseNo':
    case 'decName':
    case 'zipCode':
      return project?.[column];
    case 'contactName':
      return contactOf(row).contactName;
    case 'email':
      return emailOf(row);
    case 'type':
    case 'whoContacts':
      return words[column](row);
    case 'mason':
      return masonOf(row) === undefined ? undefined : words.mason(row);
    case 'price':
      return stone?.Price ?? undefined;
    case 'sent':
      return sentAtOf(row);
    case 'designName':
      return stone?.designName;
  }
}

/** The words of a row that a search covers. */
function searchText(row: DesignRow, words: Wording): string {
  const { stone, project } = row;
  return searchedText(
    [
      stone?.id,
      stone?.designName,
      project?.caseNo,
      project?.decName,
      project?.partnerName,
      contactOf(row).contactName,
      contactOf(row).contactEmail,
      project?.Email,
      project?.zipCode,
      project?.ChurchyardName,
      words.type(row),
      words.mason(row),
    ].join('\n'),
  );
}

/** A row with its search text: computed once per list, not per keystroke. */
export interface SearchedRow {
  readonly row: DesignRow;
  readonly text: string;
  /** The contact's numbers; see `phonesIn`. */
  readonly phones: readonly string[];
}

/** Prepares rows for searching. */
export function searchable(rows: readonly DesignRow[], words: Wording): SearchedRow[] {
  return rows.map((row) => ({
    row,
    text: searchText(row, words),
    phones: phonesIn(contactOf(row).contactPhone),
  }));
}

type Finds = (row: SearchedRow) => boolean;

/** Matches search words that are figures (a phone number with spaces), words of the row, or a mix of both. */
function findsFigures(figures: readonly string[]): Finds {
  const words = figures.map(findsWord);
  return ({ text, phones }) => {
    const stands = words.map((finds) => finds(text));
    if (stands.every(Boolean)) return true;
    // From the first to the last word that occurs nowhere in the row, all must together form one number.
    const [first, end] = [stands.indexOf(false), stands.lastIndexOf(false) + 1];
    for (let from = 0; from <= first; from += 1)
      for (let to = figures.length; to >= end; to -= 1)
        if (findsPhone(figures.slice(from, to), phones)) return true;
    return false;
  };
}

/** Matches rows that contain all words of a search, in any order. */
function finding(search: string): Finds {
  const tests: Finds[] = [];
  let figures: string[] = [];
  const endFigures = () => {
    if (figures.length > 0) tests.push(findsFigures(figures));
    figures = [];
  };
  for (const word of searchedWords(search)) {
    if (isPhonePart(word)) {
      figures.push(word);
      continue;
    }
    endFigures();
    const finds = findsWord(word);
    tests.push(({ text }) => finds(text));
  }
  endFigures();
  return (row) => tests.every((test) => test(row));
}

/** The rows that a view shows, in its order. Every word of the search occurs somewhere in a matching row. */
export function viewed(rows: readonly SearchedRow[], view: ListView, words: Wording): DesignRow[] {
  const finds = finding(view.search);
  const found = rows
    .filter((each) => (view.filter === 'all' || isSent(each.row) === (view.filter === 'sent')) && finds(each))
    .map(({ row }) => row);
  const { column } = view;
  return column === undefined ? found : sorted(found, column, view.direction, words);
}

function sorted(
  rows: readonly DesignRow[],
  column: SortedColumn,
  direction: ListView['direction'],
  words: Wording,
): DesignRow[] {
  const collator = new Intl.Collator(words.locale, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  const keyed = rows.map((row) => ({ row, by: sortedBy(row, column, words) || undefined }));
  keyed.sort(({ by: one }, { by: other }) => {
    if (one === undefined || other === undefined)
      return Number(one === undefined) - Number(other === undefined);
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
    return sign * collator.compare(String(one), String(other));
  });
  return keyed.map(({ row }) => row);
}
