import type { Body } from './body';
import type { Part, PartKind, Surface } from './part';

/** A body and how many holes lead through it. */
interface Holed {
  readonly body: Body;
  readonly holes: number;
}

/** A surface with its corners counted from another point on. */
const behind = (surface: Surface, points: number): Surface => ({
  ...surface,
  corners: surface.corners.map((corner) => corner + points),
});

/** Bodies that are one part: the letters of a line. */
export function joinedPart(kind: PartKind, elements: readonly number[], bodies: readonly Holed[]): Part {
  const points: number[] = [];
  const surfaces: Surface[] = [];
  for (const { body } of bodies) {
    const before = points.length / 3;
    for (const coordinate of body.points) points.push(coordinate);
    for (const surface of body.surfaces) surfaces.push(behind(surface, before));
  }
  const holes = bodies.reduce((sum, each) => sum + each.holes, 0);
  return { kind, elements, points, surfaces, bodies: bodies.length, holes };
}
