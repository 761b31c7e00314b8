/** What WinAnsiEncoding has from 128 to 159 (ISO 32000-1, annex D); what it lacks there stays empty. */
const AT_128 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** The first codes that a font of one byte a letter has no letters at. */
const FIRST_FREE = 1;
const LAST_FREE = 31;

/** The letters of a form's fields, each with the one byte by which a field's font has it. */
export interface FieldEncoding {
  /** A text's bytes in hexadecimal; a letter beyond the encoding is a question mark. */
  bytesOf(text: string): string;
  /** Every code that has a letter. */
  readonly letters: ReadonlyMap<number, string>;
  /** The letters that are not in WinAnsiEncoding, by their codes. */
  readonly added: ReadonlyMap<number, string>;
}

function winAnsi(): Map<number, string> {
  const letters = new Map<number, string>();
  for (let code = 32; code < 256; code += 1) {
    const letter = code >= 128 && code < 160 ? (AT_128[code - 128] ?? ' ') : String.fromCharCode(code);
    if (code < 127 || (code >= 128 && letter !== ' ')) letters.set(code, letter);
  }
  return letters;
}

/**
 * An encoding for texts: WinAnsi, which has the letters of Danish, German and Norwegian, and up to 31 more of the texts' own, such
 * as those of a Polish name. A field's font has one byte a letter, since readers write into fields by such fonts only.
 */
export function fieldEncoding(texts: readonly string[]): FieldEncoding {
  const letters = winAnsi();
  const known = new Map([...letters].map(([code, letter]) => [letter, code]));
  const added = new Map<number, string>();
  let free = FIRST_FREE;
  for (const letter of texts.join('')) {
    if (known.has(letter) || letter < ' ' || free > LAST_FREE || letter.length > 1) continue;
    added.set(free, letter);
    known.set(letter, free);
    letters.set(free, letter);
    free += 1;
  }
  return {
    letters,
    added,
    bytesOf: (text) =>
      Array.from(text, (letter) => (known.get(letter) ?? 63).toString(16).padStart(2, '0')).join(''),
  };
}
