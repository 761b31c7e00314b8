import type { Image } from 'canvaskit-wasm';
import { keyOf } from '../../../cache/keyOf';
import { LruCache } from '../../../cache/lruCache';
import type { EtchingNode } from '../../../scene/scene';
import { MM_PER_INCH } from '../../../stone/numbers';
import { canonicalJson } from '../../../stone/sealing/canonicalJson';
import { ETCHED, shownOf } from '../../halftone/etched';
import { tonesOf } from '../../halftone/tones';
import { etchedPixels } from '../etchedPixels';
import { Keeper, type Kit } from '../kit';
import type { ImageCache } from './imageCache';

/** How many pixels of etchings are kept, at 4 bytes each plus a third for their mipmaps. */
const MOST_PIXELS = 8e6;

/** More pixels than this are not made of one: it is seen from afar. */
const LARGEST = 1.2e6;

interface Toned {
  /** Undefined where the photograph's bytes turned out not to be a picture. */
  readonly image: Image | undefined;
}

/** Keeps etchings as they look from afar: the pale of engraved stone, as opaque as their tone. */
export class EtchingCache {
  private readonly etchings = new LruCache<string, Toned>({
    most: MOST_PIXELS,
    weigh: ({ image }) => (image ? image.width() * image.height() : 0),
    dispose: ({ image }) => image?.delete(),
  });

  constructor(
    private readonly kit: Kit,
    private readonly images: ImageCache,
  ) {}

  /** An etching over its box; undefined where its photograph cannot be decoded. */
  get(node: EtchingNode): Image | undefined {
    const { picture, fromPixels, width, height, dpi, tone } = node;
    const key = keyOf(picture.bytes, width, height, dpi, fromPixels.join(' '), canonicalJson({ ...tone }));
    return this.etchings.getOrMake(key, () => ({ image: this.toned(node) })).image;
  }

  private toned(node: EtchingNode): Image | undefined {
    const { kit, images } = this;
    const { width, height, tone } = node;
    const perMm = Math.min(node.dpi / MM_PER_INCH, Math.sqrt(LARGEST / (width * height)));
    const [columns, rows] = [Math.round(width * perMm), Math.round(height * perMm)];
    const rgba = etchedPixels(node, columns, rows, { kit, images });
    if (!rgba) return undefined;
    const tones = tonesOf({ width: columns, height: rows, rgba }, perMm * MM_PER_INCH, tone);
    const pale = ETCHED.map((part) => Math.round(part * 255));
    for (const [at, value] of tones.values.entries()) {
      rgba.set(pale, at * 4);
      rgba[at * 4 + 3] = Math.round(shownOf(value, tone.inverted) * 255);
    }
    const info = {
      width: columns,
      height: rows,
      alphaType: kit.AlphaType.Unpremul,
      colorType: kit.ColorType.RGBA_8888,
      colorSpace: kit.ColorSpace.SRGB,
    };
    using keeper = new Keeper();
    const image = kit.MakeImage(info, rgba, columns * 4);
    return image ? keeper.keep(image).makeCopyWithDefaultMipmaps() : undefined;
  }

  delete(): void {
    this.etchings.clear();
  }
}
