import { ETCHED } from '../../../../painting/halftone/etched';
import { etchedDots } from '../../../../painting/halftone/etchedDots';
import { tonesOf } from '../../../../painting/halftone/tones';
import { MM_PER_INCH } from '../../../../stone/numbers';
import type { EtchingParm } from '../../../../stone/parm';
import { cropped } from '../../../../stone/photograph/crop';

/**
 * Draws the dots about an etching's middle, a pixel a dot: pale on black, as they become on dark stone.
 *
 * @param sample how many of them are drawn, across and down.
 */
export function drawDotSample(
  pen: CanvasRenderingContext2D,
  photograph: HTMLImageElement,
  etching: EtchingParm,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): void {
  const { dpi } = etching;
  const { canvas } = pen;
  canvas.width = columns;
  canvas.height = rows;
  const sides = { width: photograph.naturalWidth, height: photograph.naturalHeight };
  const { fromPixels } = cropped(etching, sides, etching.crop);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, columns, rows);
  const dotsPerMm = dpi / MM_PER_INCH;
  pen.setTransform(dotsPerMm, 0, 0, dotsPerMm, columns / 2, rows / 2);
  pen.transform(...fromPixels);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(photograph, 0, 0);
  pen.resetTransform();
  const pixels = pen.getImageData(0, 0, columns, rows);
  const tones = tonesOf({ width: columns, height: rows, rgba: pixels.data }, dpi, etching);
  const { dots } = etchedDots(tones, { ...etching, shape: 'rectangle' });
  const pale = ETCHED.map((part) => Math.round(part * 255));
  for (const [at, dot] of dots.entries())
    pixels.data.set(dot === 1 ? [...pale, 255] : [0, 0, 0, 255], at * 4);
  pen.putImageData(pixels, 0, 0);
}
