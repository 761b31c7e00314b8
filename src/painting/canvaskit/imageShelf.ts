import type { Image } from 'canvaskit-wasm';
import type { RasterPicture } from '../../scene/ownPictures';
import type { Kit } from './kit';

/** How many pixels of uploaded pictures are kept decoded, at 4 bytes each and a third more for their smaller copies. */
const MOST_PIXELS = 40e6;

interface Kept {
  readonly bytes: Uint8Array;
  /** Undefined where the bytes are no picture after all. */
  readonly image: Image | undefined;
}

/** Keeps uploaded pictures decoded, the latest asked for, as many as memory allows; one that is dropped is decoded anew. */
export class ImageShelf {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly kit: Kit) {}

  /** A picture decoded; undefined where its bytes cannot be. */
  get({ url, bytes }: RasterPicture): Image | undefined {
    const known = this.kept.get(url);
    this.kept.delete(url);
    if (known && known.bytes !== bytes) known.image?.delete();
    const kept = known?.bytes === bytes ? known : { bytes, image: this.decode(bytes) };
    this.kept.set(url, kept);
    this.dropOldest();
    return kept.image;
  }

  private decode(bytes: Uint8Array): Image | undefined {
    const decoded = this.kit.MakeImageFromEncoded(bytes);
    const image = decoded?.makeCopyWithDefaultMipmaps();
    decoded?.delete();
    return image;
  }

  /** What was recorded of a picture lives on in the record, so it may be deleted here at any time. */
  private dropOldest(): void {
    const pixelsOf = ({ image }: Kept) => (image ? image.width() * image.height() : 0);
    let pixels = [...this.kept.values()].reduce((sum, kept) => sum + pixelsOf(kept), 0);
    for (const [url, kept] of this.kept) {
      if (pixels <= MOST_PIXELS || this.kept.size === 1) return;
      pixels -= pixelsOf(kept);
      kept.image?.delete();
      this.kept.delete(url);
    }
  }

  delete(): void {
    for (const { image } of this.kept.values()) image?.delete();
    this.kept.clear();
  }
}
