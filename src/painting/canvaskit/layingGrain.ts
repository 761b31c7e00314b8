import type { Canvas, Image } from 'canvaskit-wasm';
import { Keeper, type Kit, made } from './kit';
import { paintingPieces } from './paintingPieces';
import { opaque, resizingImage } from './resizedImage';
import { undoing } from './undoable';

/** Part of a canvas in whole device pixels, counted from where stone mm begin. */
export interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels of a grain, and the part of the canvas that they cover. */
interface Sheet extends PixelBox {
  readonly image: Image;
}

/** Repeats a tile over everything within the canvas's clip, in pixels from an origin. */
function layTiles(canvas: Canvas, tile: Image, originX: number, originY: number): void {
  const [width, height] = [tile.width(), tile.height()];
  const [fromX = 0, fromY = 0, toX = 0, toY = 0] = canvas.getDeviceClipBounds();
  for (let y = originY + Math.floor((fromY - originY) / height) * height; y < toY; y += height) {
    for (let x = originX + Math.floor((fromX - originX) / width) * width; x < toX; x += width) {
      canvas.drawImage(tile, x, y);
    }
  }
}

/** The pieces over a box of pixels, as plain copies of a tile in their scale; the caller owns the picture. */
function* copying(kit: Kit, tileNow: () => Image, scale: number, box: PixelBox): Generator<undefined, Image> {
  const back = undoing(scale) ?? 1 / scale;
  const { left, top, right, bottom } = box;
  using keeper = new Keeper();
  const onProcessor = keeper.keep(made(kit.MakeSurface(1, 1), 'a surface'));
  const info = opaque(kit, right - left, bottom - top);
  const surface = keeper.keep(made(onProcessor.makeSurface(info), 'the grain of a stone'));
  const canvas = surface.getCanvas();
  canvas.translate(-left, -top);
  canvas.scale(scale, scale);
  const inMm = { left: left / scale, top: top / scale, right: right / scale, bottom: bottom / scale };
  yield* paintingPieces(canvas, inMm, kit, ({ right: aside, down }) => {
    const tile = tileNow();
    canvas.save();
    canvas.scale(back, back);
    canvas.translate(left, top);
    layTiles(canvas, tile, Math.round(aside * tile.width()) - left, Math.round(down * tile.height()) - top);
    canvas.restore();
  });
  surface.flush();
  return surface.makeImageSnapshot();
}

/**
 * The pieces of a grain over a part of a canvas, pixel by pixel: on a processor a hundred times faster than a shader that repeats
 * and smooths the tile. Made on the processor for a graphics card too, which would have to cut thirty pieces with a hundred corners
 * each out of one another: it gets them as one picture. The caller owns the picture. Pauses every few milliseconds.
 *
 * @param tileNow the tile in the size that it has at this scale: asked for after each pause, since its cache may have dropped it.
 * @param scale pixels of the tile per mm; it has an exact inverse (`undoing`).
 * @param times by how much the canvas's pixels are finer than the tile's, at least 1.
 * @param box the part, in the canvas's pixels.
 * @throws PaintingError where there is no room for it.
 */
export function* layingGrain(
  kit: Kit,
  tileNow: () => Image,
  scale: number,
  times: number,
  box: PixelBox,
): Generator<undefined, Sheet> {
  if (times === 1) return { ...box, image: yield* copying(kit, tileNow, scale, box) };
  using keeper = new Keeper();
  // One pixel more on each side: smoothing looks at neighbours.
  const around = {
    left: Math.floor(box.left / times) - 1,
    top: Math.floor(box.top / times) - 1,
    right: Math.ceil(box.right / times) + 1,
    bottom: Math.ceil(box.bottom / times) + 1,
  };
  const coarse = keeper.keep(yield* copying(kit, tileNow, scale, around));
  const image = yield* resizingImage(kit, coarse, coarse.width() * times, coarse.height() * times);
  return {
    image,
    left: around.left * times,
    top: around.top * times,
    right: around.right * times,
    bottom: around.bottom * times,
  };
}
