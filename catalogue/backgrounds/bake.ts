/**
 * Bakes the backgrounds: writes `catalogue/tiles/backgrounds/<name>.webp` and `<name>-small.webp` for
 * every scene, or for those named on the command line, and prints the tones that `backgrounds.json` shows until a
 * picture has loaded, and those of what is drawn before a stone's foot. Run with `npx tsx catalogue/backgrounds/bake.ts [name …]`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { scenePicture } from './scenePicture';
import { SCENES } from './scenes';
import { coverTonesOf, tonesOf } from './tones';

const folder = fileURLToPath(new URL('../tiles/backgrounds/', import.meta.url));
const asked = process.argv.slice(2);
await mkdir(folder, { recursive: true });
for (const scene of SCENES.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  const { picture, small } = await scenePicture(scene);
  await writeFile(`${folder}${scene.name}.webp`, picture);
  await writeFile(`${folder}${scene.name}-small.webp`, small);
  const { top, bottom, ground } = await tonesOf(picture);
  process.stdout.write(
    `${scene.name}.webp ${Math.round(picture.length / 1024)} KB, top ${top}, bottom ${bottom}, ground ${ground}\n`,
  );
  process.stdout.write(`  cover ${(await coverTonesOf(picture)).join(' ')}\n`);
}
