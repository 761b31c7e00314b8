import type { Image } from 'canvaskit-wasm';
import { keyOf } from '../../../cache/keyOf';
import { LruCache } from '../../../cache/lruCache';
import { withoutPause } from '../../relief/withoutPause';
import type { Kit } from '../kit';
import { resizingImage } from '../resizedImage';
import { CataloguePictures, type PictureSource } from './cataloguePictures';

/** The number of tiles kept as loaded, at 5.6 MB each with their mipmaps: the stone's, and those tried before it. */
const MOST_TILES = 8;

/** The number of tiles kept in other sizes: the screen's, and that of a picture made meanwhile. */
const MOST_SCALED = 2;

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
    return this.scaled.getOrMake(keyOf(image, width, height), () =>
      withoutPause(resizingImage(this.kit, image, width, height)),
    );
  }

  /** Makes the tile in this size, unless it is there: `inSize` then has it. Pauses every few milliseconds. */
  *scaling(tile: string, width: number, height: number): Generator<undefined> {
    const image = this.get(tile);
    const key = image && keyOf(image, width, height);
    if (!key || this.scaled.get(key)) return;
    const scaled = yield* resizingImage(this.kit, image, width, height);
    // Somebody else may have made it meanwhile.
    if (this.scaled.get(key)) scaled.delete();
    else this.scaled.set(key, scaled);
  }

  override delete(): void {
    super.delete();
    this.scaled.clear();
  }
}
