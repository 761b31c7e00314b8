import { FONTS } from '../../fonts/catalogue';
import { fileBytes } from '../../fonts/fileBytes';
import { FontCache } from '../../src/lettering/fontCache';
import { InkCache } from '../../src/painting/canvaskit/caches/inkCache';
import { buildScene } from '../../src/scene/buildScene';
import { checkScene } from '../../src/scene/checks/checkScene';
import { OwnPictures, ownPicturesOf, type ReadPicture } from '../../src/scene/ownPictures';
import type { Scene } from '../../src/scene/scene';
import { type DrawnCatalogue, sourcesFrom } from '../../src/scene/sourcesFrom';
import type { Finding } from '../../src/stone/finding';
import type { Design } from '../../src/stone/stone';
import { loadNodeKit } from './nodeKit';

/** A design, and the entries of the catalogue that it names. */
export interface Named {
  readonly design: Design;
  readonly catalogue: DrawnCatalogue;
}

const fonts = new FontCache(fileBytes, FONTS);
let strokes: InkCache | undefined;

/** A picture in a data URL. */
export async function pictureInAddress(url: string): Promise<ArrayBuffer> {
  if (!url.startsWith('data:')) throw new Error(`${url} does not hold its picture`);
  return (await fetch(url)).arrayBuffer();
}

/**
 * Builds a design's scene with the fonts it names, which stay loaded for the next one.
 *
 * @throws UnknownStoneType, FontError
 */
export async function sceneOf({ design, catalogue }: Named, picture: ReadPicture): Promise<Scene> {
  await fonts.load(design.Parms.flatMap((element) => (element.type === 'text' ? [element.fontFamily] : [])));
  const own = new OwnPictures(picture);
  await own.load(ownPicturesOf(design));
  return buildScene(design, sourcesFrom(catalogue, fonts, own));
}

/** What a mason objects to in a scene. */
export async function objectionsTo(scene: Scene): Promise<readonly Finding[]> {
  strokes ??= new InkCache(await loadNodeKit());
  return [...scene.warnings, ...checkScene(scene, strokes)];
}
