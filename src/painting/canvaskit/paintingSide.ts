import type { Canvas, Path, Vertices } from 'canvaskit-wasm';
import type { Outline } from '../../geometry/outline';
import { edgesOf } from '../relief/edges';
import { scattered } from '../relief/grain';
import { LIGHT } from '../relief/light';
import { Keeper } from './kit';
import type { Painter } from './painter';
import { veil } from './paintFacets';

/** How far a stone's side is visible to the right and its top above, in mm: the viewer is a little right and above. */
export const OFF = { x: 13, y: -5 } as const;

/** How much darker the back edge is than the front. */
const BACK = 0.16;

/** The pieces of a cleft side in mm, and how much of their light is their own. */
const CLEFT = { long: 13, own: 0.45 } as const;

/** One plane of the side: an edge of the face and the same edge at the back. */
interface Plane {
  readonly corners: readonly number[];
  /** How much it faces the light, −1 to 1. */
  readonly facing: number;
}

/** An edge in pieces, each with light of its own: a side that is cleft and not sawn. The same each time. */
function cleft({ corners, facing }: Plane, edge: number): Plane[] {
  const [x0 = 0, y0 = 0, , , , , x1 = 0, y1 = 0] = corners;
  const count = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0) / CLEFT.long));
  return Array.from({ length: count }, (_, piece) => {
    const at = (part: number) => [x0 + (x1 - x0) * part, y0 + (y1 - y0) * part] as const;
    const [[ax, ay], [bx, by]] = [at(piece / count), at((piece + 1) / count)];
    const own = scattered(edge, piece) * CLEFT.own;
    return {
      corners: [ax, ay, ax + OFF.x, ay + OFF.y, bx + OFF.x, by + OFF.y, bx, by],
      facing: facing + own,
    };
  });
}

/** The visible planes of the side: those whose outside faces right or up. */
function planesOf(outline: Outline): Plane[] {
  const edges = edgesOf([{ outline, toMm: [1, 0, 0, 1, 0, 0] }], {
    width: 0,
    height: 0,
    left: 0,
    top: 0,
    perMm: 1,
  });
  let area = 0;
  for (let at = 0; at < edges.length; at += 4) {
    area += (edges[at] ?? 0) * (edges[at + 3] ?? 0) - (edges[at + 2] ?? 0) * (edges[at + 1] ?? 0);
  }
  const turn = Math.sign(area);
  const level = Math.hypot(LIGHT[0], LIGHT[1]);
  const planes: Plane[] = [];
  for (let at = 0; at < edges.length; at += 4) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = edges.subarray(at, at + 4);
    const length = Math.hypot(x1 - x0, y1 - y0);
    const [outX, outY] = [(turn * (y1 - y0)) / length, (turn * (x0 - x1)) / length];
    if (outX * OFF.x + outY * OFF.y <= 0) continue;
    planes.push({
      // In the face's own direction, so that together they fill by the nonzero rule.
      corners: [x0, y0, x0 + OFF.x, y0 + OFF.y, x1 + OFF.x, y1 + OFF.y, x1, y1],
      facing: (outX * LIGHT[0] + outY * LIGHT[1]) / level,
    });
  }
  return planes;
}

/** Everything the side covers, as one path: the planes and the back. */
function coveredBy(planes: readonly Plane[], face: Path, { kit }: Painter, { keep }: Keeper): Path {
  const builder = keep(new kit.PathBuilder());
  builder.addPath(face, [1, 0, OFF.x, 0, 1, OFF.y, 0, 0, 1]);
  for (const { corners } of planes) builder.addPolygon([...corners], true);
  return keep(builder.snapshot());
}

/** A standing stone's face and the visible part of its side, as one path. */
export function sidePath(outline: Outline, face: Path, painter: Painter, keeper: Keeper): Path {
  return coveredBy(planesOf(outline), face, painter, keeper);
}

/** The light and shade on the planes. */
function veilOver(planes: readonly Plane[], { kit }: Painter): Vertices {
  const positions: number[] = [];
  const colours: number[] = [];
  for (const { corners, facing } of planes) {
    const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0] = corners;
    positions.push(ax, ay, bx, by, cx, cy, ax, ay, cx, cy, dx, dy);
    const [front, back] = [veil(facing), veil(facing - BACK)];
    colours.push(...front, ...back, ...back, ...front, ...back, ...front);
  }
  return kit.MakeVertices(kit.VertexMode.Triangles, positions, null, Float32Array.from(colours), null, false);
}

/**
 * Paints the visible part of a standing stone's side: its top in the light, its right side in shade, in the material of
 * the face. Pauses every few milliseconds.
 *
 * @param painting paints the material over a path, with pauses.
 * @param isRough whether the side is cleft.
 */
export function* paintingSide(
  canvas: Canvas,
  face: Path,
  outline: Outline,
  painter: Painter,
  painting: (path: Path) => Generator<undefined>,
  isRough = false,
): Generator<undefined> {
  using keeper = new Keeper();
  const even = planesOf(outline);
  const planes = isRough ? even.flatMap(cleft) : even;
  const covered = coveredBy(planes, face, painter, keeper);
  yield* painting(covered);
  canvas.save();
  canvas.clipPath(covered, painter.kit.ClipOp.Intersect, true);
  const shade = keeper.keep(veilOver(planes, painter));
  canvas.drawVertices(shade, painter.kit.BlendMode.Dst, painter.palette.fill([0, 0, 0]));
  canvas.restore();
}
