import type { Canvas, Image, Path } from 'canvaskit-wasm';
import type { Slab } from '../../scene/scene';
import type { Mm } from '../../stone/numbers';
import { rgbOf } from '../colours';
import { withoutPause } from '../relief/withoutPause';
import { Keeper, made } from './kit';
import { layingGrain, type PixelBox } from './layingGrain';
import { type Level, levelMatrix } from './levelMatrix';
import type { Painter } from './painter';
import { type Moved, paintingPieces } from './paintingPieces';

/** The largest tile, in pixels, that is resized for pixel-exact drawing: twice as large as the pictures on offer. */
const LARGEST = 2048;

/** The pixels of a face that are painted at once: 16 MB. */
const BAND = 4e6;

/** The width of the strip along the edge that is painted as a shader, in pixels: half inside, half outside. */
const EDGE = 6;

/** A tile in a size in which it can be copied, and by how much the canvas's pixels are finer; undefined while it is not loaded. */
function* scalingTile({ tile, tilePxPerMm }: Slab['variant'], { scale }: Level, { tiles }: Painter) {
  const plain = tiles.get(tile);
  if (!plain) return undefined;
  const [width, height] = [plain.width(), plain.height()];
  const larger = (scale / tilePxPerMm) * Math.max(width, height);
  // A power of two: the scale divided by it can be undone as exactly as the scale.
  const times = 2 ** Math.max(0, Math.ceil(Math.log2(larger / LARGEST)));
  const inPixels = (pixels: number) => Math.max(1, Math.round((pixels / tilePxPerMm) * (scale / times)));
  const [across, down] = [inPixels(width), inPixels(height)];
  yield* tiles.scaling(tile, across, down);
  return { now: () => made(tiles.inSize(tile, across, down), 'a tile in another size'), times };
}

/** The bands, one below the other, in which what the canvas's clip leaves is painted: in pixels from where mm begin. */
function bandsOf(canvas: Canvas, left: number, top: number): readonly PixelBox[] {
  const [fromX = 0, fromY = 0, toX = 0, toY = 0] = canvas.getDeviceClipBounds();
  if (fromX >= toX || fromY >= toY) return [];
  const rows = Math.max(1, Math.floor(BAND / (toX - fromX)));
  return Array.from({ length: Math.ceil((toY - fromY) / rows) }, (_, band) => ({
    left: fromX - left,
    top: fromY + band * rows - top,
    right: toX - left,
    bottom: Math.min(toY, fromY + (band + 1) * rows) - top,
  }));
}

/**
 * Paints a sheet of grain over a path, pixel by pixel, as a plain copy. Only along the path's edge, where pixels are partly covered,
 * it is painted as a shader: a clip's edge would be coarser.
 *
 * @param edge the strip along the path's edge; null where there is none.
 * @param x where the sheet begins, in mm, exactly on a pixel.
 * @param y likewise.
 */
function paintSheet(
  canvas: Canvas,
  path: Path,
  edge: Path | null,
  sheet: Image,
  { back }: Level,
  { kit, palette }: Painter,
  x: Mm,
  y: Mm,
): void {
  using keeper = new Keeper();
  const { keep } = keeper;
  const { Intersect, Difference } = kit.ClipOp;
  canvas.save();
  canvas.clipPath(path, Intersect, edge === null);
  if (edge) canvas.clipPath(edge, Difference, false);
  canvas.translate(x, y);
  canvas.scale(back, back);
  canvas.drawImage(sheet, 0, 0);
  canvas.restore();
  if (!edge) return;
  const { Clamp } = kit.TileMode;
  const { FilterMode, MipmapMode } = kit;
  const paint = keep(palette.fill([0, 0, 0]).copy());
  const matrix = [back, 0, x, 0, back, y, 0, 0, 1];
  paint.setShader(keep(sheet.makeShaderOptions(Clamp, Clamp, FilterMode.Nearest, MipmapMode.None, matrix)));
  canvas.save();
  canvas.clipPath(edge, Intersect, false);
  canvas.drawPath(path, paint);
  canvas.restore();
}

/**
 * Paints the tile pixel by pixel. Its scale may be off by half a pixel per tile.
 *
 * @returns whether it was possible; otherwise nothing was painted.
 */
