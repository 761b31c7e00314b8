/** Country codes that people of the three countries leave out among themselves. */
const COUNTRY = /^(?:\+|00)(?:45|47|49)/;
/** An eight-figure number with its country's code and nothing before it. */
const BARE_COUNTRY = /^4[57](?=\d{8}$)/;

/** The figures of a number without the country's code, and without the 0 that stands before it at home. */
function national(written: string): string {
  const figures = written.replace(/(?!^\+)\D/g, '');
  const isAbroad = /^(?:\+|00)/.test(figures);
  const rest = figures.replace(COUNTRY, '').replace(BARE_COUNTRY, '').replace(/\D/g, '');
  return isAbroad || rest.length > 1 ? rest.replace(/^0+/, '') : rest;
}

/**
 * The telephone numbers that stand in a line, as `findsPhone` takes them. `12 34 56 78 / 2040 5060 (Bo)` holds two;
 * `0171/234567` is one: what stands around a stroke is taken for the one and for the other.
 */
export function phonesIn(line: string): readonly string[] {
  const parts = line.split(/[,;]|\p{L}+/u);
  return [...parts, ...parts.flatMap((part) => (part.includes('/') ? part.split('/') : []))]
    .map((part) => national(part.replace(/[()\s]/g, '')))
    .filter((number) => number.length >= 3);
}

/** Whether a word of a search is a number or a part of one: `+45`, `(040)`, `12-34`. */
export function isPhonePart(word: string): boolean {
  return /^[+\d(][\d()\-./]*$/.test(word) && /\d/.test(word);
}

/** Whether parts of a number, written one after the other, stand in one of the numbers; +45 and 0045 may be left out. */
export function findsPhone(parts: readonly string[], phones: readonly string[]): boolean {
  const wanted = national(parts.join('').replace(/[()]/g, ''));
  return phones.some((phone) => phone.includes(wanted));
}
