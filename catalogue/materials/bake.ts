/**
 * Bakes the stone materials: writes `catalogue/tiles/<name>.webp` and `<name>-small.webp` for every recipe, or for those
 * named on the command line. Run with `npx tsx catalogue/materials/bake.ts [name …]`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Recipe } from './recipe';
import { RECIPES } from './recipes';
import type { Face } from './sheet';
import { cutFace } from './stoneFace';
import { smallPicture, tilePicture } from './tilePicture';

const folder = fileURLToPath(new URL('../tiles/', import.meta.url));
/** Whether two recipes are of one rock and one seed: of one piece of stone, which only their faces are worked out of differently. */
const isOfOnePiece = (one: Recipe, other: Recipe) =>
  one.seed === other.seed && one.minerals === other.minerals;

const asked = process.argv.slice(2);
await mkdir(folder, { recursive: true });
let cut: { recipe: Recipe; face: Face } | undefined;
for (const recipe of RECIPES.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  // A rock's finishes follow one another: the piece of which the last one was made has not to be cut again.
  if (!cut || !isOfOnePiece(cut.recipe, recipe)) cut = { recipe, face: cutFace(recipe) };
  const picture = await tilePicture(recipe, cut.face);
  await writeFile(`${folder}${recipe.name}.webp`, picture);
  await writeFile(`${folder}${recipe.name}-small.webp`, await smallPicture(picture));
  process.stdout.write(`${recipe.name}.webp ${Math.round(picture.length / 1024)} KB\n`);
}
