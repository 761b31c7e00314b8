import type { Box } from '../../geometry/box';
import { covers } from '../../geometry/contour';
import { postureOf } from '../../stone/catalogue/posture';
import { type Finding, type FoundCharacter, found } from '../../stone/finding';
import type { Mm } from '../../stone/numbers';
import type { Slab } from '../scene';
import type { Inked } from './betweenElements';
import { faceOf } from './face';
import { mayComeNear, reachesBeyond, type Shape, wallsApart } from './ink/distance';
import type { Piece } from './ink/pieces';
import { EDGE, GROUND } from './limits';

/** Whether any part of a piece is beyond the face's edge. */
function reachesOut(piece: Piece, face: Shape): boolean {
  const { box } = piece;
  if (box.left < face.box.left || box.right > face.box.right) return true;
  if (box.top < face.box.top || box.bottom > face.box.bottom) return true;
  if (wallsApart(piece, face, 0.01) === 0) return true;
  return piece.contours.some(([x = 0, y = 0]) => !covers(face.contours, x, y));
}

/** Whether an element is wholly on the face of a stone. */
export function liesOn({ pieces }: Pick<Inked, 'pieces'>, slab: Slab): boolean {
  const face = faceOf(slab);
  return pieces.every((piece) => !reachesOut(piece, face));
}

/**
 * Whether a box is within a face, and farther from its edge than `edge`: most lines are, and then none of their letters
 * has to be checked individually.
 */
const isFarWithin = (box: Box, face: Shape, edge: Mm): boolean =>
  !mayComeNear(face, box, edge) && covers(face.contours, box.left, box.top);

const charactersOf = (pieces: readonly Piece[]): FoundCharacter[] =>
  pieces.flatMap(({ character }) => character ?? []);

/**
 * An element's findings at the edge of the stone: it reaches beyond (`outside`: by how many mm), or is nearer to it than
 * its arris, or the ground in front of an upright stone, allows (`nearEdge`: how far in mm). Attachments have a separate
 * check, and a frame follows the edge by itself. Yields nothing after each piece that was looked at, as `checking` does.
 */
export function* checkingEdges({ node, pieces, box }: Inked, slab: Slab): Generator<Finding | undefined> {
  if (node.kind === 'frame' || node.kind === 'attachment') return;
  const face = faceOf(slab);
  const edge = Math.max(EDGE[slab.variant.finish], slab.made.edge ? EDGE[slab.made.edge] : 0);
  // Nothing grows in front of the lower edge of a lying stone, nor of one on a base.
  const isClear = postureOf(slab.stoneType.shape) === 'lying' || slab.made.base !== undefined;
  const ground = isClear ? edge : GROUND;
  if (isFarWithin(box, face, edge) && slab.stoneType.height - box.bottom >= ground) return;
  const elements = [node.element];
  const out: Piece[] = [];
  let value: Mm = 0;
  for (const piece of pieces) {
    if (reachesOut(piece, face)) {
      out.push(piece);
      value = Math.max(value, reachesBeyond(piece, face));
    }
    yield undefined;
  }
  if (out.length > 0) {
    yield found('error', 'outside', { elements, characters: charactersOf(out), value, limit: 0 });
    return;
  }
  const near: { readonly piece: Piece; readonly value: Mm; readonly limit: Mm }[] = [];
  for (const piece of pieces) {
    const toEdge = wallsApart(piece, face, edge);
    const toGround = slab.stoneType.height - piece.box.bottom;
    if (toGround < ground && toGround <= toEdge) near.push({ piece, value: toGround, limit: ground });
    else if (toEdge < edge) near.push({ piece, value: toEdge, limit: edge });
    yield undefined;
  }
  const [nearest] = near.sort((one, other) => one.value - other.value);
  if (!nearest) return;
  const characters = charactersOf(near.map(({ piece }) => piece));
  const severity = nearest.value < nearest.limit / 2 ? 'error' : 'warning';
  yield found(severity, 'nearEdge', { elements, characters, value: nearest.value, limit: nearest.limit });
}

/** The same without pauses. */
export function edges(inked: Inked, slab: Slab): Finding[] {
  return [...checkingEdges(inked, slab)].flatMap((finding) => finding ?? []);
}
