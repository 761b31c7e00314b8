import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { proofreadScene } from '../../server/commands/checkedScene';
import { fileSupplies, tilesIn } from '../../server/drawing/fileSupplies';
import { paintingOfferGround } from '../../src/painting/canvaskit/offerGround';
import type { Painter } from '../../src/painting/canvaskit/painter';
import { bakeScene } from '../../src/painting/canvaskit/paintScene';
import { spacePictures } from '../../src/painting/files/spacePictures';
import { painted } from '../../src/painting/files/supplies';
import { isPicture } from '../../src/painting/pdf/offer/pictures';
import { withoutPause } from '../../src/painting/relief/withoutPause';
import type { Scene } from '../../src/scene/scene';
import { namesIn } from '../../src/scene/sourcesFrom';
import { pngOf } from '../painting/files/made';
import { bytesOf } from '../painting/mesh/made';
import type { Golden } from './golden';
import { seenInSpace } from './inSpace';
import { drawPlaced } from './placed';

/** An opaque picture: red, green, blue, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** The backdrop visible where a picture is transparent: beside the stone. */
const BACKDROP = [214, 208, 198] as const;

/** Puts a picture on the backdrop, so that no colour hides in transparent pixels. */
function laidOnBackdrop(width: number, height: number, rgba: Uint8Array): Picture {
  const rgb = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const alpha = (rgba[pixel * 4 + 3] ?? 0) / 255;
    for (const [channel, behind] of BACKDROP.entries()) {
      const inFront = rgba[pixel * 4 + channel] ?? 0;
      rgb[pixel * 3 + channel] = Math.round(behind + (inFront - behind) * alpha);
    }
  }
  return { width, height, rgb };
}

/** A stone as an offer shows it: standing, on white. */
async function standing(scene: Scene, { catalogueFolder, pxPerMm }: Golden): Promise<Picture> {
  const supplies = await fileSupplies('da', tilesIn(catalogueFolder));
  const paint = (painter: Painter) => {
    bakeScene({ ...scene, nodes: scene.nodes.filter(isPicture) }, painter, pxPerMm);
    return withoutPause(paintingOfferGround(scene, painter, pxPerMm));
  };
  const { width, height, pixels } = await painted({ scene }, supplies, paint);
  return laidOnBackdrop(width, height, Uint8Array.from(pixels));
}

/** A stone in its place, painted from where it is turned to. */
async function turned(
  scene: Scene,
  { design, catalogue, catalogueFolder }: Golden,
  { turn, lift, side }: NonNullable<Golden['turned']>,
): Promise<Picture> {
  const supplies = await fileSupplies('da', tilesIn(catalogueFolder));
  const stone = { scene, design, id: undefined, names: namesIn(catalogue), locale: 'da' } as const;
  const background = catalogue.backgrounds.find(({ id }) => id === design.BackgroundId);
  const paint = await spacePictures(stone, supplies, background);
  const { width, height, pixels } = paint({ turn, lift }, side, side);
  return laidOnBackdrop(width, height, Uint8Array.from(pixels));
}

/** Draws a golden's design as `npm run export` draws it, or as an offer shows it. */
export async function drawn(golden: Golden): Promise<Picture> {
  const { design, catalogue, catalogueFolder, pxPerMm, isStanding = false } = golden;
  const scene = await proofreadScene({ design, catalogue });
  if (isStanding) return standing(scene, golden);
  if (golden.spaceSide) return seenInSpace(await bytesOf({ format: 'glb' }, design, scene), golden.spaceSide);
  if (golden.turned) return turned(scene, golden, golden.turned);
  if (golden.placedWidth) {
    const { width, height, pixels } = await drawPlaced(scene, tilesIn(catalogueFolder), golden.placedWidth);
    return laidOnBackdrop(width, height, Uint8Array.from(pixels));
  }
  const png = await pngOf(scene, pxPerMm, catalogueFolder);
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return laidOnBackdrop(info.width, info.height, data);
}

/** Where a golden is stored. */
export function placeOf({ name }: Pick<Golden, 'name'>): string {
  return fileURLToPath(new URL(`pictures/${name}.webp`, import.meta.url));
}

/** The stored picture of a golden; undefined where there is none. */
export async function kept(golden: Pick<Golden, 'name'>): Promise<Picture | undefined> {
  const file = await readFile(placeOf(golden)).catch(() => undefined);
  if (!file) return undefined;
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: Uint8Array.from(data) };
}

/** Writes a picture losslessly; the file's extension gives the format. */
export async function write(file: string, { width, height, rgb }: Picture): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const picture = sharp(rgb, { raw: { width, height, channels: 3 } });
  await (file.endsWith('.webp') ? picture.webp({ lossless: true, effort: 6 }) : picture.png()).toFile(file);
}
