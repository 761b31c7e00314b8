import { boundsOf } from '../../geometry/bounds';
import { type Matrix, transformOutline } from '../../geometry/matrix';
import type { Point } from '../../geometry/point';
import type { CutLayer, CutSheet } from '../sheet/cutSheet';
import type { Label } from '../sheet/label';
import { inCuttingOrder } from '../sheet/order/inCuttingOrder';
import { labelOf } from './label';
import type { PlacedPiece, Roll } from './roll';

const under = ([x, y]: Point, [a, b, c, d, e, f]: Matrix): Point => [a * x + c * y + e, b * x + d * y + f];

/** The labels of pieces, where the pieces lie. */
export function labelsOn(pieces: readonly PlacedPiece[]): Label[] {
  return pieces.map(({ piece, matrix }) => {
    const label = labelOf(piece);
    return { ...label, from: under(label.from, matrix), to: under(label.to, matrix) };
  });
}

/** The pieces of a roll from its beginning on, each by where it begins: the roll is fed on and hardly ever back. */
export function alongRoll({ placed }: Roll): PlacedPiece[] {
  const boxed = placed.map((it) => ({ it, box: boundsOf(transformOutline(it.piece.edge, it.matrix)) }));
  return boxed
    .sort((a, b) => (a.box?.left ?? 0) - (b.box?.left ?? 0) || (a.box?.top ?? 0) - (b.box?.top ?? 0))
    .map(({ it }) => it);
}

/**
 * A roll as a plotter cuts it, x along it: piece after piece from its beginning, in each what is engraved before the edge, so that a
 * piece is loose only when it is done. Each has its label.
 */
export function rollSheet(roll: Roll): CutSheet {
  const pieces = alongRoll(roll);
  const layers = pieces.flatMap(({ piece, matrix }): CutLayer[] => [
    { tool: 'engrave', outline: transformOutline(piece.engraved, matrix) },
    { tool: 'stencil', outline: transformOutline(piece.edge, matrix) },
  ]);
  return inCuttingOrder({
    width: roll.length,
    height: roll.width,
    drawn: { left: 0, top: 0, right: roll.length, bottom: roll.width },
    layers,
    labels: labelsOn(pieces),
  });
}
