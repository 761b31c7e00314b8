import { layLine } from '../../../src/lettering/layLine';
import { opticalSpacing } from '../../../src/lettering/opticalSpacing';
import { FAMILY_FILES, typefaceOf } from '../typefaces';
import { type Unevenness, unevennessOf } from './evenness';
import { CAP_HEIGHT } from './inkOfLetters';
import { inkOf, type SetLetter, wordsOf } from './lineInk';
import { LINES } from './words';

/** One font file with the fixed lines set by the font alone and spaced optically. */
export interface JudgedFont {
  readonly name: string;
  readonly file: string;
  readonly before: Unevenness;
  readonly after: Unevenness;
  /** The proposal for each of the lines. */
  readonly proposals: readonly (readonly number[])[];
  /** Each word by the font alone and as proposed. */
  readonly words: readonly { readonly before: readonly SetLetter[]; readonly after: readonly SetLetter[] }[];
}

/** Sets the fixed lines in one font file, by the font alone and spaced optically, and measures both by their pixels. */
export async function judge(file: string): Promise<JudgedFont> {
  const typeface = await typefaceOf(file);
  const ink = await inkOf(typeface);
  const setting = { fontSize: CAP_HEIGHT, fontSpacing: 100, letterSpacing: 0, spacings: [] };
  const proposals = LINES.map((text) =>
    opticalSpacing(typeface, layLine(typeface, { ...setting, text }), []),
  );
  const before = LINES.flatMap((text) => wordsOf(typeface, ink, text, []));
  const after = LINES.flatMap((text, index) => wordsOf(typeface, ink, text, proposals[index] ?? []));
  const entry = FAMILY_FILES.find((each) => each.file === file);
  return {
    name: `${entry?.family ?? file}${/italic/i.test(file) ? ' italic' : ''}`,
    file,
    before: unevennessOf(before),
    after: unevennessOf(after),
    proposals,
    words: before.map((word, index) => ({ before: word, after: after[index] ?? [] })),
  };
}
