/** What may be decoded in a log line: no quote, backslash or blank, which would break the line up. */
const PLAIN = /^[A-Za-z0-9._~/?&=%-]$/;
const HEX_PAIR = /^[0-9A-Fa-f]{2}$/;
const PERCENT = '%';

/** The character that an escape such as `%5F` stands for, where it may be decoded. */
function characterOf([percent, high = '', low = '']: readonly (string | undefined)[]): string | undefined {
  const code = high + low;
  if (percent !== PERCENT || !HEX_PAIR.test(code)) return undefined;
  const character = String.fromCharCode(Number.parseInt(code, 16));
  return PLAIN.test(character) ? character : undefined;
}

/**
 * Text with its percent-encoding fully decoded, also where it was encoded twice or more, or an escape's own digits
 * were: however a later reader decodes an address, it is already in plain letters. Every step shortens what was read so
 * far, so the work depends only on the length.
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
