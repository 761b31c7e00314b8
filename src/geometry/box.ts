import type { Matrix } from './matrix';

/** An upright box in the unit of its content; y down, so top ≤ bottom. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The upright box around another one mapped by a matrix. */
export function boxUnder(box: Box, [a, b, c, d, e, f]: Matrix): Box {
  const xs = [box.left, box.right].flatMap((x) => [box.top, box.bottom].map((y) => a * x + c * y + e));
  const ys = [box.left, box.right].flatMap((x) => [box.top, box.bottom].map((y) => b * x + d * y + f));
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The upright box around all of these; undefined for none. */
export function boxAroundAll(boxes: readonly Box[]): Box | undefined {
  return boxes.reduce<Box | undefined>((joined, box) => {
    if (!joined) return box;
    return {
      left: Math.min(joined.left, box.left),
      top: Math.min(joined.top, box.top),
      right: Math.max(joined.right, box.right),
      bottom: Math.max(joined.bottom, box.bottom),
    };
  }, undefined);
}

/** Whether two boxes have more than an edge in common. */
export function boxesOverlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
