import type { LineSetting } from '../../../src/lettering/layLine';
import type { Place } from '../../../src/scene/scene';
import { type Arc, onArc } from '../../lettering/bentByHand';
import { hbShape } from '../../lettering/hbShape';
import { capHeightIn, placedByHand } from '../../lettering/ruleByHand';
import { fontIn, onStone } from '../lettersByHand';
import { along, type Point, STEPS } from './points';

interface PieceBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boxOf(points: readonly Point[]): PieceBox {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

const holds = (one: PieceBox, other: PieceBox) =>
  one.left <= other.left && one.right >= other.right && one.top <= other.top && one.bottom >= other.bottom;

/** The boxes of contours that lie in no other's box: one for each piece of ink, from the left. */
export function outerBoxes(contours: readonly (readonly Point[])[]): PieceBox[] {
  const boxes = contours.map(boxOf);
  return boxes
    .filter((box) => !boxes.some((other) => other !== box && holds(other, box)))
    .sort((a, b) => a.left - b.left || a.top - b.top);
}

const apart = (one: PieceBox, other: PieceBox) =>
  Math.max(...(['left', 'top', 'right', 'bottom'] as const).map((side) => Math.abs(one[side] - other[side])));

/** How far a side of a box lies from that of its fellow at most; infinitely far where they are not as many. */
export function farthestSide(boxes: readonly PieceBox[], others: readonly PieceBox[]): number {
  if (boxes.length !== others.length || boxes.length === 0) return Infinity;
  return Math.max(...boxes.map((box) => Math.min(...others.map((other) => apart(box, other)))));
}

/**
 * The contours of each letter of a line in stone mm, by hb-shape, the lettering rule, HarfBuzz's outlines and trigonometry.
 *
 * @param arc what the line follows; straight without.
 */
export function letterContoursByHand(
  file: string,
  setting: LineSetting,
  place: Place,
  arc?: Arc,
): Point[][][] {
  const capHeight = capHeightIn(file);
  const [glyphs = []] = hbShape(file, [setting.text]);
  const { placed, width } = placedByHand(glyphs, setting, capHeight);
  const k = setting.fontSize / capHeight;
  const letters = placed.map(({ gid, x, y }) => {
    const contours: Point[][] = [];
    for (const { type, values } of fontIn(file).glyphToJson(gid)) {
      const points = Array.from({ length: values.length / 2 }, (_, index): Point => {
        const [across = Number.NaN, up = Number.NaN] = values.slice(2 * index, 2 * index + 2);
        return [x + k * across - width / 2, y - k * up];
      });
      const contour = contours.at(-1);
      const from = contour?.at(-1);
      if (type === 'M' || !contour || !from) contours.push(points);
      else contour.push(...along([from, ...points], type === 'L' ? 1 : STEPS));
    }
    return contours;
  });
  return letters
    .filter(({ length }) => length > 0)
    .map((contours) => {
      const { left, right } = boxOf(contours.flat());
      const onLine = (point: Point) => (arc ? onArc(point, (left + right) / 2, arc) : point);
      return contours.map((contour) => contour.map((point) => onStone(place, ...onLine(point))));
    });
}

/** The points of each letter of a line in stone mm (`letterContoursByHand`). */
export const lettersByHand = (...line: Parameters<typeof letterContoursByHand>): Point[][] =>
  letterContoursByHand(...line).map((contours) => contours.flat());
