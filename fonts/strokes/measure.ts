/**
 * `npx tsx fonts/strokes/measure.ts`: measures the thinnest stroke and the narrowest web of each family, upright and italic,
 * and writes them into `fonts/catalogue.json` (`strokes`, `webs`), from which the heights on offer follow. Run it whenever a family is added or
 * the check measures differently; a test fails while the two disagree.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { loadNodeKit } from '../../server/drawing/nodeKit';
import { FontCache } from '../../src/lettering/fontCache';
import type { Typeface } from '../../src/lettering/typeface';
import { InkCache } from '../../src/painting/canvaskit/caches/inkCache';
import type { InkMeasures } from '../../src/scene/checks/strokes';
import { font } from '../../src/stone/catalogue/font';
import { LATEST_REVISION } from '../../src/stone/revision';
import { fileBytes } from '../fileBytes';
import { narrowestWebOf, thinnestStrokeOf } from './thinnestStroke';

const file = new URL('../catalogue.json', import.meta.url);
const written: { readonly family: string; readonly italic?: string }[] = JSON.parse(
  await readFile(file, 'utf8'),
);
/** What stands for the measures of a family that has none yet. */
const UNMEASURED = { strokes: { upright: 100 }, webs: { upright: 100 } };
const families = z.array(font).parse(written.map((entry) => ({ ...UNMEASURED, ...entry })));
const fonts = new FontCache(fileBytes, families);
await fonts.load(families.map(({ family }) => family));
const measures = new InkCache(await loadNodeKit());

type Measure = (typeface: Typeface, measures: InkMeasures) => number;

function measured(measure: Measure, family: string, cursive: boolean): number {
  const found = fonts.get(family, cursive, LATEST_REVISION);
  if (typeof found === 'string') throw new Error(`${family} is ${found}`);
  return measure(found.typeface, measures);
}

/** A family measured upright, and in its italic where it has one. */
function ofFaces(measure: Measure, family: string, hasItalic: boolean) {
  const upright = measured(measure, family, false);
  return hasItalic ? { upright, italic: measured(measure, family, true) } : { upright };
}

const entries = written.map((entry) => {
  const { family } = entry;
  const hasItalic = 'italic' in entry;
  return {
    ...entry,
    strokes: ofFaces(thinnestStrokeOf, family, hasItalic),
    webs: ofFaces(narrowestWebOf, family, hasItalic),
  };
});
// A list of numbers stays on one line, as everywhere in the repository.
const text = JSON.stringify(entries, null, 2)
  .replace(/\[\s+([\d.,\s]+?)\s+\]/g, (_list, numbers: string) => `[${numbers.replace(/\s+/g, ' ')}]`)
  .replace(/\{\s+("upright"[^}]*?)\s+\}/g, (_strokes, pairs: string) => `{ ${pairs.replace(/\s+/g, ' ')} }`);
await writeFile(file, `${text}\n`);
