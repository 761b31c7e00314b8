import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { fileBytes } from '../../fonts/fileBytes';
import { begunOnce } from '../../src/cache/begunOnce';
import type { PictureSource } from '../../src/painting/canvaskit/caches/cataloguePictures';
import type { Pixels } from '../../src/painting/canvaskit/offerGround';
import { type FileSupplies, JPEG_QUALITY, type PictureKind } from '../../src/painting/files/supplies';
import type { OfferFonts } from '../../src/painting/pdf/offer/paintOffer';
import { PAPER_FONTS } from '../../src/painting/pdf/paperFonts';
import { translateIn } from '../../src/painting/pdf/translateIn';
import type { Locale } from '../../src/stone/catalogue/naming';
import { loadNodeKit } from './nodeKit';

/** Pixels as a picture file. */
async function encode({ pixels, width, height }: Pixels, as: PictureKind): Promise<Uint8Array> {
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } });
  if (as.type === 'image/jpeg') return picture.removeAlpha().jpeg({ quality: JPEG_QUALITY }).toBuffer();
  return picture.png().toBuffer();
}

async function loadFonts(): Promise<OfferFonts> {
  const [regular, bold, serif] = await Promise.all([
    fileBytes(PAPER_FONTS.regular),
    fileBytes(PAPER_FONTS.bold),
    fileBytes(PAPER_FONTS.serif),
  ]);
  return { regular, bold, serif };
}

/** The fonts of texts on paper (`PAPER_FONTS`), read once. */
const fonts = begunOnce(loadFonts);

/** Gives a file of the catalogue as it is stored, by its path in it. */
export type FileSource = (path: string) => Promise<ArrayBuffer>;

/** Reads tiles of a folder, e.g. `catalogue`; those in `given`, by their path in it, take precedence. */
export function tilesIn(folder: string, given: ReadonlyMap<string, Uint8Array> = new Map()): FileSource {
  return async (tile) => Uint8Array.from(given.get(tile) ?? (await readFile(join(folder, tile)))).buffer;
}

/** What export files are made with outside a browser. */
export async function fileSupplies(locale: Locale, tile: PictureSource): Promise<FileSupplies> {
  const [kit, translate] = await Promise.all([loadNodeKit(), translateIn(locale)]);
  return { kit, tile, fonts, translate, encode, date: new Date() };
}
