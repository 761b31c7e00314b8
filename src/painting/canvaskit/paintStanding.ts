import type { Canvas } from 'canvaskit-wasm';
import type { Slab } from '../../scene/scene';
import { standingBox } from '../../scene/standingBox';
import type { Mm } from '../../stone/numbers';
import { isSeenFromAbove } from '../ground/fromAbove';
import { Keeper } from './kit';
import type { Painter } from './painter';
import { paintingSlab } from './paintingSlab';
import { paintingLyingShadow } from './place/paintingLyingShadow';
import { stoneKey } from './stoneKey';

/** The picture's margin around the stone on every side: enough for its side and its shadow, in mm. */
export const AROUND: Mm = 18;

/** The offset and softness of the stone's shadow, in mm. */
const SHADOW = { x: 5, y: 6, softness: 4, strength: 0.3 } as const;

/** A picture of a stone standing with its margin: where it begins in stone mm, and its sides in pixels. */
export function standingPicture(slab: Slab, pxPerMm: number) {
  const box = standingBox(slab);
  const size = (mm: Mm) => Math.ceil((mm + 2 * AROUND) * pxPerMm);
  return {
    left: box.left - AROUND,
    top: box.top - AROUND,
    width: size(box.right - box.left),
    height: size(box.bottom - box.top),
  };
}

/**
 * Paints the bare stone standing on white, on its base if it has one, with its shadow; one that lies, and a heart that nothing
 * holds, from above. What is painted on the canvas next is in stone mm. Pauses every few milliseconds.
 */
export function* enteringStanding(
  canvas: Canvas,
  slab: Slab,
  painter: Painter,
  pxPerMm: number,
): Generator<undefined> {
  const { left, top } = standingPicture(slab, pxPerMm);
  canvas.clear(painter.kit.WHITE);
  // The same in both directions: a tile is then copied instead of smoothed.
  canvas.scale(pxPerMm, pxPerMm);
  canvas.translate(-left, -top);
  if (isSeenFromAbove(slab)) {
    yield* paintingLyingShadow(canvas, slab, 'onPaper', painter);
    yield* paintingSlab(canvas, slab, painter, false);
    return;
  }
  const face = painter.paths.outline(stoneKey(slab), slab.outline);
  using keeper = new Keeper();
  const shade = keeper.keep(painter.palette.blur([0, 0, 0], SHADOW.strength, SHADOW.softness));
  canvas.save();
  canvas.translate(SHADOW.x, SHADOW.y);
  canvas.drawPath(face, shade);
  canvas.restore();
  yield* paintingSlab(canvas, slab, painter, true);
}
