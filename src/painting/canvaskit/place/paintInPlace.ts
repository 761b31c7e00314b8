import type { Canvas } from 'canvaskit-wasm';
import type { Box } from '../../../geometry/box';
import type { Scene } from '../../../scene/scene';
import { standingBox } from '../../../scene/standingBox';
import type { Mm } from '../../../stone/numbers';
import { isSeenFromAbove } from '../../ground/fromAbove';
import { standingOf } from '../../ground/standing';
import { withoutPause } from '../../relief/withoutPause';
import type { Painter } from '../painter';
import { paintingBackground } from '../paintingBackground';
import { paintingSlab } from '../paintingSlab';
import { clipAboveSeat } from '../paintSeat';
import { paintFlames } from './paintFlames';
import { paintingCover } from './paintingCover';
import { paintingFromAbove } from './paintingFromAbove';
import { paintingInLight } from './paintingInLight';
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
 * @param paintingOnStone paints what is on the stone, where that is part of the same picture, on the canvas that it is given.
 */
export function* paintingInPlace(
  canvas: Canvas,
  seen: Box,
  scene: Scene,
  painter: Painter,
  paintingOnStone?: (canvas: Canvas) => Generator<undefined>,
): Generator<undefined> {
  const { slab, background } = scene;
  const isFromAbove = isSeenFromAbove(slab, background?.cover);
  if (isFromAbove) yield* paintingFromAbove(canvas, seen, scene, painter);
  else yield* paintingBackground(canvas, seen, scene, painter);
  yield;
  yield* paintingInLight(canvas, scene, standingBox(slab), painter, function* (lit) {
    if (background?.cover && !isFromAbove) clipAboveGround(lit, seen, standingOf(slab, true).foot, painter);
    yield* paintingSlab(lit, slab, painter, !isFromAbove);
    clipAboveSeat(lit, slab, painter);
    yield* paintingMirrored(lit, scene, painter, !isFromAbove);
    if (paintingOnStone) yield* paintingOnStone(lit);
  });
  if (paintingOnStone) paintFlames(canvas, scene, painter);
  yield* paintingCover(canvas, scene, painter);
}

/** Paints a stone before its place as `paintingInPlace` does, without a pause. */
export function paintInPlace(...given: Parameters<typeof paintingInPlace>): void {
  withoutPause(paintingInPlace(...given));
}
