/** What may stand in for itself in a line of the log: no quote, no backslash and no blank, which would break it up. */
const PLAIN = /^[A-Za-z0-9._~/?&=%-]$/;
const HEX_PAIR = /^[0-9A-Fa-f]{2}$/;
const PERCENT = '%';

/** The character that an escape such as `%5F` stands for, where it may stand in for itself. */
function characterOf([percent, high = '', low = '']: readonly (string | undefined)[]): string | undefined {
  const code = high + low;
  if (percent !== PERCENT || !HEX_PAIR.test(code)) return undefined;
  const character = String.fromCharCode(Number.parseInt(code, 16));
  return PLAIN.test(character) ? character : undefined;
}

/**
 * Text whose percent-encoding is undone for good, also where it was encoded twice or more, or an escape's own digits were:
 * whatever a reader further on might make of an address, it stands there in plain letters. Every step shortens what was
 * read so far, so the work grows with the length alone.
 */
export function decodedFully(text: string): string {
  if (!text.includes(PERCENT)) return text;
  const read: string[] = [];
  for (const letter of text) {
    read.push(letter);
    for (
      let decoded = characterOf(read.slice(-3));
      decoded !== undefined;
      decoded = characterOf(read.slice(-3))
    )
      read.splice(-3, 3, decoded);
  }
  return read.join('');
}
