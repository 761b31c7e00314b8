import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { fileSupplies, tilesIn } from '../../server/drawing/fileSupplies';
import { buildScene } from '../../src/scene/buildScene';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { groundsOf } from '../../src/stone/edits/stoneChoice';
import { drawPlaced } from '../../tests/golden/placed';
import { catalogue, chosen, sources, standardStone } from '../../tests/scene/drawnStone';
import { FOLDER } from './studio';

/** The sheet's file, below docs/screens. */
export const LOOKS_SHEET = 'looks/places.webp';

/** Each kind of stone, by the id of a stone of it: serpentine, boulder, heart, cross, pillow, book, lawn plate. */
const KINDS = [15, 21, 23, 24, 33, 35, 41];

/** Four places: summer, snow, evening, gravel before a hedge. */
const PLACES = [21, 14, 13, 12];

/** A picture's width in pixels, and its height: a tenth more. */
const WIDTH = 170;
const HEIGHT = Math.round(WIDTH * 1.1);

/** The first, the middle and the last material that a stone comes in. */
function threeMaterials<T>(variants: readonly T[]): readonly T[] {
  return [0, Math.floor(variants.length / 2), variants.length - 1].flatMap((at) => variants[at] ?? []);
}

/** A stone with the standard inscription, as the designer sets it there, in three materials in each place. */
async function row(id: number): Promise<readonly Buffer[]> {
  const stone = catalogue.stoneTypes.find((one) => one.id === id);
  if (!stone) throw new Error(`the catalogue has no stone ${id}`);
  const { tile } = await fileSupplies('da', tilesIn('catalogue'));
  const drawn: Buffer[] = [];
  for (const BackgroundId of PLACES) {
    for (const { id: variantId } of threeMaterials(stone.Variants)) {
      const edit = { kind: 'chooseStone' as const, stoneTypeId: id, variantId, grounds: groundsOf(stone) };
      const design = { ...applyEdit(chosen(standardStone, id), edit), BackgroundId };
      const { pixels, width, height } = await drawPlaced(buildScene(design, sources), tile, WIDTH);
      drawn.push(
        await sharp(pixels, { raw: { width, height, channels: 4 } })
          .removeAlpha()
          .png()
          .toBuffer(),
      );
    }
  }
  return drawn;
}

/** Draws every kind of stone in four places and three materials, as the picture for the family shows them, onto one sheet. */
export async function drawLooksSheet(): Promise<void> {
  const rows: (readonly Buffer[])[] = [];
  for (const id of KINDS) rows.push(await row(id));
  const across = Math.max(...rows.map((cells) => cells.length));
  const file = join(FOLDER, LOOKS_SHEET);
  await mkdir(dirname(file), { recursive: true });
  await sharp({
    create: { width: across * WIDTH, height: rows.length * HEIGHT, channels: 3, background: '#ffffff' },
  })
    .composite(
      rows.flatMap((cells, down) =>
        cells.map((input, at) => ({ input, left: at * WIDTH, top: down * HEIGHT })),
      ),
    )
    .webp({ quality: 84, effort: 6 })
    .toFile(file);
}
