import type { Canvas } from 'canvaskit-wasm';
import type { AttachmentNode } from '../../scene/scene';
import { shapesOfAttachment } from '../relief/attachmentShapes';
import { Keeper } from './kit';
import type { Painter } from './painter';
import { paintSheen } from './paintSheen';
import { paintPiece, paintShadow, pieceOf } from './reliefPiece';

/**
 * Paints an attachment in its own mm, part by part from back to front, each with its shadow on those beneath it:
 * the lowest casts the shadow of the whole on the stone.
 *
 * @param pxPerMm device pixels per mm of the stone.
 */
export function paintAttachment(
  canvas: Canvas,
  node: AttachmentNode,
  painter: Painter,
  pxPerMm: number,
): void {
  using keeper = new Keeper();
  for (const shape of shapesOfAttachment(node)) {
    if (!shape.part) continue;
    const piece = pieceOf(node, shape, 'mounted', shape.part.material, pxPerMm, painter, keeper);
    paintShadow(canvas, piece, painter);
    paintPiece(canvas, piece, painter);
    if (shape.part.material === 'glass') paintSheen(canvas, piece, painter);
  }
}
