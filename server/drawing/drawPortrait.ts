import sharp from 'sharp';
import { openPainter } from '../../src/painting/canvaskit/painter';
import { paintPortrait } from '../../src/painting/canvaskit/paintMedallion';
import { readPixels } from '../../src/painting/canvaskit/pixels';
import type { MedallionNode, Scene } from '../../src/scene/scene';
import { MM_PER_INCH } from '../../src/stone/numbers';
import { loadNodeKit } from './nodeKit';

/**
 * More pixels than this are not written: factories print 300 dots per inch (`WANTED_DPI`), and a letter holds the pictures
 * of several medallions.
 */
const MOST_DPI = 400;

/** The quality of a picture that is fired on ceramic, in percent: it is printed and looked at for decades. */
const QUALITY = 95;

function medallionAt({ nodes }: Scene, element: number): MedallionNode {
  const node = nodes.find((one) => one.element === element);
  if (node?.kind !== 'medallion') throw new Error(`element ${element} has no picture that can be drawn`);
  return node;
}

/**
 * The picture that a factory fires on a medallion, as a JPEG: what is seen in the medallion's box, in its tone, at the
 * photograph's own resolution up to 400 dots per inch, with its true size in the file. It has no rim and no glaze, which are the plate's.
 */
export async function drawPortraitOf(scene: Scene, element: number): Promise<Uint8Array> {
  const node = medallionAt(scene, element);
  const { box, fromPixels } = node;
  const pxPerMm = Math.min(1 / Math.hypot(fromPixels[0], fromPixels[1]), MOST_DPI / MM_PER_INCH);
  const [width, height] = [box.right - box.left, box.bottom - box.top].map((mm) => Math.round(mm * pxPerMm));
  const kit = await loadNodeKit();
  const painter = openPainter(kit, () => Promise.reject(new Error('a portrait has no tiles')));
  try {
    const pixels = readPixels(kit, width ?? 1, height ?? 1, (canvas) => {
      canvas.scale(pxPerMm, pxPerMm);
      canvas.translate(-box.left, -box.top);
      paintPortrait(canvas, node, painter);
    });
    return await sharp(pixels, { raw: { width: width ?? 1, height: height ?? 1, channels: 4 } })
      .flatten({ background: '#ffffff' })
      .withMetadata({ density: pxPerMm * MM_PER_INCH })
      .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
      .toBuffer();
  } finally {
    painter.delete();
  }
}