function* copyingTile(
  canvas: Canvas,
  path: Path,
  { variant }: Slab,
  painter: Painter,
): Generator<undefined, boolean> {
  const { kit } = painter;
  const level = levelMatrix(canvas);
  const tile = level && (yield* scalingTile(variant, level, painter));
  if (!level || !tile) return false;
  using keeper = new Keeper();
  const { keep } = keeper;
  const [originX, originY] = [Math.round(level.left), Math.round(level.top)];
  const mmX = (pixels: number): Mm => (originX - level.left + pixels) * level.back;
  const mmY = (pixels: number): Mm => (originY - level.top + pixels) * level.back;
  const stroked = path.makeStroked({ width: EDGE * level.back });
  const edge = stroked && keep(stroked);
  canvas.save();
  canvas.clipPath(path, kit.ClipOp.Intersect, edge === null);
  const bands = bandsOf(canvas, originX, originY);
  canvas.restore();
  for (const band of bands) {
    const laid = yield* layingGrain(kit, tile.now, level.scale / tile.times, tile.times, band);
    using ofBand = new Keeper();
    const image = ofBand.keep(laid.image);
    canvas.save();
    const box = kit.LTRBRect(mmX(band.left), mmY(band.top), mmX(band.right), mmY(band.bottom));
    if (bands.length > 1) canvas.clipRect(box, kit.ClipOp.Intersect, false);
    paintSheet(canvas, path, edge, image, level, painter, mmX(laid.left), mmY(laid.top));
    canvas.restore();
    yield;
  }
  return true;
}

/** Paints the tile as a shader, by whatever matrix: as it lies, and over that in pieces wherever pixels are covered whole. */
function* shadingWithTile(
  canvas: Canvas,
  path: Path,
  { variant }: Slab,
  painter: Painter,
): Generator<undefined> {
  const { kit, palette, tiles } = painter;
  const tile = tiles.get(variant.tile);
  using keeper = new Keeper();
  const paint = keeper.keep(palette.fill(rgbOf(variant.colour)).copy());
  if (!tile) {
    canvas.drawPath(path, paint);
    return;
  }
  const perPixel = 1 / variant.tilePxPerMm;
  const { TileMode, FilterMode, MipmapMode, ClipOp } = kit;
  const shadeFrom = ({ right, down }: Moved, keep: Keeper['keep']) => {
    // Asked for after each pause: the cache may have dropped it.
    const now = made(tiles.get(variant.tile), 'a tile that is loaded');
    const [x, y] = [right * now.width() * perPixel, down * now.height() * perPixel];
    const matrix = [perPixel, 0, x, 0, perPixel, y, 0, 0, 1];
    const { Repeat } = TileMode;
    paint.setShader(
      keep(now.makeShaderOptions(Repeat, Repeat, FilterMode.Linear, MipmapMode.Linear, matrix)),
    );
  };
  shadeFrom({ right: 0, down: 0 }, keeper.keep);
  canvas.drawPath(path, paint);
  const [a = 1, c = 0, , b = 0, d = 1] = canvas.getTotalMatrix();
  const stroked = path.makeStroked({ width: EDGE / (Math.sqrt(Math.abs(a * d - b * c)) || 1) });
  if (!stroked) return;
  canvas.save();
  canvas.clipPath(path, ClipOp.Intersect, false);
  canvas.clipPath(keeper.keep(stroked), ClipOp.Difference, false);
  const [left = 0, top = 0, right = 0, bottom = 0] = path.getBounds();
  yield* paintingPieces(canvas, { left, top, right, bottom }, kit, (moved, keep) => {
    shadeFrom(moved, keep);
    canvas.drawPaint(paint);
  });
  canvas.restore();
}

/** Paints the material over a path in stone mm. Until the tile is there, the material's colour. Pauses every few milliseconds. */
export function* paintingMaterial(
  canvas: Canvas,
  path: Path,
  slab: Slab,
  painter: Painter,
): Generator<undefined> {
  const isCopied = yield* copyingTile(canvas, path, slab, painter);
  if (!isCopied) yield* shadingWithTile(canvas, path, slab, painter);
}

/** Paints the material as `paintingMaterial` does, without a pause. */
export function paintMaterial(canvas: Canvas, path: Path, slab: Slab, painter: Painter): void {
  withoutPause(paintingMaterial(canvas, path, slab, painter));
}
