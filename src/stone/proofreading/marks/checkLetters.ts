import { type Finding, found, type Severity } from '../../finding';
import { charactersIn, type Line, type Span } from '../line';
import { figuresForLetters, lettersForFigures } from './lookalikes';

function finding(severity: Severity, line: Line, span: Span, limit: string | null): Finding {
  const characters = charactersIn(line, span);
  const value = wordAround(line.text, span);
  return found(severity, 'wrongLetter', { elements: [line.element], characters, value, limit });
}

/** The word containing a span, for a sentence. */
function wordAround(text: string, { from, to }: Span): string {
  const end = /^\S*/u.exec(text.slice(to))?.[0].length ?? 0;
  return text.slice(from - begunBefore(text, from), to + end);
}

/** How much of a word stands before a place. */
const begunBefore = (text: string, place: number) => text.slice(0, place).split(/\s/u).at(-1)?.length ?? 0;

/** The word with its span corrected. */
function mended(text: string, { from, to }: Span, right: string): string {
  const word = wordAround(text, { from, to });
  const begin = begunBefore(text, from);
  return word.slice(0, begin) + right + word.slice(begin + to - from);
}

/** Letters in the place of figures, all of one number in one finding: `2O26`. */
function figures(line: Line): Finding[] {
  const words = new Map<string, Finding>();
  let text = line.text;
  const found = lettersForFigures(line.text);
  for (const { from, to, meant } of found) text = text.slice(0, from) + meant + text.slice(to);
  for (const { from, to } of found) {
    const word = wordAround(line.text, { from, to });
    const before = words.get(word);
    const one = finding('error', line, { from, to }, wordAround(text, { from, to }));
    words.set(word, before ? { ...before, characters: [...before.characters, ...one.characters] } : one);
  }
  return [...words.values()];
}

/** A zero or a one among letters: `Hans0n`, `apri1`, `0tto`. */
function figuresInWords(line: Line): Finding[] {
  return figuresForLetters(line.text).map((span) =>
    finding('error', line, span, mended(line.text, span, span.meant)),
  );
}

/** Cyrillic and Greek letters that look like Latin ones. */
const LIKE_LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['АВЕЅІЈКМНОРСТУХаеорсухіјѕ', 'ABESIJKMHOPCTYXaeopcyxijs'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο', 'ABEZHIKMNOPTYXo'],
  ].flatMap(([alike = '', latin = '']) =>
    Array.from(alike, (letter, index) => [letter, latin[index] ?? ''] as const),
  ),
);

const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const LATIN = /\p{Script=Latin}/u;

/** Letters of another alphabet in a line of Latin ones. Alpha and omega are a sign, and a line in Greek is Greek. */
function otherAlphabets(line: Line): Finding[] {
  if (/[Ωω]/u.test(line.text) || !LATIN.test(line.text)) return [];
  return Array.from(line.text.matchAll(/[\p{L}\p{M}]+/gu)).flatMap(({ 0: word, index }) => {
    if (!FOREIGN.test(word)) return [];
    const letters = Array.from(word);
    const isAlike = letters.every((letter) => LATIN.test(letter) || LIKE_LATIN[letter] !== undefined);
    if (!isAlike && !LATIN.test(word)) return [];
    const right = letters.map((letter) => LIKE_LATIN[letter] ?? letter).join('');
    let at = index;
    const characters = letters.flatMap((letter) => {
      const span = { from: at, to: at + letter.length };
      at = span.to;
      return FOREIGN.test(letter) ? charactersIn(line, span) : [];
    });
    const limit = isAlike ? right : null;
    return [found('error', 'wrongLetter', { elements: [line.element], characters, value: word, limit })];
  });
}

/** Names that hold a capital within: `MacLeod`, `DeWitt`, `IJsbrand`. */
const CAPITAL_WITHIN = /^(?:Mac|Mc|De|Di|Du|La|Le|Van|Von|Vander|Fitz|Saint|St|San|O['’]|D['’]|IJ|Dr|Ph)/u;

