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

/** Where a pixel of a template lies in the photograph. */
interface Seat {
  /** The pixel's number in the template. */
  readonly at: number;
  /** Where its middle lies in the photograph, in pixels. */
  readonly x: number;
  readonly y: number;
  /** Its place about the middle as it was set, in cap heights, to the right and down. */
  readonly u: number;
  readonly v: number;
  /** What stands before it, as `LineTemplate.pens`. */
  readonly pen: number;
}

/** Calls back for each pixel of a template with where it lies; the object is the same each time. */
export function eachSeat(template: LineTemplate, pose: Pose, visit: (seat: Seat) => void): void {
  const { width, height } = template.mask;
  const middle = middleOf(template);
  const [cos, sin] = [Math.cos(pose.turn), Math.sin(pose.turn)];
  const stretch = pose.cap * (1 + pose.wide);
  const seat = { at: 0, x: 0, y: 0, u: 0, v: 0, pen: 0 };
  for (let row = 0; row < height; row += 1) {
    seat.v = (row + 0.5 - middle.y) / template.cap;
    for (let column = 0; column < width; column += 1) {
      seat.at = row * width + column;
      seat.pen = template.pens[column] ?? 0;
      seat.u = (column + 0.5 - middle.x) / template.cap + pose.apart * seat.pen;
      const larger = 1 + pose.grows * seat.u;
      const across = stretch * seat.u * larger + pose.cap * pose.leans * seat.v;
      const down = pose.cap * seat.v * larger;
      seat.x = pose.x + across * cos - down * sin;
      seat.y = pose.y + across * sin + down * cos;
      visit(seat);
    }
  }
}
