import type { Scene } from '../../scene/scene';
import { intoSpace } from './inSpace';
import { type Look, lookOf } from './look';
import type { Part, PartKind, Surface } from './part';
import { type Picture, type Pictures, type PlacedPicture, pictureKeyOf } from './picture';

/** Triangles of one look, ready to be written: points in metres in space. */
export interface Piece<P extends PlacedPicture = Picture> {
  readonly look: Look;
  readonly picture: P | undefined;
  readonly elements: readonly number[];
  /** x, y and z of each point. */
  readonly points: Float32Array;
  /** Where each point lies on the picture, 0 to 1 and beyond, y down; empty without one. */
  readonly places: Float32Array;
  /** Three points of each triangle, counter-clockwise from outside. */
  readonly corners: Uint32Array;
}

/** A part ready to be written. */
export interface PartPieces<P extends PlacedPicture = Picture> {
  readonly kind: PartKind;
  readonly elements: readonly number[];
  readonly pieces: readonly Piece<P>[];
}

/** Surfaces of one look and of the same elements. */
interface Gathered<P extends PlacedPicture> {
  readonly surfaces: readonly Surface[];
  readonly look: Look;
  readonly picture: P | undefined;
}

function gathered<P extends PlacedPicture>({ surfaces }: Part, pictures: Pictures<P>): Gathered<P>[] {
  const groups = new Map<string, Gathered<P>>();
  for (const surface of surfaces) {
    const key = pictureKeyOf(surface.substance);
    const picture = key === undefined ? undefined : pictures.get(key);
    const look = lookOf(surface.substance, picture !== undefined);
    const name = `${look.name} ${surface.elements.join(' ')}`;
    groups.set(name, { look, picture, surfaces: [...(groups.get(name)?.surfaces ?? []), surface] });
  }
  return [...groups.values()];
}

/** Collects corners that are the same in place and picture once. */
function pieceOf<P extends PlacedPicture>(
  { surfaces, look, picture }: Gathered<P>,
  placed: Float64Array,
): Piece<P> {
  const points: number[] = [];
  const places: number[] = [];
  const corners: number[] = [];
  const known = new Map<string, number>();
  const [a, b, c, d, e, f] = picture?.fromMm ?? [0, 0, 0, 0, 0, 0];
  const cornerAt = (point: number, x: number, y: number): number => {
    const key = picture ? `${point} ${x} ${y}` : String(point);
    const there = known.get(key);
    if (there !== undefined) return there;
    const corner = points.length / 3;
    known.set(key, corner);
    for (let axis = 0; axis < 3; axis += 1) points.push(placed[3 * point + axis] ?? 0);
    if (picture) places.push(a * x + c * y + e, b * x + d * y + f);
    return corner;
  };
  for (const { corners: given, texture = [] } of surfaces)
    for (const [index, point] of given.entries())
      corners.push(cornerAt(point, texture[2 * index] ?? 0, texture[2 * index + 1] ?? 0));
  return {
    look,
    picture,
    elements: surfaces[0]?.elements ?? [],
    points: Float32Array.from(points),
    places: Float32Array.from(places),
    corners: Uint32Array.from(corners),
  };
}

/** Parts as files hold them: in metres in space, by look and by element. */
export function piecesOf<P extends PlacedPicture>(
  parts: readonly Part[],
  { slab }: Pick<Scene, 'slab'>,
  pictures: Pictures<P>,
): PartPieces<P>[] {
  const place = intoSpace(slab);
  return parts.map((part) => {
    const placed = place(part.points);
    const pieces = gathered(part, pictures).map((group) => pieceOf(group, placed));
    return { kind: part.kind, elements: part.elements, pieces };
  });
}
