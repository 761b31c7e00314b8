/** Country codes of the three countries, usually omitted in domestic calls. */
const COUNTRY = /^(?:\+|00)(?:45|47|49)/;
/** An eight-digit number with its country code and no prefix. */
const BARE_COUNTRY = /^4[57](?=\d{8}$)/;

/** The digits of a number without the country code, and without the 0 used in domestic calls. */
function national(written: string): string {
  const figures = written.replace(/(?!^\+)\D/g, '');
  const isAbroad = /^(?:\+|00)/.test(figures);
  const rest = figures.replace(COUNTRY, '').replace(BARE_COUNTRY, '').replace(/\D/g, '');
  return isAbroad || rest.length > 1 ? rest.replace(/^0+/, '') : rest;
}

/**
 * The telephone numbers in a line, as `findsPhone` takes them. `12 34 56 78 / 2040 5060 (Bo)` has two;
 * `0171/234567` is one: the text around a slash is read both ways.
 */
export function phonesIn(line: string): readonly string[] {
  const parts = line.split(/[,;]|\p{L}+/u);
  return [...parts, ...parts.flatMap((part) => (part.includes('/') ? part.split('/') : []))]
    .map((part) => national(part.replace(/[()\s]/g, '')))
    .filter((number) => number.length >= 3);
}

/** Whether a search word is a number or a part of one: `+45`, `(040)`, `12-34`. */
export function isPhonePart(word: string): boolean {
  return /^[+\d(][\d()\-./]*$/.test(word) && /\d/.test(word);
}

/** Whether parts of a number, joined, occur in one of the numbers; +45 and 0045 may be left out. */
export function findsPhone(parts: readonly string[], phones: readonly string[]): boolean {
  const wanted = national(parts.join('').replace(/[()]/g, ''));
  return phones.some((phone) => phone.includes(wanted));
}
