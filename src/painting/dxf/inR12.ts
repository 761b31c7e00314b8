/**
 * Text as DXF R12 has it, which does not say its code page: characters beyond ASCII are written by their number, as
 * AutoCAD does. Such a number has four digits, so that a character of more is a question mark.
 */
export function inR12(text: string): string {
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x7f) return character;
    return code < 0x10000 ? `\\U+${code.toString(16).toUpperCase().padStart(4, '0')}` : '?';
  }).join('');
}
