import type { Canvas } from 'canvaskit-wasm';
import { type CarvedNode, carvedShapes } from '../relief/carvedShapes';
import { lightFor } from '../relief/light';
import { drawShape } from './drawShape';
import { Keeper } from './kit';
import type { Painter } from './painter';
import { type Piece, paintPiece, paintShadow, pieceOf, workOf } from './reliefPiece';

/** How bright the lit lip of a cut is. */
const LIP_LIGHT = 0.2;

/** The thin highlight along the lower right lip of a cut, outside it. */
function paintLip(canvas: Canvas, piece: Piece, { palette, light }: Painter): void {
  const { rotation, scale } = piece.place;
  const { lip } = workOf(piece);
  const [x, y] = lightFor(rotation, light);
  drawShape(
    canvas,
    piece.path,
    (-x * 1.2 * lip) / scale,
    (-y * 1.2 * lip) / scale,
    palette.fill([1, 1, 1], LIP_LIGHT),
  );
}

/** Paints a piece within its box, where it has one, pixel-exactly: neighbours meet without a seam. */
function paintWithin(canvas: Canvas, { shape }: Piece, { kit }: Painter, paint: () => void): void {
  if (!shape.within) {
    paint();
    return;
  }
  const { left, top, right, bottom } = shape.within;
  canvas.save();
  canvas.clipRect(kit.LTRBRect(left, top, right, bottom), kit.ClipOp.Intersect, false);
  paint();
  canvas.restore();
}

/** Paints what a node's shapes leave on the stone around them: shadows of what is mounted, lips of what is cut. */
function paintAround(canvas: Canvas, { cut }: CarvedNode, pieces: readonly Piece[], painter: Painter): void {
  for (const piece of pieces) {
    paintWithin(canvas, piece, painter, () => {
      if (cut === 'mounted') paintShadow(canvas, piece, painter);
      else paintLip(canvas, piece, painter);
    });
  }
}

const piecesOf = (node: CarvedNode, painter: Painter, pxPerMm: number, keeper: Keeper) =>
  carvedShapes(node).map((shape) => pieceOf(node, shape, node.cut, node.colour, pxPerMm, painter, keeper));

/**
 * Paints the shapes of an element as they are cut or mounted, in the element's own mm: first their shadows on the
 * stone, so that no letter is covered by its neighbour's shadow, then the shapes.
 *
 * @param pxPerMm device pixels per mm of the stone: the resolution of the reliefs.
 */
export function paintRelief(canvas: Canvas, node: CarvedNode, painter: Painter, pxPerMm: number): void {
  using keeper = new Keeper();
  const pieces = piecesOf(node, painter, pxPerMm, keeper);
  paintAround(canvas, node, pieces, painter);
  for (const piece of pieces) paintWithin(canvas, piece, painter, () => paintPiece(canvas, piece, painter));
}

/** Paints of an element, in its own mm, only what `paintRelief` paints on the stone around it. */
export function paintAroundRelief(canvas: Canvas, node: CarvedNode, painter: Painter, pxPerMm: number): void {
  using keeper = new Keeper();
  paintAround(canvas, node, piecesOf(node, painter, pxPerMm, keeper), painter);
}
