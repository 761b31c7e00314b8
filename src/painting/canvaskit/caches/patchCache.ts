import type { Image } from 'canvaskit-wasm';
import { LruCache } from '../../../cache/lruCache';

/** How many pieces of ground are kept, at 2 MB each: those of the places that somebody compares. */
const MOST = 3;

/** Keeps pieces of ground as they are seen from above; it owns the pictures. */
export class PatchCache {
  private readonly images = new LruCache<string, Image>({ most: MOST, dispose: (image) => image.delete() });

  /** The picture of a patch, made where it is not kept. */
  getOrMake(key: string, make: () => Image): Image {
    return this.images.getOrMake(key, make);
  }

  delete(): void {
    this.images.clear();
  }
}
