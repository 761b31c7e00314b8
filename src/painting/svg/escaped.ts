const MARKS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/**
 * Text escaped for an attribute: tabs and line ends are written as numbers, since XML would read them as spaces;
 * what XML 1.0 cannot contain becomes the replacement character.
 */
export function escaped(text: string): string {
  return text
    .replace(/[&<>"\t\n\r]/g, (mark) => MARKS[mark] ?? mark)
    .replace(/[^\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd');
}
