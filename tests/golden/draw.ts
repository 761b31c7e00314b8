/**
 * Redraws the golden pictures: all, or those whose names begin with a given word.
 *
 *     npx tsx tests/golden/draw.ts [name …]
 *
 * When all are drawn, pictures that are no longer used are deleted.
 */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawn, placeOf, write } from './picture';
import { SUBJECTS } from './subjects';

const goldens = Object.values(SUBJECTS).flat();
const wanted = process.argv.slice(2);
const chosen = goldens.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)),
);
if (chosen.length === 0) throw new Error(`No golden picture is called ${wanted.join(' or ')}`);

for (const golden of chosen) await write(placeOf(golden), await drawn(golden));

if (wanted.length === 0) {
  const folder = fileURLToPath(new URL('pictures', import.meta.url));
  const places = new Set(goldens.map(placeOf));
  for (const file of await readdir(folder, { recursive: true })) {
    const path = join(folder, file);
    if (file.endsWith('.webp') && !places.has(path)) await rm(path);
  }
}
console.error(`${chosen.length} pictures drawn`);
