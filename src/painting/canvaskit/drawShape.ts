import type { Canvas, Paint } from 'canvaskit-wasm';
import { EMPTY } from '../../geometry/outline';
import type { AttachmentNode, FrameNode, LetteringNode, OrnamentNode } from '../../scene/scene';
import type { ReliefShape } from '../relief/shapes';
import type { Keeper } from './kit';
import { matrixRows } from './matrixRows';
import type { Painter } from './painter';
import { pathOf } from './pathOf';
import type { ShapePath } from './shapePath';

/**
 * The path of a shape: the cache's own for a single letter, an ornament or a part of an attachment, a joined one for letters that overlap one
 * another, so that overlaps are painted once, and a temporary one for a piece of a frame.
 */
export function pathOfShape(
  node: LetteringNode | OrnamentNode | FrameNode | AttachmentNode,
  shape: ReliefShape,
  { kit, paths }: Painter,
  keeper: Keeper,
): ShapePath {
  const whole = paths.whole(shape, keeper);
  if (whole) return whole;
  const { keep } = keeper;
  const { family, glyphs, x, y, outlines } = shape;
  if (node.kind === 'ornament') {
    return { path: paths.outline(node.source, node.outline), toMm: [1, 0, 0, 1, x, y] };
  }
  if (node.kind === 'attachment') {
    const [part] = outlines();
    return { path: paths.outline(family, part?.outline ?? EMPTY), toMm: [1, 0, 0, 1, x, y] };
  }
  if (node.kind === 'frame') {
    // Frames are many and each is shown only for a while: a cache of them would keep growing.
    const [piece] = outlines();
    return { path: keep(pathOf(kit, piece?.outline ?? EMPTY)), toMm: [1, 0, 0, 1, x, y] };
  }
  const [only, ...more] = glyphs ?? [];
  if (only && more.length === 0) {
    const [a, b, c, d, e, f] = only.toMm;
    return { path: paths.glyph(node.typeface, only.gid), toMm: [a, b, c, d, e + x, f + y] };
  }
  const builder = keep(new kit.PathBuilder());
  for (const { gid, toMm } of glyphs ?? [])
    builder.addPath(paths.glyph(node.typeface, gid), matrixRows(toMm));
  return { path: keep(builder.snapshot()), toMm: [1, 0, 0, 1, x, y] };
}

/** Draws a shape moved by dx, dy mm of the element. */
export function drawShape(
  canvas: Canvas,
  { path, toMm, mask }: ShapePath,
  dx: number,
  dy: number,
  paint: Paint,
): void {
  const [a, b, c, d, e, f] = toMm;
  canvas.save();
  canvas.concat(matrixRows([a, b, c, d, e + dx, f + dy]));
  if (mask && dx === 0 && dy === 0) canvas.drawImage(mask, 0, 0, paint);
  else canvas.drawPath(path, paint);
  canvas.restore();
}
