import type { Canvas, Image, Path } from 'canvaskit-wasm';
import type { Slab } from '../../scene/scene';
import { rgbOf } from '../colours';
import { Keeper } from './kit';
import type { Painter } from './painter';
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

/** Repeats a tile over everything within the canvas's clip, in device pixels from an origin. */
function layTiles(canvas: Canvas, tile: Image, { left, top }: Level, back: number): void {
  const [width, height] = [tile.width(), tile.height()];
  const [originX, originY] = [Math.round(left), Math.round(top)];
  const [fromX = 0, fromY = 0, toX = 0, toY = 0] = canvas.getDeviceClipBounds();
  canvas.save();
  canvas.scale(back, back);
  canvas.translate(-left, -top);
  for (let y = originY + Math.floor((fromY - originY) / height) * height; y < toY; y += height) {
    for (let x = originX + Math.floor((fromX - originX) / width) * width; x < toX; x += width) {
      canvas.drawImage(tile, x, y);
    }
  }
  canvas.restore();
}

/**
 * Paints the tile pixel by pixel, as a plain copy: on a processor a hundred times faster than a shader that
 * repeats and smooths it. Its scale may be off by half a pixel per tile. Only along the path's edge, where
 * pixels are partly covered, it is painted as a shader: a clip's edge would be coarser.
 *
 * @returns whether it was possible; otherwise nothing was painted.
 */
function copyTile(canvas: Canvas, path: Path, { variant }: Slab, { kit, palette, tiles }: Painter): boolean {
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
  layTiles(canvas, tile, level, back);
  canvas.restore();
  if (!edge) return true;
  const { Repeat } = kit.TileMode;
  const [x, y] = [(Math.round(level.left) - level.left) * back, (Math.round(level.top) - level.top) * back];
  const matrix = [back, 0, x, 0, back, y, 0, 0, 1];
  const { FilterMode, MipmapMode } = kit;
  const paint = keep(palette.fill(rgbOf(variant.colour)).copy());
  paint.setShader(keep(tile.makeShaderOptions(Repeat, Repeat, FilterMode.Nearest, MipmapMode.None, matrix)));
  canvas.save();
  canvas.clipPath(edge, Intersect, false);
  canvas.drawPath(path, paint);
  canvas.restore();
  return true;
}

/** Paints the tile as a shader, by whatever matrix. */
function shadeWithTile(
  canvas: Canvas,
  path: Path,
  { variant }: Slab,
  { kit, palette, tiles }: Painter,
): void {
  const tile = tiles.get(variant.tile);
  using keeper = new Keeper();
  const { keep } = keeper;
  const paint = keep(palette.fill(rgbOf(variant.colour)).copy());
  if (tile) {
    const perPixel = 1 / variant.tilePxPerMm;
    const { TileMode, FilterMode, MipmapMode } = kit;
    const matrix = [perPixel, 0, 0, 0, perPixel, 0, 0, 0, 1];
    const { Repeat } = TileMode;
    paint.setShader(
      keep(tile.makeShaderOptions(Repeat, Repeat, FilterMode.Linear, MipmapMode.Linear, matrix)),
    );
  }
  canvas.drawPath(path, paint);
}

/** Paints the material over a path in stone mm. Until the tile is there, the material's colour. */
export function paintMaterial(canvas: Canvas, path: Path, slab: Slab, painter: Painter): void {
  if (!copyTile(canvas, path, slab, painter)) shadeWithTile(canvas, path, slab, painter);
}
