import sharp from 'sharp';
import { ownStoneTypeSide } from '../../src/stone/ownStoneType';
import type { Stroke } from '../../src/stone/wire/stroke';
import type { Tracing } from '../../src/stone/wire/tracing';
import { Refusal } from '../domain/refusal';
import { type CutOut, cutOut, type Task } from './background/cutOut';
import { decoded, type Pixels } from './decoded';
import type { KeptType } from './pictureStore';

/** The longer side in pixels at which a stone is searched: it takes a second and a half of processor time. */
export const STONE_PIXELS = 480;
/** The longer side in pixels at which a drawing is traced. */
const DRAWING_PIXELS = 1200;
/** The fewest pixels across of a picture: a line of pixels contains neither a stone nor a drawing. */
const LEAST_PIXELS = 8;
/** The longer side of a stored photograph, in pixels: about two a millimetre of a common stone. */
const KEPT_PIXELS = 1600;
/** The default of a vignet's longer side, in mm. */
const LONGER_SIDE = 100;

/** The uploaded bytes, and the size in mm where it was entered. */
export interface UploadedFile {
  readonly bytes: Uint8Array;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** The size in mm of all that the picture shows: it then decides, and nothing is stretched. */
  readonly pictureSize?: { readonly width: number; readonly height: number } | undefined;
}

/** A picture ready to be stored, its size in mm, and for a stone the outline in mm. */
export interface Prepared {
  readonly bytes: Buffer;
  readonly type: KeptType;
  readonly width: number;
  readonly height: number;
  readonly outline: string;
}

/** A photographed stone, and its box as shares of the photograph's sides. */
export interface PreparedStone extends Prepared {
  readonly within: CutOut['box'];
}

/**
 * The size in mm of something of these proportions; missing sides follow from them.
 *
 * @throws Refusal for an impossible size: a side beyond ten metres, or below a thousandth of a millimetre.
 */
function sizeOf({ width, height }: UploadedFile, proportions: { width: number; height: number }) {
  const perPixel =
    (width && width / proportions.width) ||
    (height && height / proportions.height) ||
    LONGER_SIDE / Math.max(proportions.width, proportions.height);
  const rounded = (length: number) => Math.round(length * 1000) / 1000;
  const size = {
    width: rounded(width ?? proportions.width * perPixel),
    height: rounded(height ?? proportions.height * perPixel),
  };
  if (![size.width, size.height].every((side) => ownStoneTypeSide.safeParse(side).success))
    throw new Refusal('uploadSizeImpossible');
  return size;
}

/** A stone's upload with the size of what its box takes of the picture, where the picture's size is known. */
function sizedByPicture(upload: UploadedFile, { left, top, right, bottom }: CutOut['box']): UploadedFile {
  const { pictureSize } = upload;
  if (!pictureSize) return upload;
  return {
    ...upload,
    width: pictureSize.width * (right - left),
    height: pictureSize.height * (bottom - top),
  };
}

/** The box of a picture that is kept as it is. */
const WHOLE = { left: 0, top: 0, right: 1, bottom: 1 };

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

/**
 * Finds the stone or the drawing in a picture.
 *
 * @throws Refusal where it cannot be read, or nothing is found.
 */
async function seenOn(bytes: Uint8Array, longest: number, wanted: Omit<Task, 'picture'>): Promise<CutOut> {
  const picture = await decoded(bytes, longest);
  const isWide = Math.min(picture.width, picture.height) >= LEAST_PIXELS;
  const found = isWide ? await cutOut({ ...wanted, picture }) : undefined;
  if (!found) throw new Refusal('nothingCutOut');
  return found;
}

/** The photograph cut to the stone's box, transparent outside its outline. */
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
 * @param strokes what was brushed over it, as shares of its sides.
 * @param keepBackground leaves the photograph as it is, its frame as the outline.
 * @throws Refusal where it cannot be read, no stone is found on it, or its size is impossible.
 */
export async function prepareStoneType(
  upload: UploadedFile,
  keepBackground: boolean,
  strokes?: readonly Stroke[],
): Promise<PreparedStone> {
  const photograph = await decoded(upload.bytes, KEPT_PIXELS);
  if (keepBackground) {
    const { width, height } = sizeOf(sizedByPicture(upload, WHOLE), photograph);
    const whole = await webp(photograph).webp({ quality: 88, effort: 4 }).toBuffer();
    const within = { left: 0, top: 0, right: 1, bottom: 1 };
    return { bytes: whole, type: 'webp', width, height, outline: `M0 0H${width}V${height}H0Z`, within };
  }
  const found = await seenOn(upload.bytes, STONE_PIXELS, { kind: 'stonetype', strokes });
  const { width, height } = sizeOf(sizedByPicture(upload, found.box), found);
  const outline = scaled(found.outline, width / found.width, height / found.height);
  const bytes = await cutFrom(photograph, found);
  return { bytes, type: 'webp', width, height, outline, within: found.box };
}

/**
 * Makes a vignet of an uploaded drawing: its outlines, which can be cut.
 *
 * @param tracing how its lines are found, where that differs from what is usual.
 * @throws Refusal where it cannot be read, no drawing is found on it, or its size is impossible.
 */
export async function prepareVignet(upload: UploadedFile, tracing?: Tracing): Promise<Prepared> {
  const found = await seenOn(upload.bytes, DRAWING_PIXELS, { kind: 'vignet', tracing });
  const { width, height } = sizeOf(upload, found);
  const outline = scaled(found.outline, width / found.width, height / found.height);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"><path d="${outline}"/></svg>\n`;
  return { bytes: Buffer.from(svg), type: 'svg', width, height, outline };
}
