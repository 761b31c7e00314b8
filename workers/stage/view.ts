import type { Box } from '../../src/geometry/box';
import { undoable } from '../../src/painting/canvaskit/undoable';
import type { Slab } from '../../src/scene/scene';
import { standingBox } from '../../src/scene/standingBox';
import type { StageSize, View } from './contract';
import type { PixelBox } from './screen';

/** The margin around the stone, as a share of the canvas's smaller side. */
const AIR = 0.07;

/** The view that shows the whole stone and its base with some air around it, its foot a little above the canvas's lower edge. */
export function fitStone(slab: Slab, { width, height, covered = 0 }: StageSize): View {
  const box = standingBox(slab);
  const [broad, high] = [box.right - box.left, box.bottom - box.top];
  const air = Math.min(width, height) * AIR;
  const below = Math.max(air, covered);
  const fitting = Math.min((width - 2 * air) / broad, (height - air - below) / high);
  // A scale that the painter cannot undo exactly takes many times longer: the material is not copied then.
  const pxPerMm = undoable(Math.max(0.01, fitting));
  return {
    pxPerMm,
    left: Math.round((width - broad * pxPerMm) / 2 - box.left * pxPerMm),
    top: Math.round((height + air - below - high * pxPerMm) / 2),
  };
}

/** Whether two views show the same. */
export function sameView(one: View, other: View): boolean {
  return one.pxPerMm === other.pxPerMm && one.left === other.left && one.top === other.top;
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

/** What a box of pixels shows, in stone mm. */
export function mmOf(box: PixelBox, { pxPerMm, left, top }: View): Box {
  return {
    left: (box.left - left) / pxPerMm,
    top: (box.top - top) / pxPerMm,
    right: (box.left + box.width - left) / pxPerMm,
    bottom: (box.top + box.height - top) / pxPerMm,
  };
}

/** The largest zoom, in CSS pixels per mm: a tenth of a mm is then a pixel. */
const NEAREST = 10;

/** The smallest, as a share of the scale that shows the whole stone. */
const FARTHEST = 0.6;

/** The view grown by a factor about a point of the canvas, which stays where it is. */
export function zoomed({ pxPerMm, left, top }: View, factor: number, x: number, y: number): View {
  return { pxPerMm: pxPerMm * factor, left: x - (x - left) * factor, top: y - (y - top) * factor };
}

/** The view moved by so many device pixels. */
export function panned(view: View, dx: number, dy: number): View {
  return { ...view, left: view.left + dx, top: view.top + dy };
}

/** The view kept within bounds: not too near, not too far, the middle of the canvas always on the stone. */
export function withinBounds(view: View, slab: Slab, size: StageSize): View {
  const fit = fitStone(slab, size);
  const [middleX, middleY] = [size.width / 2, size.height / 2];
  const least = fit.pxPerMm * FARTHEST;
  const most = Math.max(fit.pxPerMm, NEAREST * size.pixelRatio);
  const pxPerMm = undoable(Math.min(most, Math.max(least, view.pxPerMm)));
  const { left, top } = zoomed(view, pxPerMm / view.pxPerMm, middleX, middleY);
  const box = standingBox(slab);
  return {
    pxPerMm,
    left: Math.round(Math.min(middleX - box.left * pxPerMm, Math.max(middleX - box.right * pxPerMm, left))),
    top: Math.round(Math.min(middleY, Math.max(middleY - box.bottom * pxPerMm, top))),
  };
}
