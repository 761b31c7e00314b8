import type { Canvas } from 'canvaskit-wasm';
import type { Box } from '../../../geometry/box';
import type { Scene } from '../../../scene/scene';
import type { Painter } from '../painter';
import { paintLyingShadow } from './paintLyingShadow';
import { paintPatch } from './paintPatch';
import { paintTable } from './paintTable';

/**
 * Paints what a stone lies on as it is seen from above, and the soft shade all around it.
 *
 * @param seen the visible part of the world, in stone mm.
 */
export function paintFromAbove(
  canvas: Canvas,
  seen: Box,
  { slab, background, sceneryPlace }: Pick<Scene, 'slab' | 'background' | 'sceneryPlace'>,
  painter: Painter,
): void {
  if (!background) return;
  if (background.cover) paintPatch(canvas, seen, background, sceneryPlace, painter);
  else paintTable(canvas, seen, background, painter);
  const isLevel = background.cover !== undefined && slab.stoneType.type === 'lawn';
  paintLyingShadow(canvas, slab, isLevel ? 'level' : 'onTop', painter);
}
