import type { Image } from 'canvaskit-wasm';
import { keyOf } from '../../../cache/keyOf';
import { LruCache } from '../../../cache/lruCache';
import { withoutPause } from '../../relief/withoutPause';
import { enlargingImage, opaque } from '../enlargedImage';
import { type Kit, made } from '../kit';
import { CataloguePictures, type PictureSource } from './cataloguePictures';

/** The number of tiles kept as loaded, at 5.6 MB each with their mipmaps: the stone's, and those tried before it. */
const MOST_TILES = 8;

/** The number of tiles kept in other sizes: the screen's, and that of a picture made meanwhile. */
const MOST_SCALED = 2;

/** So many pixels of a smaller tile are worked out between two pauses: 3 ms of a processor. */
const PIECE = 7_000;

/**
 * An opaque copy of a picture in another size, which the caller owns. Pauses every few milliseconds.
 *
 * @param now the picture: asked for after each pause, since its cache may have dropped it.
 */
function* scalingTo(kit: Kit, now: () => Image, width: number, height: number): Generator<undefined, Image> {
  const image = now();
  if (width > image.width() && height > image.height())
    return yield* enlargingImage(kit, image, width, height);
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
    const canvas = surface.getCanvas();
    const rows = Math.max(1, Math.floor(PIECE / width));
    for (let top = 0; top < height; top += rows) {
      canvas.save();
      canvas.clipRect(kit.XYWHRect(0, top, width, rows), kit.ClipOp.Intersect, false);
      canvas.drawImageRectOptions(now(), whole, part, FilterMode.Linear, mipmaps);
      canvas.restore();
      surface.flush();
      yield;
    }
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
    return this.scaled.getOrMake(keyOf(image, width, height), () =>
      withoutPause(scalingTo(this.kit, () => image, width, height)),
    );
  }

  /** Makes the tile in this size, unless it is there: `inSize` then has it. Pauses every few milliseconds. */
  *scaling(tile: string, width: number, height: number): Generator<undefined> {
    const image = this.get(tile);
    const key = image && keyOf(image, width, height);
    if (!key || this.scaled.get(key)) return;
    const now = () => made(this.get(tile), 'a tile that is loaded');
    const scaled = yield* scalingTo(this.kit, now, width, height);
    // Somebody else may have made it meanwhile.
    if (this.scaled.get(key)) scaled.delete();
    else this.scaled.set(key, scaled);
  }

  override delete(): void {
    super.delete();
    this.scaled.clear();
  }
}
