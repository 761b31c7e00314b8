import type { GroundCover } from '../../stone/catalogue/groundCover';
import { scattered } from '../relief/grain';

/** A tile's side in metres, and in pixels. */
export const TILE = { side: 0.6, pixels: 512 } as const;

/** How far the ground reaches, in metres, and where its haze begins and hides it: it hides its edge. */
export const REACH = 16;
export const HAZE = { from: REACH * 0.2, to: REACH * 0.85 } as const;

/** The tones of a lawn where the place has a plain colour: cut grass in daylight. */
export const LAWN: GroundCover = {
  kind: 'grass',
  tones: ['#5d6d48', '#67774f', '#6f7f56', '#77875d', '#82926a'],
};

/** How many blades or stones a tile has, how long and broad they are in pixels, and how much they cover. */
const THINGS = {
  grass: { count: 5200, long: 13, broad: 1.6, alpha: 0.75 },
  gravel: { count: 5200, long: 4.5, broad: 6, alpha: 0.5 },
  snow: { count: 900, long: 14, broad: 18, alpha: 0.5 },
  slabs: { count: 700, long: 22, broad: 20, alpha: 0.5 },
} as const;

/** A blade or a stone, seen from above: a stroke with round ends, in pixels of the tile. */
export interface GroundStroke {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly broad: number;
  readonly colour: string;
}

/** What covers the ground, as strokes over one colour. */
export interface GroundStrokes {
  readonly under: string;
  readonly alpha: number;
  readonly strokes: readonly GroundStroke[];
}

/** How far beyond the tile's edge a stroke still reaches into it, in pixels. */
const OVER = 40;

/** A tile of what covers the ground, in its tones, seen from above; it repeats without a seam. */
export function groundStrokes({ kind, tones }: GroundCover): GroundStrokes {
  const { pixels } = TILE;
  const { count, long, broad, alpha } = THINGS[kind];
  const chance = (at: number, of: number) => (scattered(at, of) + 1) / 2;
  const strokes: GroundStroke[] = [];
  for (let at = 0; at < count; at += 1) {
    const colour = tones[Math.floor(chance(at, 1) * tones.length)] ?? '#888888';
    const width = broad * (0.6 + 0.8 * chance(at, 2));
    const [x, y] = [chance(at, 3) * pixels, chance(at, 4) * pixels];
    const [dx, dy] = [scattered(at, 5) * long * 0.6, scattered(at, 6) * long];
    // Once more on the other side of whatever edge it may lie across.
    for (const left of [-pixels, 0, pixels])
      for (const up of [-pixels, 0, pixels]) {
        if (x + left < -OVER || x + left > pixels + OVER || y + up < -OVER || y + up > pixels + OVER)
          continue;
        const from = [x + left, y + up] as const;
        strokes.push({ from, to: [from[0] + dx, from[1] + dy], broad: width, colour });
      }
  }
  return { under: tones[Math.floor(tones.length / 2)] ?? '#888888', alpha, strokes };
}
