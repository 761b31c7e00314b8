import type { Outline } from '../geometry/outline';
import { MOST_PIXELS, pictureHeader } from '../stone/pictureHeader';
import type { Design } from '../stone/stone';
import { readTracedOutline } from './tracedOutline';

/** An uploaded pixel picture. */
export interface RasterPicture {
  readonly kind: 'raster';
  readonly url: string;
  readonly type: 'png' | 'jpeg' | 'webp';
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** In pixels: only the proportions count. */
  readonly width: number;
  readonly height: number;
}

/** The outline traced from an uploaded picture. */
export interface TracedPicture {
  readonly kind: 'traced';
  readonly url: string;
  /** Within 0 0 width height, in its own units. */
  readonly outline: Outline;
  readonly width: number;
  readonly height: number;
}

export type OwnPicture = RasterPicture | TracedPicture;

/** Returns the bytes of an uploaded vignet by its address. */
export type ReadPicture = (url: string) => Promise<ArrayBuffer>;

function pictureOf(url: string, bytes: Uint8Array<ArrayBuffer>): OwnPicture {
  const header = pictureHeader(bytes);
  if (!header) return { kind: 'traced', url, ...readTracedOutline(new TextDecoder().decode(bytes)) };
  if (header.width * header.height > MOST_PIXELS) throw new RangeError(`${url}: too many pixels`);
  return { kind: 'raster', url, ...header, bytes };
}

/**
 * Caches the uploaded vignettes of the current designs, interpreted by their bytes and not by their address.
 * One that could not be loaded or read is retried the next time it is requested.
 */
export class OwnPictures {
  private readonly pictures = new Map<string, OwnPicture>();

  constructor(private readonly read: ReadPicture) {}

  /** Loads what is missing and drops what is no longer used; never throws, since `get` reports what is missing. */
  async load(urls: Iterable<string>): Promise<void> {
    const wanted = new Set(urls);
    for (const url of this.pictures.keys()) if (!wanted.has(url)) this.pictures.delete(url);
    await Promise.allSettled(
      [...wanted].map(async (url) => {
        if (this.pictures.has(url)) return;
        const bytes = new Uint8Array(await this.read(url));
        this.pictures.set(url, pictureOf(url, bytes));
      }),
    );
  }

  /** The picture at an address; undefined where it is missing. */
  get(url: string): OwnPicture | undefined {
    return this.pictures.get(url);
  }
}

/** The addresses of a design's uploaded vignettes, of the photographs of its medallions and etchings, and of the photograph of its stone. */
export function ownPicturesOf({
  Parms,
  stoneVignets,
  stoneStoneTypes,
  StoneTypeId,
}: Pick<Design, 'Parms' | 'stoneVignets' | 'stoneStoneTypes' | 'StoneTypeId'>): string[] {
  const used = new Set(
    Parms.flatMap((element) => (element.type === 'customVignet' ? [element.vignetId] : [])),
  );
  return [
    ...new Set(Parms.flatMap((element) => ('picture' in element ? [element.picture] : []))),
    ...stoneVignets.flatMap(({ id, url }) => (used.has(id) ? [url] : [])),
    ...stoneStoneTypes.flatMap(({ id, url }) => (id === StoneTypeId ? [url] : [])),
  ];
}
