import sharp from 'sharp';
import { fileSupplies, tilesIn } from '../../server/drawing/fileSupplies';
import { buildScene } from '../../src/scene/buildScene';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { groundsOf } from '../../src/stone/edits/stoneChoice';
import { drawPlaced } from '../../tests/golden/placed';
import { catalogue, chosen, sources, standardStone } from '../../tests/scene/drawnStone';

/** A stone of the catalogue. @throws Error where there is none of that id. */
export function stoneOf(id: number) {
  const stone = catalogue.stoneTypes.find((one) => one.id === id);
  if (!stone) throw new Error(`the catalogue has no stone ${id}`);
  return stone;
}

/** Which stone stands where: each by its id. */
export interface PlacedStone {
  readonly stone: number;
  readonly material: number;
  readonly place: number;
}

/**
 * A stone with the standard inscription, as the designer sets it there, in its place as the picture for the family shows it.
 *
 * @param width in pixels; the height is a tenth more.
 */
export async function pictureOfPlaced({ stone: id, material, place }: PlacedStone, width: number) {
  const stone = stoneOf(id);
  const { tile } = await fileSupplies('da', tilesIn('catalogue'));
  const edit = {
    kind: 'chooseStone' as const,
    stoneTypeId: id,
    variantId: material,
    grounds: groundsOf(stone),
  };
  const design = { ...applyEdit(chosen(standardStone, id), edit), BackgroundId: place };
  const drawn = await drawPlaced(buildScene(design, sources), tile, width);
  return sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer();
}
