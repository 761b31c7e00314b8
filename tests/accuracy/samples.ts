import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { FONTS } from '../../fonts/catalogue';
import { fileBytes } from '../../fonts/fileBytes';
import { FontCache } from '../../src/lettering/fontCache';
import { sourcesFrom } from '../../src/scene/sourcesFrom';
import { type TextParm, textParm } from '../../src/stone/parm';
import { type Design, design } from '../../src/stone/stone';
import { type HbGlyph, hbShape, installed } from '../lettering/hbShape';
import { catalogue } from '../scene/drawnStone';
import { fontFileOf } from './fontFile';
import { linesOf, randomDesigns } from './randomDesigns';

/**
 * How many designs are tried, and from which seed. The common run always tries the same ones, so that a machine
 * without hb-shape can run it too; the long run tries others each time (`ACCURACY_DESIGNS=20000`), or those of a
 * given seed (`ACCURACY_SEED`).
 */
const COMMON = { designs: 100, seed: 20_261_103 };
const LONG = process.env.ACCURACY_DESIGNS !== undefined;

/** Options for fast-check. Without hb-shape a smaller failing design could not be searched for; among thousands it fills the memory. */
export const RUNS = {
  numRuns: Number(process.env.ACCURACY_DESIGNS ?? COMMON.designs),
  seed: LONG ? Number(process.env.ACCURACY_SEED ?? Date.now() % 2 ** 31) : COMMON.seed,
  endOnFailure: LONG || !installed,
};

/** How long the tests may take, in ms. */
export const PATIENCE = 60_000 + RUNS.numRuns * 200;

/** The recorded answers for machines without hb-shape; `vitest -u` rewrites them where it is installed. */
export const RECORDED = fileURLToPath(new URL('./hbShape.recorded.txt', import.meta.url));

type Answers = Map<string, readonly HbGlyph[]>;

const keyOf = (file: string, text: string) => `${file}\t${text.normalize('NFC')}`;

/** Asks hb-shape for all lines of designs, once per font file. */
function ask(designs: readonly Design[]): Answers {
  const texts = new Map<string, Set<string>>();
  for (const line of designs.flatMap(linesOf)) {
    const { file } = fontFileOf(line);
    texts.set(file, (texts.get(file) ?? new Set()).add(line.subText.normalize('NFC')));
  }
  const answers: Answers = new Map();
  for (const [file, set] of texts) {
    const lines = [...set];
    for (const [i, glyphs] of hbShape(file, lines).entries())
      answers.set(keyOf(file, lines[i] ?? ''), glyphs);
  }
  return answers;
}

/** All answers as text: a line each, its glyphs as numbers; the cluster is left out where it is the glyph's own place. */
function written(answers: Answers): string {
  const glyph = ([gid, cluster, advance, dx, dy]: HbGlyph, i: number) =>
    (dx || dy || cluster !== i ? [gid, advance, dx, dy, cluster] : [gid, advance]).join(',');
  return [...answers]
    .map(([key, glyphs]) => `${key}\t${glyphs.map(glyph).join(' ')}\n`)
    .sort()
    .join('');
}

/** The answers in such a text. */
function read(text: string): Answers {
  return new Map(
    text.split('\n').flatMap((line) => {
      const [file, letters, glyphs] = line.split('\t');
      if (file === undefined || letters === undefined || glyphs === undefined) return [];
      const parsed = glyphs.split(' ').map((numbers, i): HbGlyph => {
        const [gid = Number.NaN, advance = Number.NaN, dx = 0, dy = 0, cluster = i] = numbers
          .split(',')
          .map(Number);
        return [gid, cluster, advance, dx, dy];
      });
      return [[keyOf(file, letters), parsed] as const];
    }),
  );
}

/** Letters with a sign that no family has, for the drawing in its place. */
const SIGNED_TEXT = 'Bo☦Ida';

/** A line of them in every face. */
export const SIGNED_LINES = FONTS.flatMap(({ family }) =>
  [false, true].map((cursive) =>
    textParm.parse({ type: 'text', subText: SIGNED_TEXT, fontFamily: family, cursive }),
  ),
);

/** Pairs that are spaced by hand, in every face: a word each, which other letters stand beside on the stone. */
export const PAIRED_LINES = FONTS.flatMap(({ family }) =>
  [false, true].map((cursive) =>
    textParm.parse({ type: 'text', subText: 'LTAV11', fontFamily: family, cursive }),
  ),
);

const designs = [
  ...fc.sample(randomDesigns, RUNS),
  design.parse({ Parms: SIGNED_LINES }),
  design.parse({ Parms: PAIRED_LINES }),
];
const answers = installed || !existsSync(RECORDED) ? ask(designs) : read(readFileSync(RECORDED, 'utf8'));

/** hb-shape's answer for a line, computed in advance for the designs of this run; asked for any other. */
export function shapedByHarfBuzz(line: TextParm): readonly HbGlyph[] {
  const { file } = fontFileOf(line);
  const known = answers.get(keyOf(file, line.subText));
  if (known) return known;
  const [glyphs = []] = hbShape(file, [line.subText]);
  answers.set(keyOf(file, line.subText), glyphs);
  return glyphs;
}

/** Asks for the lines of further designs, once per font file: a program started for each line takes longer than its test. */
export function shapeAll(designs: readonly Design[]): void {
  for (const [key, glyphs] of ask(designs)) answers.set(key, glyphs);
}

/** The recorded answers; undefined where this run is not the recorded one. */
export const toRecord = installed && !LONG ? written(answers) : undefined;

const fonts = new FontCache(fileBytes, FONTS);
await fonts.load(FONTS.map(({ family }) => family));

/** The project's catalogue and all its fonts. */
export const sources = sourcesFrom(catalogue, fonts);
