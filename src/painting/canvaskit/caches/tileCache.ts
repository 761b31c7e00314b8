import type { Image } from 'canvaskit-wasm';
import { keyOf } from '../../../cache/keyOf';
import { LruCache } from '../../../cache/lruCache';
import { enlargedImage, opaque } from '../enlargedImage';
import { type Kit, made } from '../kit';
import { CataloguePictures, type PictureSource } from './cataloguePictures';

/** The number of tiles kept as loaded, at 5.6 MB each with their mipmaps: the stone's, and those tried before it. */
const MOST_TILES = 8;

/** The number of tiles kept in other sizes: the screen's, and that of a picture made meanwhile. */
const MOST_SCALED = 2;

/** An opaque copy of a picture in another size, which the caller owns. */
function scaledTo(kit: Kit, image: Image, width: number, height: number): Image {
  if (width > image.width() && height > image.height()) return enlargedImage(kit, image, width, height);
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
