import type { Image } from 'canvaskit-wasm';
import { enlarge } from './enlarge';
import { type Kit, made } from './kit';

/** Gives the bytes of a material's tile by its path in the catalogue, e.g. `tiles/black.webp`. */
export type TileSource = (tile: string) => Promise<ArrayBuffer>;

/** So many tiles are kept in other sizes: the screen's, and that of a picture made meanwhile. */
const MOST_SCALED = 2;

/** What an opaque picture of a size is made of. */
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

/** Keeps the tiles of the materials in use as Skia images. A tile that does not load is tried again next time. */
export class TileShelf {
  private readonly images = new Map<string, Image>();
  /** Tiles in other sizes, the latest last. */
  private readonly scaled = new Map<string, Image>();

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

  /**
   * The tile of so many pixels, for drawing it pixel by pixel; undefined while it is not there. The picture
   * stays the shelf's, and is valid until the next call.
   */
  inSize(tile: string, width: number, height: number): Image | undefined {
    const key = `${tile} ${width} ${height}`;
    const known = this.scaled.get(key);
    const image = this.images.get(tile);
    if (known || !image) return known;
    for (const [older, picture] of this.scaled) {
      if (this.scaled.size < MOST_SCALED) break;
      picture.delete();
      this.scaled.delete(older);
    }
    const made = scaledTo(this.kit, image, width, height);
    this.scaled.set(key, made);
    return made;
  }

  delete(): void {
    for (const shelf of [this.images, this.scaled]) {
      for (const image of shelf.values()) image.delete();
      shelf.clear();
    }
  }
}
