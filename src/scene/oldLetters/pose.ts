import type { LineTemplate } from './lineTemplate';

/**
 * How a line lies in a photograph. Lengths are pixels of the photograph; the middle is that of the letters' ink as it was
 * set, and everything else is told about it.
 */
export interface Pose {
  readonly x: number;
  readonly y: number;
  /** The cap height in the middle. */
  readonly cap: number;
  /** Radians clockwise. */
  readonly turn: number;
  /** How much wider than high it is seen, as a share. */
  readonly wide: number;
  /** How far the letters stand apart beyond the font's own, as a share of the mean letter. */
  readonly apart: number;
  /** How much larger the letters become per cap height to the right, by perspective. */
  readonly grows: number;
  /** How far the upper end leans to the left per cap height, by perspective. */
  readonly leans: number;
}

/** The numbers of a pose in the order in which they are fitted; the cap height by its logarithm. */
export const POSE_SIZE = 8;

/** How far each number may be off what a hand holds a camera to: a deviation, in its own unit; undefined where anything goes. */
export const LIKELY: readonly (number | undefined)[] = [
  undefined,
  undefined,
  undefined,
  0.03,
  0.03,
  0.08,
  0.01,
  0.02,
];

/** A pose moved by a step of each of its numbers. */
export function stepped(pose: Pose, step: ArrayLike<number>): Pose {
  const [x = 0, y = 0, cap = 0, turn = 0, wide = 0, apart = 0, grows = 0, leans = 0] = Array.from(step);
  return {
    x: pose.x + x,
    y: pose.y + y,
    cap: pose.cap * Math.exp(Math.max(-0.15, Math.min(0.15, cap))),
    turn: pose.turn + turn,
    wide: pose.wide + wide,
    apart: pose.apart + apart,
    grows: pose.grows + grows,
    leans: pose.leans + leans,
  };
}

/** Where the middle of a template's ink lies in it, in its pixels. */
export function middleOf({ left, baseline, cap, ink }: LineTemplate): {
  readonly x: number;
  readonly y: number;
} {
  return { x: left + ((ink.left + ink.right) / 2) * cap, y: baseline + ((ink.top + ink.bottom) / 2) * cap };
}

/** Where the pixels of a template lie in the photograph. */
export interface Seats {
  /** Where the middle of each pixel lies, row by row, in pixels of the photograph. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** The place of each column and of each row about the middle as it was set, in cap heights, to the right and down. */
  readonly u: Float64Array;
  readonly v: Float64Array;
}

/** Where each pixel of a template lies at a pose. */
export function seatsOf(template: LineTemplate, pose: Pose): Seats {
  const { width, height } = template.mask;
  const middle = middleOf(template);
  const [cos, sin] = [Math.cos(pose.turn), Math.sin(pose.turn)];
  const { cap, grows, leans } = pose;
  const stretch = cap * (1 + pose.wide);
  const u = new Float64Array(width);
  const v = new Float64Array(height);
  for (let column = 0; column < width; column += 1)
    u[column] = (column + 0.5 - middle.x) / template.cap + pose.apart * (template.pens[column] ?? 0);
  const x = new Float32Array(width * height);
  const y = new Float32Array(width * height);
  for (let row = 0, at = 0; row < height; row += 1) {
    const below = (row + 0.5 - middle.y) / template.cap;
    v[row] = below;
    for (let column = 0; column < width; column += 1, at += 1) {
      const beside = u[column] ?? 0;
      const larger = 1 + grows * beside;
      const across = stretch * beside * larger + cap * leans * below;
      const down = cap * below * larger;
      x[at] = pose.x + across * cos - down * sin;
      y[at] = pose.y + across * sin + down * cos;
    }
  }
  return { x, y, u, v };
}
