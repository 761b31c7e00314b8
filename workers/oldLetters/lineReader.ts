import { FONTS } from '../../fonts/catalogue';
import { FONT_URLS } from '../../fonts/urls';
import { FontCache } from '../../src/lettering/fontCache';
import { facesIn } from '../../src/scene/oldLetters/faces';
import { readOldLine } from '../../src/scene/oldLetters/readOldLine';
import { bytesAt } from '../exporter/bytesAt';
import type { OldLettersReader, OldLineRead, OldLineRequest } from './contract';

/** The longer side in pixels of what is looked at: beyond it letters are sharper than they need to be. */
const LONGEST = 1200;

/** A part of a photograph as pixels that are as long as they are high on the stone. */
async function cropOf({ url, width, height, box }: OldLineRequest) {
  const { origin, href } = new URL(url, globalThis.location.origin);
  // A foreign design must not make requests elsewhere.
  if (origin !== globalThis.location.origin) throw new Error(`${url} lies elsewhere`);
  const bitmap = await createImageBitmap(new Blob([await bytesAt(href)]));
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const finest = Math.max(bitmap.width / width, bitmap.height / height);
  const perMm = Math.min(finest, LONGEST / Math.max(wide, tall));
  const size = {
    width: Math.max(8, Math.round(wide * perMm)),
    height: Math.max(8, Math.round(tall * perMm)),
  };
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to read a picture from');
  context.imageSmoothingQuality = 'high';
  const [across, down] = [bitmap.width / width, bitmap.height / height];
  context.drawImage(
    bitmap,
    box.left * across,
    box.top * down,
    wide * across,
    tall * down,
    0,
    0,
    size.width,
    size.height,
  );
  bitmap.close();
  const { data } = context.getImageData(0, 0, size.width, size.height);
  return { canvas, crop: { ...size, data }, mmPerPixel: 1 / perMm };
}

/** Reads old letters with the fonts of the catalogue, which stay loaded from one line to the next. */
export class LineReader implements OldLettersReader {
  readonly #fonts = new FontCache((file) => {
    const url = FONT_URLS[file];
    return url ? bytesAt(url) : Promise.reject(new Error(`no font file ${file}`));
  }, FONTS);

  async read(request: OldLineRequest): Promise<OldLineRead> {
    const [{ canvas, crop, mmPerPixel }] = await Promise.all([
      cropOf(request),
      this.#fonts.load(FONTS.map(({ family }) => family)),
    ]);
    const styles = readOldLine(crop, request.text, facesIn(this.#fonts, FONTS, request.revision), mmPerPixel);
    const picture = await canvas.convertToBlob({ type: 'image/png' });
    return { picture, width: crop.width, height: crop.height, styles };
  }
}
