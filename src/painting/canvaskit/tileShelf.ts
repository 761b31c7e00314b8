import type { Image } from 'canvaskit-wasm';
import { type Kit, made } from './kit';

/** Gives the bytes of a material's tile by its path in the catalogue, e.g. `tiles/black.webp`. */
export type TileSource = (tile: string) => Promise<ArrayBuffer>;

/** Keeps the tiles of the materials in use as Skia images. A tile that does not load is tried again next time. */
export class TileShelf {
  private readonly images = new Map<string, Image>();

  constructor(
    private readonly kit: Kit,
    private readonly source: TileSource,
  ) {}

  /**
   * Loads a tile unless it is there.
   *
   * @throws whatever the source throws, or PaintingError where the bytes are no picture.
   */
  async load(tile: string): Promise<void> {
    if (this.images.has(tile)) return;
    const bytes = await this.source(tile);
    if (this.images.has(tile)) return;
    const decoded = made(this.kit.MakeImageFromEncoded(bytes), `a picture of ${tile}`);
    this.images.set(tile, decoded.makeCopyWithDefaultMipmaps());
    decoded.delete();
  }

  /** The tile, or undefined while it is not there: the stone then shows its plain colour. */
  get(tile: string): Image | undefined {
    return this.images.get(tile);
  }

  delete(): void {
    for (const image of this.images.values()) image.delete();
    this.images.clear();
  }
}
