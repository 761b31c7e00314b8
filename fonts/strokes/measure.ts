/**
 * `npx tsx fonts/strokes/measure.ts`: measures the thinnest stroke of each family, upright and italic, and writes it into
 * `fonts/catalogue.json` (`strokes`), for the heights on offer to follow from. To be run whenever a family comes in, or
 * the check measures in another way; a test holds the two together.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { loadNodeKit } from '../../server/commands/nodeKit';
import { FontShelf } from '../../src/lettering/fontShelf';
import { InkShelf } from '../../src/painting/canvaskit/inkShelf';
import { FONTS } from '../catalogue';
import { fileBytes } from '../fileBytes';
import { thinnestStrokeOf } from './thinnestStroke';

const file = new URL('../catalogue.json', import.meta.url);
const shelf = new FontShelf(fileBytes, FONTS);
await shelf.load(FONTS.map(({ family }) => family));
const measures = new InkShelf(await loadNodeKit());

function measured(family: string, cursive: boolean): number {
  const found = shelf.get(family, cursive);
  if (typeof found === 'string') throw new Error(`${family} is ${found}`);
  return thinnestStrokeOf(found.typeface, measures);
}

const written: { readonly family: string; readonly italic?: string }[] = JSON.parse(
  await readFile(file, 'utf8'),
);
const entries = written.map((entry) => {
  const { family } = entry;
  const upright = measured(family, false);
  return {
    ...entry,
    strokes: 'italic' in entry ? { upright, italic: measured(family, true) } : { upright },
  };
});
// A list of numbers stays on one line, as everywhere in the repository.
const text = JSON.stringify(entries, null, 2)
  .replace(/\[\s+([\d.,\s]+?)\s+\]/g, (_list, numbers: string) => `[${numbers.replace(/\s+/g, ' ')}]`)
  .replace(/\{\s+("upright"[^}]*?)\s+\}/g, (_strokes, pairs: string) => `{ ${pairs.replace(/\s+/g, ' ')} }`);
await writeFile(file, `${text}\n`);
