import type { Canvas } from 'canvaskit-wasm';
import type { Box } from '../../../geometry/box';
import type { Scene } from '../../../scene/scene';
import { standingBox } from '../../../scene/standingBox';
import type { Mm } from '../../../stone/numbers';
import { isSeenFromAbove } from '../../ground/fromAbove';
import { standingOf } from '../../ground/standing';
import { withoutPause } from '../../relief/withoutPause';
import { paintingBackground } from '../paintBackground';
import type { Painter } from '../painter';
import { clipAboveSeat } from '../paintSeat';
import { paintingSlab } from '../paintSlab';
import { enterPlaceLight } from './enterPlaceLight';
import { paintCover } from './paintCover';
import { paintFlames } from './paintFlames';
import { paintFromAbove } from './paintFromAbove';
import { paintingMirrored } from './paintingMirrored';

/** What is in the ground is not seen. */
function clipAboveGround(canvas: Canvas, { left, right }: Box, foot: Mm, { kit }: Painter): void {
  canvas.clipRect(kit.LTRBRect(left, -FAR, right, foot), kit.ClipOp.Intersect, false);
}

/** Above everything of a stone, in mm. */
const FAR: Mm = 1e5;

/**
 * Paints a stone before its place, in stone mm: what is behind it, its shadow on the ground, the stone in the place's light,
 * and what the ground is covered with before its foot. A stone that lies is seen from above: around it is the ground. Pauses every
 * few milliseconds.
 *
 * @param seen the visible part of the world, in stone mm.
 * @param paintOnStone paints what is on the stone, where that is part of the same picture.
 */
export function* paintingInPlace(
  canvas: Canvas,
  seen: Box,
  scene: Scene,
  painter: Painter,
  paintOnStone?: () => void,
): Generator<undefined> {
  const { slab, background } = scene;
  const isFromAbove = isSeenFromAbove(slab, background?.cover);
  if (isFromAbove) paintFromAbove(canvas, seen, scene, painter);
  else yield* paintingBackground(canvas, seen, scene, painter);
  yield;
  enterPlaceLight(canvas, scene, standingBox(slab), painter);
  if (background?.cover && !isFromAbove) clipAboveGround(canvas, seen, standingOf(slab, true).foot, painter);
  yield* paintingSlab(canvas, slab, painter, !isFromAbove);
  clipAboveSeat(canvas, slab, painter);
  yield* paintingMirrored(canvas, scene, painter, !isFromAbove);
  paintOnStone?.();
  canvas.restore();
  yield;
  if (paintOnStone) paintFlames(canvas, scene, painter);
  paintCover(canvas, scene, painter);
}

/** Paints a stone before its place as `paintingInPlace` does, without a pause. */
export function paintInPlace(...given: Parameters<typeof paintingInPlace>): void {
  withoutPause(paintingInPlace(...given));
}
