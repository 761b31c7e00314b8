import type { Box, Slab } from '../../src/scene/scene';
import type { StageSize, View } from './contract';
import type { PixelBox } from './screen';

/** The air left around the stone, as a part of the canvas's smaller side. */
const AIR = 0.07;

/** The view that shows the whole stone with some air around it, its foot a little above the canvas's lower edge. */
export function fitStone({ stoneType }: Slab, { width, height }: StageSize): View {
  const air = Math.min(width, height) * AIR;
  const pxPerMm = Math.max(
    0.01,
    Math.min((width - 2 * air) / stoneType.width, (height - 2 * air) / stoneType.height),
  );
  return {
    pxPerMm,
    left: Math.round((width - stoneType.width * pxPerMm) / 2),
    top: Math.round((height - stoneType.height * pxPerMm) / 2),
  };
}

/** The part of the world in sight, in stone mm. */
export function seenBy({ pxPerMm, left, top }: View, { width, height }: StageSize): Box {
  return {
    left: -left / pxPerMm,
    top: -top / pxPerMm,
    right: (width - left) / pxPerMm,
    bottom: (height - top) / pxPerMm,
  };
}

/** The whole pixels that hold a box of the stone, within the canvas; undefined where it lies outside. */
export function pixelsOf(box: Box, { pxPerMm, left, top }: View, size: StageSize): PixelBox | undefined {
  const from = { x: Math.floor(box.left * pxPerMm + left) - 1, y: Math.floor(box.top * pxPerMm + top) - 1 };
  const to = { x: Math.ceil(box.right * pxPerMm + left) + 1, y: Math.ceil(box.bottom * pxPerMm + top) + 1 };
  const [x0, y0] = [Math.max(0, from.x), Math.max(0, from.y)];
  const [x1, y1] = [Math.min(size.width, to.x), Math.min(size.height, to.y)];
  return x1 > x0 && y1 > y0 ? { left: x0, top: y0, width: x1 - x0, height: y1 - y0 } : undefined;
}

/** The smallest box that holds both. */
export function bothBoxes(one: Box | undefined, other: Box | undefined): Box | undefined {
  if (!one || !other) return one ?? other;
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}
