import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Exported } from './keptStore';
import { unstatedPdf, unstatedPng } from './unstated';

/** Every kind of file that the export makes. */
const WAYS: readonly { readonly output: string; readonly options: readonly string[] }[] = [
  { output: 'plain.svg', options: [] },
  { output: 'welded.svg', options: ['--weld'] },
  { output: 'splines.dxf', options: [] },
  { output: 'lines.dxf', options: ['--legacy', '--stencil', '10'] },
  { output: 'plain.plt', options: [] },
  { output: 'layers.plt', options: ['--layers', 'engrave:1,mount:2'] },
  { output: 'sheet.pdf', options: [] },
  { output: 'tiled.pdf', options: ['--tiled', 'a4'] },
  { output: 'offer.pdf', options: ['--offer', '--detailed'] },
  { output: 'picture.png', options: ['--px-per-mm', '1'] },
];

/** The setting by which files are made as of the day of the kept ones: an offer says its date. */
export const ON_THE_DAY = { NODE_OPTIONS: `--import ${new URL('./exportDay.mjs', import.meta.url).href}` };

/** How many exports run at once. */
const AT_ONCE = 2;

/** A PDF without what says when it was made, and pictures and PDFs without what they say of themselves; everything else as it is. */
async function timeless(name: string, bytes: Buffer): Promise<Buffer> {
  if (name.endsWith('.png')) return unstatedPng(bytes);
  if (!name.endsWith('.pdf')) return bytes;
  const text = unstatedPdf(bytes.toString('latin1'));
  const still = text.replace(/\/CreationDate \([^)]*\)/g, '').replace(/\/ID \[[^\]]*\]/g, '');
  return Buffer.from(still, 'latin1');
}

/**
 * Exports designs in every way, or in some of the ways.
 *
 * @param isWanted tells by a file's place in the list of all whether it is made.
 * @param run runs a command to its end.
 */
export async function exportAll(
  designs: readonly object[],
  folder: string,
  run: (words: readonly string[]) => Promise<void>,
  isWanted: (place: number) => boolean = () => true,
): Promise<Exported[]> {
  const exportOne = async (design: number, { output, options }: (typeof WAYS)[number]): Promise<Exported> => {
    const path = join(folder, `${design}-${output}`);
    await run(['export', join(folder, `design-${design}.json`), path, '--allow-missing', ...options]);
    const bytes = await timeless(output, await readFile(path));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { design, output, options: [...options], sha256 };
  };
  const wanted: [place: number, design: number, way: (typeof WAYS)[number]][] = [];
  for (const [design, content] of designs.entries()) {
    await writeFile(join(folder, `design-${design}.json`), JSON.stringify(content));
    for (const way of WAYS) wanted.push([wanted.length, design, way]);
  }
  const made: Exported[] = [];
  const left = wanted.filter(([place]) => isWanted(place)).values();
  const worker = async () => {
    for (const [place, design, way] of left) made[place] = await exportOne(design, way);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return made.filter((_, place) => isWanted(place));
}
