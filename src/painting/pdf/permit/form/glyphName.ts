const DOT_BELOW = '\u0323';

/** Marks by their code points, as the Adobe Glyph List names them after the letter they stand at. */
const MARKS: Readonly<Record<string, string>> = {
  '\u0300': 'grave',
  '\u0301': 'acute',
  '\u0302': 'circumflex',
  '\u0303': 'tilde',
  '\u0304': 'macron',
  '\u0306': 'breve',
  '\u0307': 'dotaccent',
  '\u0308': 'dieresis',
  '\u0309': 'hookabove',
  '\u030A': 'ring',
  '\u030B': 'hungarumlaut',
  '\u030C': 'caron',
  '\u031B': 'horn',
  [DOT_BELOW]: 'dotbelow',
  '\u0326': 'commaaccent',
  '\u0327': 'commaaccent',
  '\u0328': 'ogonek',
  '\u0331': 'linebelow',
};

/** Letters that the list names by themselves. */
const NAMED: Readonly<Record<string, string>> = {
  Đ: 'Dcroat',
  đ: 'dcroat',
  Ħ: 'Hbar',
  ħ: 'hbar',
  ı: 'dotlessi',
  Ĳ: 'IJ',
  ĳ: 'ij',
  Ŀ: 'Ldot',
  ŀ: 'ldot',
  Ł: 'Lslash',
  ł: 'lslash',
  Ŋ: 'Eng',
  ŋ: 'eng',
  Ŧ: 'Tbar',
  ŧ: 'tbar',
  Ş: 'Scedilla',
  ş: 'scedilla',
  Ḑ: 'Dcedilla',
  ḑ: 'dcedilla',
  Ḩ: 'Hcedilla',
  ḩ: 'hcedilla',
};

/** Letters whose name by their parts is not in the list, or in another order. */
const UNLISTED = 'ȚțǸǹȞȟȦȧḸḹṜṝ';

/** Cyrillic letters, by the number of the first in the list, which counts on from there. */
const CYRILLIC: readonly (readonly [first: number, letters: string])[] = [
  [10_017, 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯҐЂЃЄЅІЇЈЉЊЋЌЎ'],
  [10_065, 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяґђѓєѕіїјљњћќў'],
  [10_145, 'Џ'],
  [10_193, 'џ'],
];

function cyrillicName(letter: string): string | undefined {
  for (const [first, letters] of CYRILLIC) {
    const at = letters.indexOf(letter);
    if (at >= 0) return `afii${first + at}`;
  }
  return undefined;
}

/** A Latin letter by its parts: what is above it first, and the dot below it last. */
function nameByParts(letter: string): string | undefined {
  const [base = '', ...marks] = letter.normalize('NFD');
  if (!/^[A-Za-z]$/.test(base) || marks.length === 0 || UNLISTED.includes(letter)) return undefined;
  const below = marks.filter((mark) => mark === DOT_BELOW);
  const names = [...marks.filter((mark) => mark !== DOT_BELOW), ...below].map((mark) => MARKS[mark]);
  return names.includes(undefined) ? undefined : base + names.join('');
}

/**
 * The name of a letter that WinAnsiEncoding lacks, of the Adobe Glyph List 2.0: what PDF/A lets an encoding name (ISO 19005-2,
 * 6.2.11.6). The Latin letters of Europe and Vietnam, and Cyrillic.
 *
 * @returns undefined of a letter that the list or this has no name for.
 */
export const glyphName = (letter: string): string | undefined =>
  NAMED[letter] ?? cyrillicName(letter) ?? nameByParts(letter);
