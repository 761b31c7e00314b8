import type { Image } from 'canvaskit-wasm';
import { LruCache } from '../../../cache/lruCache';
import { Keeper, type Kit, made } from '../kit';
import { opaque } from '../resizedImage';

/** An opaque picture's pixels: RGBA. */
export interface DecodedPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
}

/** Gives a picture by its path in the catalogue, e.g. `tiles/black.webp`: as it is stored, or decoded already. */
export type PictureSource = (path: string) => Promise<ArrayBuffer | DecodedPicture>;

/** Keeps pictures of the catalogue as Skia images, with their mipmaps. One that does not load is retried next time. */
export class CataloguePictures {
  private readonly images: LruCache<string, Image>;
  private readonly loading = new Map<string, Promise<void>>();

  /** @param most the number of pictures kept. */
  constructor(
    protected readonly kit: Kit,
    private readonly source: PictureSource,
    most: number,
  ) {
    this.images = new LruCache({ most, dispose: (image) => image.delete() });
  }

  /**
   * Loads a picture unless it is loaded; whoever asks for it meanwhile waits for the same.
   *
   * @param path its path in the catalogue.
   * @throws whatever the source throws, or PaintingError where the bytes are not a picture.
   */
  async load(path: string): Promise<void> {
    if (this.images.get(path)) return;
    const loading = this.loading.get(path) ?? this.fetch(path).finally(() => this.loading.delete(path));
    this.loading.set(path, loading);
    await loading;
  }

  private async fetch(path: string): Promise<void> {
    const picture = await this.source(path);
    using keeper = new Keeper();
    const decoded = keeper.keep(made(this.imageOf(picture), `a picture of ${path}`));
    this.images.set(path, decoded.makeCopyWithDefaultMipmaps());
  }

  private imageOf(picture: DecodedPicture | ArrayBuffer): Image | null {
    const { kit } = this;
    if (picture instanceof ArrayBuffer) return kit.MakeImageFromEncoded(picture);
    const { width, height, pixels } = picture;
    return kit.MakeImage(opaque(kit, width, height), pixels, width * 4);
  }

  /** The picture, or undefined while it is not loaded: plain colours are used instead. The cache owns it. */
  get(path: string | undefined): Image | undefined {
    return path === undefined ? undefined : this.images.get(path);
  }

  delete(): void {
    this.images.clear();
  }
}
