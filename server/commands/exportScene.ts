import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { FONTS } from '../../fonts/catalogue';
import { fileBytes } from '../../fonts/fileBytes';
import { FontShelf } from '../../src/lettering/fontShelf';
import { InkShelf } from '../../src/painting/canvaskit/inkShelf';
import { openPainter } from '../../src/painting/canvaskit/painter';
import { bakeScene, paintScene } from '../../src/painting/canvaskit/paintScene';
import { pixelsFor, readPixels } from '../../src/painting/canvaskit/pixels';
import { weld } from '../../src/painting/canvaskit/weld';
import { soundWeld } from '../../src/painting/sheet/soundWeld';
import { paintSvg } from '../../src/painting/svg/paintSvg';
import { buildScene } from '../../src/scene/buildScene';
import { checkScene } from '../../src/scene/checks/checkScene';
import { OwnPictures, ownPicturesOf } from '../../src/scene/ownPictures';
import type { Scene } from '../../src/scene/scene';
import { type DrawnCatalogue, sourcesFrom } from '../../src/scene/sourcesFrom';
import { proofreadDesign } from '../../src/stone/proofreading/proofread';
import type { Design } from '../../src/stone/stone';
import { loadNodeKit } from './nodeKit';

/** What a picture is drawn from and how. */
export interface Export {
  readonly design: Design;
  readonly catalogue: DrawnCatalogue;
  /** The folder that holds the catalogue's `tiles`. */
  readonly catalogueFolder: string;
}

/** An uploaded vignet that its address itself holds: a command that is given a file asks nobody else. */
async function pictureInAddress(url: string): Promise<ArrayBuffer> {
  if (!url.startsWith('data:')) throw new Error(`${url} is not held by the file`);
  return (await fetch(url)).arrayBuffer();
}

/**
 * Builds a design's scene with the fonts it names, and says what a mason would object to in it.
 *
 * @throws UnknownStoneType, FontError
 */
export async function checkedScene({
  design,
  catalogue,
}: Pick<Export, 'design' | 'catalogue'>): Promise<Scene> {
  const fonts = new FontShelf(fileBytes, FONTS);
  await fonts.load(design.Parms.flatMap((element) => (element.type === 'text' ? [element.fontFamily] : [])));
  const own = new OwnPictures(pictureInAddress);
  await own.load(ownPicturesOf(design));
  const scene = buildScene(design, sourcesFrom(catalogue, fonts, own));
  const checked = checkScene(scene, new InkShelf(await loadNodeKit()));
  return { ...scene, warnings: [...scene.warnings, ...checked] };
}

/**
 * The same, and what a proof-reader finds in its words.
 *
 * @throws UnknownStoneType, FontError
 */
export async function sceneOf(given: Pick<Export, 'design' | 'catalogue'>): Promise<Scene> {
  const scene = await checkedScene(given);
  return { ...scene, warnings: [...scene.warnings, ...proofreadDesign(given.design)] };
}

/** The scene as SVG; `welded` makes each element one path without overlaps. */
export async function exportSvg(scene: Scene, title: string, welded: boolean): Promise<string> {
  if (!welded) return paintSvg(scene, { title });
  const kit = await loadNodeKit();
  return paintSvg(scene, { title, weld: soundWeld((outline) => weld(kit, outline)) });
}

/**
 * The scene as a PNG: the stone's bounding box at `pxPerMm` pixels a mm, transparent outside its outline.
 *
 * @throws PictureTooLarge
 */
export async function exportPng(scene: Scene, pxPerMm: number, catalogueFolder: string): Promise<Uint8Array> {
  const kit = await loadNodeKit();
  const painter = openPainter(
    kit,
    async (tile) => Uint8Array.from(await readFile(join(catalogueFolder, tile))).buffer,
  );
  try {
    await painter.tiles.load(scene.slab.variant.tile);
    const [width, height] = [pixelsFor(scene.width, pxPerMm), pixelsFor(scene.height, pxPerMm)];
    bakeScene(scene, painter, pxPerMm);
    const pixels = readPixels(kit, width, height, (canvas) => {
      canvas.scale(pxPerMm, pxPerMm);
      paintScene(canvas, scene, painter);
    });
    const raw = { width, height, channels: 4 } as const;
    // 1 mm = pxPerMm pixels: programs that print it find its true size.
    return await sharp(pixels, { raw })
      .withMetadata({ density: pxPerMm * 25.4 })
      .png()
      .toBuffer();
  } finally {
    painter.delete();
  }
}
