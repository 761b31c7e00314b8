import sharp from 'sharp';
import { Refusal } from '../http/refusal';
import type { BackgroundThread } from './background/backgroundThread';
import type { CutOut } from './background/task';
import type { KeptType } from './pictureStore';
import { decoded, type Pixels, uploadedBytes } from './uploadedPicture';

/** The longer side in pixels at which a stone is looked for: GrabCut takes half a second there, and 0.992 of it is right. */
const STONE_PIXELS = 480;
/** The longer side in pixels at which a drawing is traced. */
const DRAWING_PIXELS = 1200;
/** The longer side of a photograph that is kept, in pixels: about two a millimetre of a common stone. */
const KEPT_PIXELS = 1600;
/** The longer side in mm of a vignet whose size nobody entered. */
const LONGER_SIDE = 100;

/** What was uploaded, and how large it is in mm as far as somebody said. */
export interface Upload {
  readonly image: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** A picture ready to be kept, its size in mm, and for a stone the outline in mm. */
export interface Prepared {
  readonly bytes: Buffer;
  readonly type: KeptType;
  readonly width: number;
  readonly height: number;
  readonly outline: string;
}

/** The size in mm of something of these proportions; what is missing follows from them. */
function sizeOf({ width, height }: Upload, proportions: { width: number; height: number }) {
  const perPixel =
    (width && width / proportions.width) ||
    (height && height / proportions.height) ||
    LONGER_SIDE / Math.max(proportions.width, proportions.height);
  const rounded = (length: number) => Math.round(length * 1000) / 1000;
  return {
    width: width ?? rounded(proportions.width * perPixel),
    height: height ?? rounded(proportions.height * perPixel),
  };
}

/** Path data as `pathOf` writes it, with its coordinates scaled. */
function scaled(path: string, x: number, y: number): string {
  let isDown = true;
  return path.replace(/-?\d[\d.e-]*/g, (written) => {
    isDown = !isDown;
    return String(Math.round(Number(written) * (isDown ? y : x) * 1000) / 1000);
  });
}

const webp = (pixels: Pixels) =>
  sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 4 } });

/** The photograph cut to the stone's box, clear outside its outline. */
async function cutFrom(photograph: Pixels, { box, outline, width, height }: CutOut): Promise<Buffer> {
  const left = Math.round(box.left * photograph.width);
  const top = Math.round(box.top * photograph.height);
  const across = Math.max(
    1,
    Math.min(photograph.width - left, Math.round((box.right - box.left) * photograph.width)),
  );
  const down = Math.max(
    1,
    Math.min(photograph.height - top, Math.round((box.bottom - box.top) * photograph.height)),
  );
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><path d="${outline}"/></svg>`;
  return webp(photograph)
    .extract({ left, top, width: across, height: down })
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .webp({ quality: 88, effort: 4 })
    .toBuffer();
}

/**
 * Makes a stone type's picture of an uploaded photograph.
 *
 * @param keepBackground leaves the photograph as it is, its frame the outline.
 * @throws Refusal where it is no picture, or no stone is to be seen on it.
 */
export function prepareStoneType(
  thread: BackgroundThread,
  upload: Upload,
  keepBackground: boolean,
): Promise<Prepared> {
  const bytes = uploadedBytes(upload.image);
  return thread.inTurn(async (cut) => {
    const photograph = await decoded(bytes, KEPT_PIXELS);
    if (keepBackground) {
      const { width, height } = sizeOf(upload, photograph);
      const whole = await webp(photograph).webp({ quality: 88, effort: 4 }).toBuffer();
      return { bytes: whole, type: 'webp', width, height, outline: `M0 0H${width}V${height}H0Z` };
    }
    const found = await cut({ kind: 'stonetype', picture: await decoded(bytes, STONE_PIXELS) });
    if (!found) throw new Refusal('nothingCutOut');
    const { width, height } = sizeOf(upload, found);
    const outline = scaled(found.outline, width / found.width, height / found.height);
    return { bytes: await cutFrom(photograph, found), type: 'webp', width, height, outline };
  });
}

/**
 * Makes a vignet of an uploaded drawing: its outlines, which can be cut.
 *
 * @throws Refusal where it is no picture, or no drawing is to be seen on it.
 */
export function prepareVignet(thread: BackgroundThread, upload: Upload): Promise<Prepared> {
  const bytes = uploadedBytes(upload.image);
  return thread.inTurn(async (cut) => {
    const found = await cut({ kind: 'vignet', picture: await decoded(bytes, DRAWING_PIXELS) });
    if (!found) throw new Refusal('nothingCutOut');
    const { width, height } = sizeOf(upload, found);
    const outline = scaled(found.outline, width / found.width, height / found.height);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"><path d="${outline}"/></svg>\n`;
    return { bytes: Buffer.from(svg), type: 'svg', width, height, outline };
  });
}
