import type { Canvas, Image, Path } from 'canvaskit-wasm';
import type { Slab } from '../../scene/scene';
import { rgbOf } from '../colours';
import { type GrainPiece, grainPieces } from '../relief/grainPieces';
import { Keeper } from './kit';
import type { Painter } from './painter';
import { pathOf } from './pathOf';
import { undoing } from './undoable';

/** The largest tile, in pixels, that is resized for pixel-exact drawing: beyond, more would be made than is visible. */
const LARGEST = 1600;

/** The width of the strip along the edge that is painted as a shader, in pixels: half inside, half outside. */
const EDGE = 6;

/** The transform of a canvas that is only scaled and moved: device pixel = unit × scale + left or top. */
interface Level {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** The canvas's transform, if it is only scaled and moved. */
function levelMatrix(canvas: Canvas): Level | undefined {
  const [a = 1, c = 0, left = 0, b = 0, d = 1, top = 0] = canvas.getTotalMatrix();
  return a === d && a > 0 && b === 0 && c === 0 ? { scale: a, left, top } : undefined;
}

/** Repeats a tile over everything within the canvas's clip, in device pixels from an origin and moved by `x` and `y`. */
function layTiles(
  canvas: Canvas,
  tile: Image,
  { left, top }: Level,
  back: number,
  x: number,
  y: number,
): void {
  const [width, height] = [tile.width(), tile.height()];
  const [originX, originY] = [Math.round(left) + x, Math.round(top) + y];
  const [fromX = 0, fromY = 0, toX = 0, toY = 0] = canvas.getDeviceClipBounds();
  canvas.save();
  canvas.scale(back, back);
  canvas.translate(-left, -top);
  for (let row = originY + Math.floor((fromY - originY) / height) * height; row < toY; row += height) {
    for (let at = originX + Math.floor((fromX - originX) / width) * width; at < toX; at += width) {
      canvas.drawImage(tile, at, row);
    }
  }
  canvas.restore();
}

/** Where a piece begins in the tile, as shares of it. */
type Moved = Pick<GrainPiece, 'right' | 'down'>;

/** Paints once for each piece of the grain, clipped to it, and once for what no piece covers. */
function paintPieces(
  canvas: Canvas,
  path: Path,
  { kit }: Painter,
  paint: (moved: Moved, keep: Keeper['keep']) => void,
): void {
  const { Intersect, Difference } = kit.ClipOp;
  using keeper = new Keeper();
  const { keep } = keeper;
  const paintWithin = (moved: Moved) => {
    const [fromX = 0, fromY = 0, toX = 0, toY = 0] = canvas.getDeviceClipBounds();
    if (fromX < toX && fromY < toY) paint(moved, keep);
  };
  const [left = 0, top = 0, right = 0, bottom = 0] = path.getBounds();
  const pieces = grainPieces({ left, top, right, bottom }).map(({ outline, ...moved }) => ({
    moved,
    inside: keep(pathOf(kit, outline)),
  }));
  canvas.save();
  for (const { inside, moved } of pieces) {
    canvas.save();
    // Whole pixels, and each once: none is covered in part, or twice where edges cross.
    canvas.clipPath(inside, Intersect, false);
    paintWithin(moved);
    canvas.restore();
    canvas.clipPath(inside, Difference, false);
  }
  // Edges are rounded to fractions of a pixel one by one: where two pieces meet, a pixel may belong to neither.
  paintWithin({ right: 0, down: 0 });
  canvas.restore();
}

/**
 * Paints the tile pixel by pixel, as a plain copy: on a processor a hundred times faster than a shader that
 * repeats and smooths it. Its scale may be off by half a pixel per tile. Only along the path's edge, where
 * pixels are partly covered, it is painted as a shader: a clip's edge would be coarser.
 *
 * @returns whether it was possible; otherwise nothing was painted.
 */
function copyTile(canvas: Canvas, path: Path, { variant }: Slab, painter: Painter): boolean {
  const { kit, palette, tiles } = painter;
  const level = levelMatrix(canvas);
  const back = level && undoing(level.scale);
  const plain = tiles.get(variant.tile);
  if (!level || !back || !plain) return false;
  const inPixels = (pixels: number) => Math.max(1, Math.round((pixels / variant.tilePxPerMm) * level.scale));
  const [width, height] = [inPixels(plain.width()), inPixels(plain.height())];
  const tile = Math.max(width, height) > LARGEST ? undefined : tiles.inSize(variant.tile, width, height);
  if (!tile) return false;
  using keeper = new Keeper();
  const { keep } = keeper;
  const { Intersect, Difference } = kit.ClipOp;
  const stroked = path.makeStroked({ width: EDGE * back });
  const edge = stroked && keep(stroked);
  canvas.save();
  canvas.clipPath(path, Intersect, edge === null);
  if (edge) canvas.clipPath(edge, Difference, false);
  paintPieces(canvas, path, painter, ({ right, down }) => {
    layTiles(canvas, tile, level, back, Math.round(right * width), Math.round(down * height));
  });
  canvas.restore();
  if (!edge) return true;
  const { Repeat } = kit.TileMode;
  const { FilterMode, MipmapMode } = kit;
  const paint = keep(palette.fill(rgbOf(variant.colour)).copy());
  // As it lies, not in pieces: along the arris no eye finds a crystal again, and the path is filled in one go.
  const [x, y] = [(Math.round(level.left) - level.left) * back, (Math.round(level.top) - level.top) * back];
  const matrix = [back, 0, x, 0, back, y, 0, 0, 1];
  paint.setShader(keep(tile.makeShaderOptions(Repeat, Repeat, FilterMode.Nearest, MipmapMode.None, matrix)));
  canvas.save();
  canvas.clipPath(edge, Intersect, false);
  canvas.drawPath(path, paint);
  canvas.restore();
  return true;
}

/** Paints the tile as a shader, by whatever matrix: as it lies, and over that in pieces wherever pixels are covered whole. */
function shadeWithTile(canvas: Canvas, path: Path, { variant }: Slab, painter: Painter): void {
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
    const [x, y] = [right * tile.width() * perPixel, down * tile.height() * perPixel];
    const matrix = [perPixel, 0, x, 0, perPixel, y, 0, 0, 1];
    const { Repeat } = TileMode;
    paint.setShader(
      keep(tile.makeShaderOptions(Repeat, Repeat, FilterMode.Linear, MipmapMode.Linear, matrix)),
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
  paintPieces(canvas, path, painter, (moved, keep) => {
    shadeFrom(moved, keep);
    canvas.drawPaint(paint);
  });
  canvas.restore();
}

/** Paints the material over a path in stone mm. Until the tile is there, the material's colour. */
export function paintMaterial(canvas: Canvas, path: Path, slab: Slab, painter: Painter): void {
  if (!copyTile(canvas, path, slab, painter)) shadeWithTile(canvas, path, slab, painter);
}
