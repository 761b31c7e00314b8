import type { Stroke } from '../../../src/stone/wire/stroke';
import { AS_DRAWN, type Tracing } from '../../../src/stone/wire/tracing';
import { inkShares } from './lineArt';
import type { Picture } from './picture';
import { stoneMask } from './stoneMask';
import { straightened } from './straightEdges';
import { boxOf, pathOf, ringsOf, type Shares } from './tracedShape';

/** A picture, and what to cut out. */
export interface Task {
  readonly kind: 'stonetype' | 'vignet';
  readonly picture: Picture;
  /** What was brushed over a stone's photograph. */
  readonly strokes?: readonly Stroke[] | undefined;
  /** How the lines of a drawing are found. */
  readonly tracing?: Tracing | undefined;
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

/** The shares of what is to be cut, so that its border is at a half as that of anything. */
function cutShares({ shares, ...size }: Shares, { threshold, inverted }: Tracing): Shares {
  const within = (share: number) => Math.min(1, Math.max(0, share));
  return {
    ...size,
    shares: shares.map((share) => {
      const dark = within(share + 0.5 - threshold);
      return inverted ? 1 - dark : dark;
    }),
  };
}

async function drawingShares({ picture, tracing = AS_DRAWN }: Task): Promise<Shares | undefined> {
  const found = await inkShares(picture);
  return found && cutShares(found, tracing);
}

/** Cuts the stone or the drawing out of a picture; undefined where none is found. */
export async function cutOut(task: Task): Promise<CutOut | undefined> {
  const { kind, picture, strokes } = task;
  const shares = kind === 'stonetype' ? await stoneMask(picture, strokes) : await drawingShares(task);
  if (!shares) return undefined;
  const pixels = picture.width * picture.height;
  const found = ringsOf(shares, kind === 'vignet' ? Math.max(6, SPECK * pixels) : 0);
  if (found.length === 0) return undefined;
  const stone = kind === 'stonetype' ? straightened(found[0] ?? []) : undefined;
  const rings = stone ? [stone.ring] : found;
  const { left, top, right, bottom } = boxOf(rings);
  return {
    box: {
      left: Math.max(0, left / picture.width),
      top: Math.max(0, top / picture.height),
      right: Math.min(1, right / picture.width),
      bottom: Math.min(1, bottom / picture.height),
    },
    outline: pathOf(rings, stone ? STONE_FIT : INK_FIT, 1, 1, stone?.straight),
    width: right - left,
    height: bottom - top,
  };
}
