import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';
import { scattered } from '../../painting/relief/grain';
import type { GroundCover } from '../../stone/catalogue/groundCover';

/** A tile's side in metres, and in pixels. */
export const TILE = { side: 0.6, pixels: 512 } as const;

/** The tones of a lawn where the place has a plain colour: cut grass in daylight. */
export const LAWN: GroundCover = {
  kind: 'grass',
  tones: ['#5d6d48', '#67774f', '#6f7f56', '#77875d', '#82926a'],
};

/** How many blades or stones a tile has, and how long and broad they are, in pixels. */
const THINGS = {
  grass: { count: 5200, long: 13, broad: 1.6 },
  gravel: { count: 5200, long: 4.5, broad: 6 },
  snow: { count: 900, long: 14, broad: 18 },
  slabs: { count: 700, long: 22, broad: 20 },
} as const;

/**
 * A tile of what covers the ground, in its tones, seen from above; it repeats without a seam.
 *
 * @throws Error where the browser gives no canvas to draw on.
 */
export function groundTile({ kind, tones }: GroundCover): CanvasTexture {
  const { pixels } = TILE;
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = pixels;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas to draw the ground on');
  const { count, long, broad } = THINGS[kind];
  const chance = (at: number, of: number) => (scattered(at, of) + 1) / 2;
  pen.fillStyle = tones[Math.floor(tones.length / 2)] ?? '#888888';
  pen.fillRect(0, 0, pixels, pixels);
  pen.lineCap = 'round';
  pen.globalAlpha = kind === 'grass' ? 0.75 : 0.5;
  for (let at = 0; at < count; at += 1) {
    pen.strokeStyle = tones[Math.floor(chance(at, 1) * tones.length)] ?? '#888888';
    pen.lineWidth = broad * (0.6 + 0.8 * chance(at, 2));
    const [x, y] = [chance(at, 3) * pixels, chance(at, 4) * pixels];
    const [dx, dy] = [scattered(at, 5) * long * 0.6, scattered(at, 6) * long];
    // Once more on the other side of whatever edge it may lie across.
    for (const left of [-pixels, 0, pixels])
      for (const up of [-pixels, 0, pixels]) {
        if (x + left < -40 || x + left > pixels + 40 || y + up < -40 || y + up > pixels + 40) continue;
        pen.beginPath();
        pen.moveTo(x + left, y + up);
        pen.lineTo(x + left + dx, y + up + dy);
        pen.stroke();
      }
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.anisotropy = 8;
  return texture;
}
