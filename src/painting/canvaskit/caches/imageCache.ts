import type { Image } from 'canvaskit-wasm';
import { LruCache } from '../../../cache/lruCache';
import type { RasterPicture } from '../../../scene/ownPictures';
import type { Kit } from '../kit';

/** How many pixels of uploaded pictures are kept decoded, at 4 bytes each and a third more for their smaller copies. */
const MOST_PIXELS = 40e6;

interface Decoded {
  /** Undefined where the bytes are no picture after all. */
  readonly image: Image | undefined;
}

/**
 * Keeps uploaded pictures decoded, the latest asked for, as many as memory allows; one that is dropped is decoded anew.
 * What was recorded of a picture lives on in the record, so it may be deleted here at any time.
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
    const decoded = this.kit.MakeImageFromEncoded(bytes);
    const image = decoded?.makeCopyWithDefaultMipmaps();
    decoded?.delete();
    return image;
  }

  delete(): void {
    this.images.clear();
  }
}
