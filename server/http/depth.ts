/** A design with all that it remembers has about ten levels; nothing that is meant ever has as many as this. */
export const DEEPEST = 64;

const BACKSLASH = 0x5c;
const QUOTE = 0x22;
const OPENING: readonly number[] = [0x5b, 0x7b];
const CLOSING: readonly number[] = [0x5d, 0x7d];

/** Whether a quote is a letter of its string: an odd number of backslashes stands before it. */
function isEscaped(text: string, quote: number): boolean {
  let first = quote;
  while (text.charCodeAt(first - 1) === BACKSLASH) first -= 1;
  return (quote - first) % 2 === 1;
}

/** Where the text goes on behind a JSON string whose quote stands at `at`. A picture is one string of twenty million letters. */
function behindString(text: string, at: number): number {
  let quote = text.indexOf('"', at + 1);
  while (quote >= 0 && isEscaped(text, quote)) quote = text.indexOf('"', quote + 1);
  return quote < 0 ? text.length : quote + 1;
}

/**
 * Whether the lists and objects of a JSON text lie deeper within each other than anything that is meant. Looked at before it
 * is read, letter by letter: what works on such a value further on calls itself for each level, until the stack is full.
 */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let i = 0; i < text.length; ) {
    const letter = text.charCodeAt(i);
    if (letter === QUOTE) {
      i = behindString(text, i);
      continue;
    }
    if (OPENING.includes(letter)) depth += 1;
    else if (CLOSING.includes(letter)) depth -= 1;
    if (depth > DEEPEST) return true;
    i += 1;
  }
  return false;
}
