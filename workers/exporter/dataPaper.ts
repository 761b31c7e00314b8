import { type DataPicture, paintDataPaper } from '../../src/painting/pdf/dataPaper/paintDataPaper';
import { translateIn } from '../../src/painting/pdf/translateIn';
import type { DataPaperRequest, ExportedFile } from './contract';
import { encode } from './encode';
import { paperFonts } from './paperFonts';

/** The longer side of a picture on the paper, in pixels: 250 to an inch at the size that it has there. */
const LONGER_SIDE = 1000;

/** A picture as JPEG on white; undefined for one that this browser cannot read. */
async function asJpeg(picture: Blob): Promise<DataPicture | undefined> {
  try {
    const bitmap = await createImageBitmap(picture);
    const scale = Math.min(1, LONGER_SIDE / Math.max(bitmap.width, bitmap.height));
    const [width, height] = [bitmap.width, bitmap.height].map((side) =>
      Math.max(1, Math.round(side * scale)),
    );
    if (!width || !height) return undefined;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    const bytes = await encode({ pixels: data, width, height }, { type: 'image/jpeg' });
    return { bytes, width, height };
  } catch {
    return undefined;
  }
}

/** Paints it with what a browser supplies. */
export async function dataPaper({ words, locale, pictures, name }: DataPaperRequest): Promise<ExportedFile> {
  const [fonts, translate, ...read] = await Promise.all([
    paperFonts(),
    translateIn(locale),
    ...pictures.map(asJpeg),
  ]);
  const content = paintDataPaper({
    words,
    locale,
    fonts,
    pictures: read.filter((picture) => picture !== undefined),
    date: new Date(),
    brand: translate('offer.brand'),
    page: (given) => translate('offer.page', given),
  });
  return { name, blob: new Blob([new Uint8Array(content)], { type: 'application/pdf' }) };
}
