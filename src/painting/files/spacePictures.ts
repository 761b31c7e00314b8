import type { Orbit } from '../../geometry/orbit';
import type { Background } from '../../stone/catalogue/background';
import { paintedGround } from '../canvaskit/paintGround';
import { meshOf } from '../mesh/meshOf';
import { piecesOf } from '../mesh/pieces';
import { bodiesOf } from '../space/bodies';
import { LAWN, TILE } from '../space/groundTile';
import { litSpace } from '../space/litSpace';
import { paintSpace, type SpacePicture } from '../space/paintSpace';
import { textureOf } from '../space/texture';
import { drawnPictures } from './meshPictures';
import type { FileStone, FileSupplies } from './supplies';
import { weldBy } from './weldBy';

/** Paints a stone as it is seen from an orbit, so many pixels wide and high. */
export type PaintFrom = (orbit: Pick<Orbit, 'turn' | 'lift'>, width: number, height: number) => SpacePicture;

/**
 * Makes a stone's bodies once, to be painted from wherever it is looked at.
 *
 * @param background the place that it stands in; a lawn in daylight where it is left out.
 */
export async function spacePictures(
  stone: FileStone,
  supplies: Pick<FileSupplies, 'kit' | 'tile'>,
  background: Background | undefined,
): Promise<PaintFrom> {
  const { scene } = stone;
  const parts = meshOf(scene, weldBy(supplies));
  const drawn = await drawnPictures(parts, stone, supplies);
  const textures = new Map([...drawn].map(([key, picture]) => [key, textureOf(picture, picture.fromMm)]));
  const bodies = bodiesOf(piecesOf(parts, scene, textures));
  const tile = {
    pixels: paintedGround(supplies.kit, background?.cover ?? LAWN),
    width: TILE.pixels,
    height: TILE.pixels,
  };
  const space = litSpace(bodies, background, textureOf(tile, [1, 0, 0, 1, 0, 0]));
  return (orbit, width, height) => paintSpace(space, orbit, width, height);
}
