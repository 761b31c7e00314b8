import type { Canvas } from 'canvaskit-wasm';
import type { Box } from '../../geometry/box';
import { type GrainPiece, grainPieces } from '../relief/grainPieces';
import { Keeper, type Kit } from './kit';
import { pathOf } from './pathOf';

/** Where a piece begins in the tile, as shares of it. */
export type Moved = Pick<GrainPiece, 'right' | 'down'>;

/**
 * Paints once for all, and over that once for each piece of the grain, clipped to it. Where two pieces meet, edges are rounded to
 * fractions of a pixel one by one: a pixel may belong to both, and shows the later one, or to neither, and shows what is below.
 * Pauses after each.
 *
 * @param canvas in stone mm.
 * @param box what is to be covered, in stone mm.
 */
export function* paintingPieces(
  canvas: Canvas,
  { left, top, right, bottom }: Box,
  kit: Kit,
  paint: (moved: Moved, keep: Keeper['keep']) => void,
): Generator<undefined> {
  using keeper = new Keeper();
  const { keep } = keeper;
  const paintWithin = (moved: Moved) => {
    const [fromX = 0, fromY = 0, toX = 0, toY = 0] = canvas.getDeviceClipBounds();
    if (fromX < toX && fromY < toY) paint(moved, keep);
  };
  paintWithin({ right: 0, down: 0 });
  yield;
  for (const { outline, ...moved } of grainPieces({ left, top, right, bottom })) {
    canvas.save();
    // Whole pixels: none is covered in part.
    canvas.clipPath(keep(pathOf(kit, outline)), kit.ClipOp.Intersect, false);
    paintWithin(moved);
    canvas.restore();
    yield;
  }
}
