import type { Look } from '../mesh/look';
import type { PartPieces } from '../mesh/pieces';
import type { Box } from './camera';
import type { Texture } from './texture';

/** What triangles are made of. */
export interface Material {
  readonly look: Look;
  readonly texture: Texture | undefined;
}

/** All bodies of a stone as one list of triangles. */
export interface Bodies {
  /** x, y and z of each point, in metres. */
  readonly points: Float32Array;
  /** Where each point lies on its picture, 0 to 1 and beyond, y down; 0 without one. */
  readonly places: Float32Array;
  /** Three points of each triangle, counter-clockwise from outside. */
  readonly corners: Uint32Array;
  /** What each triangle is made of, by its place among `materials`. */
  readonly madeOf: Uint16Array;
  readonly materials: readonly Material[];
  /** The box of all of it, and of each part. */
  readonly box: Box;
  readonly boxes: readonly Box[];
}

/** The box of points; undefined of none. */
function boxOf(all: readonly Float32Array[]): Box | undefined {
  const from: [number, number, number] = [Infinity, Infinity, Infinity];
  const to: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const points of all)
    for (const [at, value] of points.entries()) {
      const axis = (at % 3) as 0 | 1 | 2;
      from[axis] = Math.min(from[axis], value);
      to[axis] = Math.max(to[axis], value);
    }
  return from[0] <= to[0] ? { from, to } : undefined;
}

const NOTHING: Box = { from: [0, 0, 0], to: [0, 0, 0] };

/** Parts as one list of triangles. */
export function bodiesOf(parts: readonly PartPieces<Texture>[]): Bodies {
  const pieces = parts.flatMap((part) => part.pieces);
  const count = (lengthOf: (piece: (typeof pieces)[number]) => number) =>
    pieces.reduce((sum, piece) => sum + lengthOf(piece), 0);
  const points = new Float32Array(count((piece) => piece.points.length));
  const places = new Float32Array((points.length / 3) * 2);
  const corners = new Uint32Array(count((piece) => piece.corners.length));
  const madeOf = new Uint16Array(corners.length / 3);
  let [point, corner] = [0, 0];
  for (const [material, piece] of pieces.entries()) {
    points.set(piece.points, 3 * point);
    places.set(piece.places, 2 * point);
    madeOf.fill(material, corner / 3, (corner + piece.corners.length) / 3);
    for (const of of piece.corners) {
      corners[corner] = point + of;
      corner += 1;
    }
    point += piece.points.length / 3;
  }
  const boxes = parts.flatMap((part) => boxOf(part.pieces.map((piece) => piece.points)) ?? []);
  return {
    ...{ points, places, corners, madeOf, boxes },
    materials: pieces.map(({ look, picture }) => ({ look, texture: picture })),
    box: boxOf([points]) ?? NOTHING,
  };
}
