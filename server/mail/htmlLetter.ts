import { escaped } from '../../src/painting/svg/escaped';
import type { Locale } from '../../src/stone/catalogue/naming';

/** How a letter is dressed. */
export interface LetterDress {
  readonly locale: Locale;
  /** The colour of its head and links, as `#rrggbb`. */
  readonly accent: string;
  /** The public address of the server: what leads there may be pressed. */
  readonly publicUrl: string;
}

/** The product's own colour, by day. */
export const OWN_ACCENT = '#7c1d25';

/** Sets a letter's foot apart (RFC 3676 section 4.3). */
export const FOOT_MARK = '-- ';

const PARAGRAPH = 'margin:0 0 18px;white-space:pre-wrap;overflow-wrap:anywhere';
const FOOT = 'margin:28px 0 0;padding-top:14px;border-top:1px solid #d2cdc4;color:#5c5852;font-size:14px';

/** A word as it is written; an address of ours can be pressed, and nothing that anybody else has typed. */
function wordOf(word: string, { accent, publicUrl }: LetterDress): string {
  const said = escaped(word);
  return word.startsWith(`${publicUrl}/`) ? `<a href="${said}" style="color:${accent}">${said}</a>` : said;
}

const lineOf = (line: string, dress: LetterDress) =>
  line
    .split(' ')
    .map((word) => wordOf(word, dress))
    .join(' ');

const linesOf = (lines: readonly string[], dress: LetterDress) =>
  lines.map((line) => lineOf(line, dress)).join('<br>');

/**
 * A letter's text as HTML: the same words in the same lines, in the hand of the product's pages. It asks for nothing from
 * anywhere, and holds no style sheet, which many programs drop.
 */
export function htmlLetter(subject: string, text: string, dress: LetterDress): string {
  const [body = '', foot] = text.split(`\n\n${FOOT_MARK}\n`, 2);
  const paragraphs = body
    .split(/\n\n/)
    .map((paragraph) => `<p style="${PARAGRAPH}">${linesOf(paragraph.split('\n'), dress)}</p>`);
  const end = foot === undefined ? '' : `<p style="${FOOT}">${linesOf(foot.split('\n'), dress)}</p>`;
  return `<!doctype html>
<html lang="${dress.locale === 'no' ? 'nb' : dress.locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f7f5f1;color:#1f1d1b;font:16px/1.55 Georgia,'Times New Roman',serif">
<div style="max-width:600px;margin:0 auto;padding:28px 28px 24px;border-top:4px solid ${dress.accent};background:#fffefb">
${[...paragraphs, end].filter(Boolean).join('\n')}
</div>
</body>
</html>
`;
}
