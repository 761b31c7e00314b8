import type { Matrix } from './matrix';

/** An upright box in the unit of its content; y down, so top ≤ bottom. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The upright box around another one mapped by a matrix. Called for every element in every frame, so it makes no lists. */
export function boxUnder({ left, top, right, bottom }: Box, [a, b, c, d, e, f]: Matrix): Box {
  const x = (fromX: number, fromY: number) => a * fromX + c * fromY + e;
  const y = (fromX: number, fromY: number) => b * fromX + d * fromY + f;
  const [x1, x2, x3, x4] = [x(left, top), x(left, bottom), x(right, top), x(right, bottom)];
  const [y1, y2, y3, y4] = [y(left, top), y(left, bottom), y(right, top), y(right, bottom)];
  return {
    left: Math.min(x1, x2, x3, x4),
    top: Math.min(y1, y2, y3, y4),
    right: Math.max(x1, x2, x3, x4),
    bottom: Math.max(y1, y2, y3, y4),
  };
}

/** The upright box around both, or the one that is there. */
export function boxAroundBoth(one: Box | undefined, other: Box | undefined): Box | undefined {
  if (!one || !other) return one ?? other;
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** The upright box around all of these; undefined for none. */
export function boxAroundAll(boxes: readonly Box[]): Box | undefined {
  return boxes.reduce<Box | undefined>(boxAroundBoth, undefined);
}

/** The box with so much more on every side. */
export function grownBox({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/**
 * The boxes, with those that overlap joined into one until none overlaps another.
 *
 * @returns boxes apart from each other that together hold all that the given ones hold.
 */
export function joinedBoxes(boxes: readonly Box[]): readonly Box[] {
  return boxes.reduce<readonly Box[]>((apart, box) => {
    let joined = box;
    let others = apart;
    for (;;) {
      const touched = others.filter((other) => boxesOverlap(joined, other));
      if (touched.length === 0) return [...others, joined];
      others = others.filter((other) => !touched.includes(other));
      joined = boxAroundAll(touched.concat(joined)) ?? joined;
    }
  }, []);
}

/** Whether two boxes have more than an edge in common. */
export function boxesOverlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