/** Capitals and small letters mixed within a word: `HANsEN`, `hANSEN`, `HAnsen`, `HanSen`. */
function mixedCase(line: Line): Finding[] {
  return Array.from(line.text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)).flatMap(({ 0: word, index }) => {
    const letters = Array.from(word.normalize('NFC'));
    if (CAPITAL_WITHIN.test(word) || letters.length < 4) return [];
    const isCapital = letters.map((letter) => /\p{Lu}/u.test(letter));
    const capitals = isCapital.filter(Boolean).length;
    const small = letters.length - capitals;
    const isOfCapitals = capitals >= 3 && small === 1;
    const isOfSmall = small >= 2 && capitals === 2 && isCapital[0] === true;
    if (!isOfCapitals && !isOfSmall) return [];
    const odd = isOfCapitals ? isCapital.indexOf(false) : isCapital.lastIndexOf(true);
    const letter = letters[odd] ?? '';
    // A small ß among capitals was the only form until 2017.
    const isSharp = letter === 'ß';
    const right = isSharp ? 'ẞ' : isOfCapitals ? letter.toUpperCase() : letter.toLowerCase();
    const span = { from: index + odd, to: index + odd + letter.length };
    const limit = letters.with(odd, right).join('');
    return [
      found(isSharp ? 'hint' : 'warning', 'wrongLetter', {
        elements: [line.element],
        characters: charactersIn(line, span),
        value: word,
        limit,
      }),
    ];
  });
}

/** Invisible characters that a typeface may draw: joiners, soft hyphens, direction marks; and those of no alphabet. */
function unseen(line: Line): Finding[] {
  const written = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF\uFFFD\p{Cc}]/gu;
  const isOtherScript =
    /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Emoji_Presentation}\u2640-\u2764]/u;
  if (isOtherScript.test(line.text)) return [];
  return Array.from(line.text.matchAll(written)).flatMap(({ 0: sign, index }) => {
    const span = { from: index, to: index + 1 };
    if (/\s/.test(sign)) return [];
    return [finding('error', line, span, sign === '\uFFFD' ? null : mended(line.text, span, ''))];
  });
}

/** Accents on no letter, or doubled on one. */
function looseAccents(line: Line): Finding[] {
  const loose = line.text.matchAll(
    /(?<=^|[^\p{L}\p{M}\p{Extended_Pictographic}])[\u0300-\u036F]+|([\u0300-\u036F])\1+|(?<=[åäöøæéüÅÄÖØÆÉÜ])[\u0300-\u036F]/gu,
  );
  return Array.from(loose, ({ 0: accents, index }) =>
    finding('error', line, { from: index, to: index + accents.length }, null),
  );
}

/** Letters that were read in a wrong encoding: `SÃ¸rensen`. */
function misread(line: Line): Finding[] {
  return Array.from(line.text.matchAll(/Ã[\u0080-\u00BF]/gu), ({ 0: letters, index }) => {
    const right = String.fromCodePoint(0xc0 + ((letters.codePointAt(1) ?? 0) & 0x3f));
    const span = { from: index, to: index + letters.length };
    return finding('error', line, span, mended(line.text, span, right));
  });
}

/** Accents used as an apostrophe, and apostrophes of two shapes on one stone. */
function apostrophes(lines: readonly Line[]): Finding[] {
  const signs = lines.flatMap((line) =>
    Array.from(line.text.matchAll(/(?<=\p{L})['’´`ʼ](?=\p{L})/gu), ({ 0: sign, index }) => ({
      line,
      sign,
      span: { from: index, to: index + 1 },
    })),
  );
  const isAccent = (sign: string) => sign === '´' || sign === '`';
  const proper = signs.find(({ sign }) => !isAccent(sign));
  return signs
    .filter(({ sign }) => isAccent(sign) || (proper && sign !== proper.sign))
    .map(({ line, sign, span }) =>
      finding(isAccent(sign) ? 'warning' : 'hint', line, span, mended(line.text, span, proper?.sign ?? '’')),
    );
}

/** Letters used in place of others. */
export function checkLetters(lines: readonly Line[]): Finding[] {
  const ofLines = [figures, figuresInWords, otherAlphabets, mixedCase, unseen, looseAccents, misread];
  return [...lines.flatMap((line) => ofLines.flatMap((check) => check(line))), ...apostrophes(lines)];
}
