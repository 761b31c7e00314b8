import type { Image } from 'canvaskit-wasm';
import { type Kit, made } from './kit';
import type { TileSource } from './tileShelf';

/** So many pictures of places are kept decoded, at 11 MB each: the one on the screen and those before it. */
const MOST_KEPT = 3;

/** Keeps the pictures of places in use as Skia images. One that does not load is tried again next time. */
export class SceneryShelf {
  /** The latest asked for stands last. */
  private readonly images = new Map<string, Image>();

  constructor(
    private readonly kit: Kit,
    private readonly source: TileSource,
  ) {}

  /**
   * Loads a picture unless it is there; the one longest unused makes room.
   *
   * @param picture its path in the catalogue.
   * @throws whatever the source throws, or PaintingError where the bytes are no picture.
   */
  async load(picture: string): Promise<void> {
    if (this.get(picture)) return;
    const bytes = await this.source(picture);
    if (this.get(picture)) return;
    const decoded = made(this.kit.MakeImageFromEncoded(bytes), `a picture of ${picture}`);
    this.images.set(picture, decoded.makeCopyWithDefaultMipmaps());
    decoded.delete();
    for (const [oldest, image] of this.images) {
      if (this.images.size <= MOST_KEPT) break;
      image.delete();
      this.images.delete(oldest);
    }
  }

  /** The picture, or undefined while it is not there: its colours then stand in. It stays the shelf's. */
  get(picture: string | undefined): Image | undefined {
    if (picture === undefined) return undefined;
    const image = this.images.get(picture);
    if (image) {
      this.images.delete(picture);
      this.images.set(picture, image);
    }
    return image;
  }

  delete(): void {
    for (const image of this.images.values()) image.delete();
    this.images.clear();
  }
}
