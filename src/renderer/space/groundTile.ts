import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';
import { groundStrokes, TILE } from '../../painting/space/groundTile';
import type { GroundCover } from '../../stone/catalogue/groundCover';

/**
 * A tile of what covers the ground, in its tones, seen from above; it repeats without a seam.
 *
 * @throws Error where the browser gives no canvas to draw on.
 */
export function groundTile(cover: GroundCover): CanvasTexture {
  const { pixels } = TILE;
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = pixels;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas to draw the ground on');
  const { under, alpha, strokes } = groundStrokes(cover);
  pen.fillStyle = under;
  pen.fillRect(0, 0, pixels, pixels);
  pen.lineCap = 'round';
  pen.globalAlpha = alpha;
  for (const { from, to, broad, colour } of strokes) {
    pen.strokeStyle = colour;
    pen.lineWidth = broad;
    pen.beginPath();
    pen.moveTo(...from);
    pen.lineTo(...to);
    pen.stroke();
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.anisotropy = 8;
  return texture;
}
