import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const entries = z.array(z.object({ id: z.number() }).loose());

/** The entries that the story's stones use. */
const OWN: Readonly<Record<string, readonly number[]>> = {
  'stone-types.json': [15, 25, 31, 41, 51, 61],
  'vignets.json': [560, 561, 704, 873],
  'attachments.json': [104, 112],
  'backgrounds.json': [10, 14],
  'churchyards.json': [1, 101],
  'stonemasons.json': [1, 4, 5],
  'prices.json': [1, 2, 3],
};

/**
 * Writes a provider's own catalogue: a part of the one that comes with a version. A store that holds it says the same
 * whatever a later version offers.
 */
export async function writeOwnCatalogue(shipped: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [file, ids] of Object.entries(OWN)) {
    const all = entries.parse(JSON.parse(await readFile(join(shipped, file), 'utf8')));
    const own = all.filter(({ id }) => ids.includes(id));
    await writeFile(join(folder, file), JSON.stringify(own));
  }
  const standard = await readFile(join(shipped, 'standard-stone.json'), 'utf8');
  await writeFile(
    join(folder, 'standard-stone.json'),
    standard.replace(/"vignetId": *\d+/, '"vignetId": 561'),
  );
}
