/** A design with its variants has about ten levels; no valid body comes near this. */
export const DEEPEST = 64;

const BACKSLASH = 0x5c;
const QUOTE = 0x22;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/** Whether a quote is escaped: an odd number of backslashes precedes it. */
function isEscaped(text: string, quote: number): boolean {
  let first = quote;
  while (text.charCodeAt(first - 1) === BACKSLASH) first -= 1;
  return (quote - first) % 2 === 1;
}

/** The position after the JSON string that begins at `at`. A picture is one string of twenty million characters. */
function behindString(text: string, at: number): number {
  let quote = text.indexOf('"', at + 1);
  while (quote >= 0 && isEscaped(text, quote)) quote = text.indexOf('"', quote + 1);
  return quote < 0 ? text.length : quote + 1;
}

/**
 * Whether a JSON text is nested too deeply. Checked before it is parsed, character by character: code that processes
 * the value later is recursive, and would overflow the stack.
 */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let i = 0; i < text.length; ) {
    const letter = text.charCodeAt(i);
    if (letter === QUOTE) {
      i = behindString(text, i);
      continue;
    }
    if (letter === OPENING_BRACKET || letter === OPENING_BRACE) depth += 1;
    else if (letter === CLOSING_BRACKET || letter === CLOSING_BRACE) depth -= 1;
    if (depth > DEEPEST) return true;
    i += 1;
  }
  return false;
}
