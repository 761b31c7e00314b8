import { inkShares } from './lineArt';
import { type Picture, stoneMask } from './stoneMask';
import { boxOf, pathOf, ringsOf } from './tracedShape';

/** A picture, and what to cut out. */
export interface Task {
  readonly kind: 'stonetype' | 'vignet';
  readonly picture: Picture;
}

/** A shape cut out of a picture. */
export interface CutOut {
  /** Its box in the picture, as shares of the picture's sides. */
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  /** Its outline as SVG path data in pixels of the picture, its box at 0 0. */
  readonly outline: string;
  /** The box's size in pixels of the picture. */
  readonly width: number;
  readonly height: number;
}

/** A piece of a drawing below this share of the picture is a speck. */
const SPECK = 1.2e-5;

const STONE_FIT = { tolerance: 0.6, reach: 8, corner: 45 };
const INK_FIT = { tolerance: 0.35, reach: 5, corner: 50 };

/** Cuts the stone or the drawing out of a picture; undefined where none is found. */
export async function cutOut({ kind, picture }: Task): Promise<CutOut | undefined> {
  const shares = kind === 'stonetype' ? await stoneMask(picture) : await inkShares(picture);
  if (!shares) return undefined;
  const pixels = picture.width * picture.height;
  const found = ringsOf(shares, kind === 'vignet' ? Math.max(6, SPECK * pixels) : 0);
  const rings = kind === 'stonetype' ? found.slice(0, 1) : found;
  if (rings.length === 0) return undefined;
  const { left, top, right, bottom } = boxOf(rings);
  return {
    box: {
      left: Math.max(0, left / picture.width),
      top: Math.max(0, top / picture.height),
      right: Math.min(1, right / picture.width),
      bottom: Math.min(1, bottom / picture.height),
    },
    outline: pathOf(rings, kind === 'stonetype' ? STONE_FIT : INK_FIT, 1, 1),
    width: right - left,
    height: bottom - top,
  };
}
