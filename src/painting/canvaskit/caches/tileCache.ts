import type { Image } from 'canvaskit-wasm';
import { keyOf } from '../../../cache/keyOf';
import { LruCache } from '../../../cache/lruCache';
import { enlarge } from '../enlarge';
import { type Kit, made } from '../kit';
import { CataloguePictures, type PictureSource } from './cataloguePictures';

/** The number of tiles kept as loaded, at 5.6 MB each with their mipmaps: the stone's, and those tried before it. */
const MOST_TILES = 8;

/** The number of tiles kept in other sizes: the screen's, and that of a picture made meanwhile. */
const MOST_SCALED = 2;

/** The source of an opaque, resized picture. */
function opaque({ AlphaType, ColorType, ColorSpace }: Kit, width: number, height: number) {
  return {
    width,
    height,
    alphaType: AlphaType.Opaque,
    colorType: ColorType.RGBA_8888,
    colorSpace: ColorSpace.SRGB,
  };
}

/** An opaque, larger copy of a picture, which the caller owns. */
function enlargedTo(kit: Kit, image: Image, width: number, height: number): Image {
  const [fromWidth, fromHeight] = [image.width(), image.height()];
  const read = made(image.readPixels(0, 0, opaque(kit, fromWidth, fromHeight)), 'the pixels of a tile');
  const bytes = new Uint8Array(read.buffer, read.byteOffset, read.byteLength);
  const pixels = enlarge({ width: fromWidth, height: fromHeight, bytes }, width, height);
  return made(kit.MakeImage(opaque(kit, width, height), pixels, width * 4), 'a larger tile');
}

/** An opaque copy of a picture in another size, which the caller owns. */
function scaledTo(kit: Kit, image: Image, width: number, height: number): Image {
  if (width > image.width() && height > image.height()) return enlargedTo(kit, image, width, height);
  const memory = kit.Malloc(Uint8Array, width * height * 4);
  const surface = made(
    kit.MakeRasterDirectSurface(opaque(kit, width, height), memory, width * 4),
    'a surface',
  );
  try {
    const [whole, part] = [
      kit.XYWHRect(0, 0, image.width(), image.height()),
      kit.XYWHRect(0, 0, width, height),
    ];
    const { FilterMode, MipmapMode } = kit;
    const mipmaps = width < image.width() ? MipmapMode.Linear : MipmapMode.None;
    surface.getCanvas().drawImageRectOptions(image, whole, part, FilterMode.Linear, mipmaps);
    surface.flush();
    return surface.makeImageSnapshot();
  } finally {
    surface.delete();
    kit.Free(memory);
  }
}

/** Caches the tiles of the materials in use: while one is missing, the stone shows its plain colour. */
export class TileCache extends CataloguePictures {
  private readonly scaled = new LruCache<string, Image>({
    most: MOST_SCALED,
    dispose: (image) => image.delete(),
  });

  constructor(kit: Kit, source: PictureSource) {
    super(kit, source, MOST_TILES);
  }

  /**
   * The tile in this size in pixels, for drawing it pixel by pixel; undefined while it is not loaded. The cache owns
   * the picture, which is valid until the next call.
   */
  inSize(tile: string, width: number, height: number): Image | undefined {
    const image = this.get(tile);
    if (!image) return undefined;
    return this.scaled.getOrMake(keyOf(image, width, height), () => scaledTo(this.kit, image, width, height));
  }

  override delete(): void {
    super.delete();
    this.scaled.clear();
  }
}
