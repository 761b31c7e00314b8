import sharp from 'sharp';
import { FONTS } from '../../fonts/catalogue';
import { fileBytes } from '../../fonts/fileBytes';
import { FontCache } from '../../src/lettering/fontCache';
import { buildScene } from '../../src/scene/buildScene';
import { OwnPictures, ownPicturesOf } from '../../src/scene/ownPictures';
import type { Scene } from '../../src/scene/scene';
import { sourcesFrom } from '../../src/scene/sourcesFrom';
import { catalogue, designWith } from './drawnStone';

const bytesOf = (file: Uint8Array | string): ArrayBuffer => Uint8Array.from(Buffer.from(file)).buffer;

/** A picture 40 pixels wide and 20 high: its left half red, its right half blue. */
export const RED_AND_BLUE = await sharp({
  create: { width: 40, height: 20, channels: 3, background: '#0000ff' },
})
  .composite([
    { input: { create: { width: 20, height: 20, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
  ])
  .png()
  .toBuffer();

/** A square with a square hole, traced 200 units wide and 100 high. */
export const TRACED = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 20 200 100">
  <title>traced</title>
  <g><path d="M10 20H110V120H10Z"/><path d='M60 20h20v40h-20z'/></g>
</svg>`;

/** What was uploaded, by its address. */
export const UPLOADS: Readonly<Record<string, Uint8Array | string>> = {
  '/uploads/photo.png': RED_AND_BLUE,
  '/uploads/traced.svg': TRACED,
  '/uploads/holed.svg': TRACED.replace('M60 20h20v40h-20z', 'M60 40v40h20v-40z'),
  '/uploads/moved.svg': TRACED.replace('<g>', '<g transform="scale(2)">'),
  '/uploads/with-picture.svg': TRACED.replace('<g>', '<g><image href="http://elsewhere/x.png"/>'),
  '/uploads/boxless.svg': TRACED.replace(/ viewBox="[^"]*"/, ''),
  '/uploads/empty.svg': TRACED.replace(/<path[^>]*>/g, ''),
  '/uploads/torn.png': RED_AND_BLUE.subarray(0, 20),
};

/** Reads an upload as the server would hand it out. */
export async function readUpload(url: string): Promise<ArrayBuffer> {
  const file = UPLOADS[url];
  if (file === undefined) throw new Error(`${url}: 404`);
  return bytesOf(file);
}

/** An existing stone 500 by 400 mm with a cut corner, which was photographed; `given` is what else the design says. */
export async function photographedScene(url: string, given: object = {}): Promise<Scene> {
  const stone = { id: 1_000_001, url, width: 500, height: 400, outline: 'M0 0H400L500 100V400H0Z' };
  const design = designWith([], { StoneTypeId: stone.id, stoneStoneTypes: [stone], ...given });
  const own = new OwnPictures(readUpload);
  await own.load(ownPicturesOf(design));
  return buildScene(design, sourcesFrom(catalogue, new FontCache(fileBytes, FONTS), own));
}

/** A stone that carries one uploaded vignet; `upload` is what the design says of it. */
export async function sceneWithUpload(upload: object, element: object = {}): Promise<Scene> {
  const design = designWith(
    [{ type: 'customVignet', vignetId: 7, position: { x: 300, y: 300, rotation: 0 }, ...element }],
    { stoneVignets: [{ id: 7, ...upload }] },
  );
  const own = new OwnPictures(readUpload);
  await own.load(ownPicturesOf(design));
  return buildScene(design, sourcesFrom(catalogue, new FontCache(fileBytes, FONTS), own));
}
