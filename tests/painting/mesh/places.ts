import type { Scene } from '../../../src/scene/scene';
import type { Point } from '../sheet/points';
import type { ReadPart, ReadPiece } from './readGlb';

/** Where a point in space lies on a stone's face, in mm from its upper left corner, and how far before the face. */
export type OnFace = (x: number, y: number, z: number) => readonly [x: number, y: number, out: number];

/** From metres in space to the stone, worked out from how a stone stands: upright on its base, or on its back. */
export function ontoFace({ width, height, slab: { made } }: Scene, lies: boolean): OnFace {
  const { thickness, base } = made;
  return (x, y, z) => [
    1000 * x + width / 2,
    lies ? 1000 * z + height / 2 : height + (base?.height ?? 0) - 1000 * y,
    lies ? 1000 * y - thickness : 1000 * z - thickness / 2,
  ];
}

/** An upright box on the stone, in mm: left, top, right, bottom. */
export type Sides = readonly [number, number, number, number];

export const NOWHERE: Sides = [Infinity, Infinity, -Infinity, -Infinity];

export const around = ([left, top, right, bottom]: Sides, [x, y]: Point): Sides => [
  Math.min(left, x),
  Math.min(top, y),
  Math.max(right, x),
  Math.max(bottom, y),
];

const pointsIn = ({ points }: ReadPiece, onFace: OnFace): Point[] =>
  Array.from({ length: points.length / 3 }, (_, at): Point => {
    const [x, y] = onFace(points[3 * at] ?? 0, points[3 * at + 1] ?? 0, points[3 * at + 2] ?? 0);
    return [x, y];
  });

/** The box of all that shows these elements, together; by the elements' indices. */
export function boxesIn(parts: readonly ReadPart[], onFace: OnFace): Map<string, Sides> {
  const boxes = new Map<string, Sides>();
  for (const { elements, pieces } of parts)
    for (const piece of pieces) {
      const key = (piece.elements.length > 0 ? piece.elements : elements).join();
      if (key === '') continue;
      boxes.set(key, pointsIn(piece, onFace).reduce(around, boxes.get(key) ?? NOWHERE));
    }
  return boxes;
}

/** The lines on the face at which a piece ends: from point to point, where none of its other triangles goes on. */
export function edgeOf(piece: ReadPiece, onFace: OnFace): (readonly [Point, Point])[] {
  const { points, corners } = piece;
  const at = (corner = 0) =>
    onFace(points[3 * corner] ?? 0, points[3 * corner + 1] ?? 0, points[3 * corner + 2] ?? 0);
  const keyOf = (corner = 0) => points.slice(3 * corner, 3 * corner + 3).join(' ');
  const open = new Map<string, readonly [Point, Point]>();
  for (let first = 0; first < corners.length; first += 3) {
    for (let side = 0; side < 3; side += 1) {
      const [from, to] = [corners[first + side], corners[first + ((side + 1) % 3)]];
      const [x, y] = at(from);
      const [toX, toY] = at(to);
      if (!open.delete(`${keyOf(to)} ${keyOf(from)}`))
        open.set(`${keyOf(from)} ${keyOf(to)}`, [
          [x, y],
          [toX, toY],
        ]);
    }
  }
  return [...open.values()];
}

/** How far a point lies from the nearest of straight pieces. */
export function farFrom([x, y]: Point, pieces: readonly (readonly [Point, Point])[]): number {
  let nearest = Infinity;
  for (const [[ax, ay], [bx, by]] of pieces) {
    const [dx, dy] = [bx - ax, by - ay];
    const square = dx * dx + dy * dy;
    const part = square > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square)) : 0;
    const far = (x - ax - part * dx) ** 2 + (y - ay - part * dy) ** 2;
    if (far < nearest) nearest = far;
  }
  return Math.sqrt(nearest);
}
