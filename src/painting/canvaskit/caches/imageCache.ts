import type { Image } from 'canvaskit-wasm';
import { LruCache } from '../../../cache/lruCache';
import type { RasterPicture } from '../../../scene/ownPictures';
import { Keeper, type Kit } from '../kit';

/** How many pixels of uploaded pictures are kept decoded, at 4 bytes each plus a third for their mipmaps. */
const MOST_PIXELS = 40e6;

interface Decoded {
  /** Undefined where the bytes turned out not to be a picture. */
  readonly image: Image | undefined;
}

/**
 * Keeps uploaded pictures decoded, the most recent ones, as many as memory allows; a dropped one is decoded again.
 * A recording keeps its pictures alive, so they may be deleted here at any time.
 */
export class ImageCache {
  private readonly images = new LruCache<Uint8Array, Decoded>({
    most: MOST_PIXELS,
    weigh: ({ image }) => (image ? image.width() * image.height() : 0),
    dispose: ({ image }) => image?.delete(),
  });

  constructor(private readonly kit: Kit) {}

  /** A picture decoded; undefined where its bytes cannot be. */
  get({ bytes }: RasterPicture): Image | undefined {
    return this.images.getOrMake(bytes, () => ({ image: this.decode(bytes) })).image;
  }

  private decode(bytes: Uint8Array): Image | undefined {
    using keeper = new Keeper();
    const decoded = this.kit.MakeImageFromEncoded(bytes);
    return decoded ? keeper.keep(decoded).makeCopyWithDefaultMipmaps() : undefined;
  }

  delete(): void {
    this.images.clear();
  }
}
