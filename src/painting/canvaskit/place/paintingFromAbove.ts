import type { Canvas } from 'canvaskit-wasm';
import type { Box } from '../../../geometry/box';
import type { Scene } from '../../../scene/scene';
import type { Painter } from '../painter';
import { paintingLyingShadow } from './paintingLyingShadow';
import { paintingPatch } from './paintingPatch';
import { paintingTable } from './paintingTable';

/**
 * Paints what a stone lies on as it is seen from above, and the soft shade all around it. Pauses every few milliseconds.
 *
 * @param seen the visible part of the world, in stone mm.
 */
export function* paintingFromAbove(
  canvas: Canvas,
  seen: Box,
  { slab, background, sceneryPlace }: Pick<Scene, 'slab' | 'background' | 'sceneryPlace'>,
  painter: Painter,
): Generator<undefined> {
  if (!background) return;
  if (background.cover) yield* paintingPatch(canvas, seen, background, sceneryPlace, painter);
  else yield* paintingTable(canvas, seen, background, painter);
  yield;
  const isLevel = background.cover !== undefined && slab.stoneType.type === 'lawn';
  yield* paintingLyingShadow(canvas, slab, isLevel ? 'level' : 'onTop', painter);
}
