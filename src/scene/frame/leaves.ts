import { radians } from '../../geometry/angle';
import { CLOSE, CUBIC, MOVE, type OutlinePen } from '../../geometry/outline';
import type { Vertex } from '../../geometry/polygon';
import type { Track } from '../../geometry/track';
import type { Mm } from '../../stone/numbers';
import type { Corner } from './corners';
import { drawBead } from './row';

/** The parts of a spray of leaves, as fractions of how far it reaches from its corner. */
const SPRAY = { bud: 0.13, stem: 0.14, along: 0.86, inwards: 0.74, side: 0.5, between: 0.24 } as const;

/** Small leaves fit where those along the edges are this many degrees from the inward one. */
const ROOM_AT_THE_SIDES = 60;

/** The width of a leaf, as a fraction of its length. */
const BREADTH = 0.34;

/** Draws a leaf from `start` in the direction of the unit vector, widest below its middle, clockwise. */
function drawLeaf(pen: OutlinePen, start: Vertex, [dx, dy]: readonly [number, number], length: Mm): void {
  const at = (along: number, beside: number): [number, number] => [
    start.x + length * (along * dx - beside * dy),
    start.y + length * (along * dy + beside * dx),
  ];
  const half = (BREADTH / 2) * 1.34;
  pen.draw(MOVE, ...at(0, 0));
  pen.draw(CUBIC, ...at(0.12, -half), ...at(0.55, -half), ...at(1, 0));
  pen.draw(CUBIC, ...at(0.55, half), ...at(0.12, half), ...at(0, 0));
  pen.draw(CLOSE);
}

function unit(from: Vertex, to: Vertex): readonly [number, number] {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return [(to.x - from.x) / long, (to.y - from.y) / long];
}

function turned([x, y]: readonly [number, number], degrees: number): readonly [number, number] {
  const angle = radians(degrees);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/**
 * Draws a spray of leaves in a corner: a bud, a leaf along each edge, one inwards, between two smaller ones
 * where the corner is wide.
 *
 * @param reach how far it reaches along the edges, in mm.
 * @param edges which edges stay: the one before the corner, and the one after it.
 */
export function drawLeaves(
  pen: OutlinePen,
  track: Track,
  { way }: Corner,
  reach: Mm,
  edges: { readonly before: boolean; readonly behind: boolean },
): void {
  const corner = track.at(way);
  const [back, ahead] = [unit(corner, track.at(way - reach)), unit(corner, track.at(way + reach))];
  // The line runs clockwise, so its inside is anticlockwise from where it comes from.
  const opening = Math.atan2(
    ahead[0] * back[1] - ahead[1] * back[0],
    ahead[0] * back[0] + ahead[1] * back[1],
  );
  const half = (((opening * 180) / Math.PI + 360) % 360) / 2;
  const from = ([dx, dy]: readonly [number, number], far: Mm) => ({
    x: corner.x + far * dx,
    y: corner.y + far * dy,
  });
  const leaf = (direction: readonly [number, number], length: number, start: number = SPRAY.stem) =>
    drawLeaf(pen, from(direction, start * reach), direction, (length - start) * reach);
  drawBead(pen, corner, SPRAY.bud * reach);
  if (edges.before) leaf(back, SPRAY.along);
  if (edges.behind) leaf(ahead, SPRAY.along);
  leaf(turned(ahead, half), SPRAY.inwards, half < ROOM_AT_THE_SIDES ? SPRAY.between : SPRAY.stem);
  if (half < ROOM_AT_THE_SIDES) return;
  if (edges.behind) leaf(turned(ahead, half / 2), SPRAY.side);
  if (edges.before) leaf(turned(ahead, (3 * half) / 2), SPRAY.side);
}
