/**
 * Bakes the stone materials: writes `catalogue/tiles/<name>.webp` and `<name>-small.webp` for every recipe, or for those
 * named on the command line. Run with `npx tsx catalogue/materials/bake.ts [name …]`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { RECIPES } from './recipes';
import { smallPicture, tilePicture } from './tilePicture';

const folder = fileURLToPath(new URL('../tiles/', import.meta.url));
const asked = process.argv.slice(2);
await mkdir(folder, { recursive: true });
for (const recipe of RECIPES.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  const picture = await tilePicture(recipe);
  await writeFile(`${folder}${recipe.name}.webp`, picture);
  await writeFile(`${folder}${recipe.name}-small.webp`, await smallPicture(picture));
  process.stdout.write(`${recipe.name}.webp ${Math.round(picture.length / 1024)} KB\n`);
}
