import type { Canvas } from 'canvaskit-wasm';
import type { Matrix } from '../../geometry/matrix';
import type { AttachmentNode, Cut, FrameNode, LetteringNode, OrnamentNode, Place } from '../../scene/scene';
import { fromSamples } from '../relief/fromSamples';
import { lightFor } from '../relief/light';
import { reliefFor } from '../relief/orders';
import type { ReliefShape } from '../relief/shapes';
import type { Surface } from '../relief/surfaces';
import { enlargedWork, type Workmanship, workmanshipOf } from '../relief/workmanship';
import type { KeptRelief } from './caches/reliefCache';
import { drawShape, pathOfShape } from './drawShape';
import { Keeper } from './kit';
import { matrixRows } from './matrixRows';
import type { Painter } from './painter';
import { paintFlat } from './paintFlat';
import type { ShapePath } from './shapePath';

/** What is cut into a surface or stands on one. */
export type Carved = LetteringNode | OrnamentNode | FrameNode | AttachmentNode;

/** A shape of an element ready to be painted: its path, and its relief once baked. */
export interface Piece {
  readonly shape: ReliefShape;
  readonly path: ShapePath;
  readonly relief: KeptRelief | undefined;
  readonly cut: Cut;
  readonly surface: Surface;
  readonly place: Place;
}

/** How a piece is carried out, in mm on the stone. */
export function workOf({ shape, cut, place }: Piece): Workmanship {
  const { part, size } = shape;
  return part ? enlargedWork(part.work, place.scale) : workmanshipOf(cut, size * place.scale);
}

/** From a relief's mm on the stone to the element's mm. */
function toElement({ shape, relief }: Piece, grid: KeptRelief['grid']): Matrix {
  return fromSamples(shape, grid, relief?.measure ?? shape.measure);
}

/** The matrix that undoes the first and then applies the second: what `second` draws, in the units of `first`. */
function within([a, b, c, d, e, f]: Matrix, [p, q, r, s, t, u]: Matrix): Matrix {
  const area = a * d - b * c;
  const [x, y] = [t - e, u - f];
  return [
    (d * p - c * q) / area,
    (a * q - b * p) / area,
    (d * r - c * s) / area,
    (a * s - b * r) / area,
    (d * x - c * y) / area,
    (a * y - b * x) / area,
  ];
}

/** Fills the exact outline with its relief: only the outline determines where the paint ends. */
function fillWithRelief(canvas: Canvas, piece: Piece, relief: KeptRelief, { kit, palette }: Painter): void {
  using keeper = new Keeper();
  const { keep } = keeper;
  const { TileMode, FilterMode, MipmapMode } = kit;
  const shader = keep(
    relief.image.makeShaderOptions(
      TileMode.Clamp,
      TileMode.Clamp,
      FilterMode.Linear,
      MipmapMode.None,
      matrixRows(within(piece.path.toMm, toElement(piece, relief.grid))),
    ),
  );
  const paint = keep(palette.fill([0, 0, 0]).copy());
  paint.setShader(shader);
  drawShape(canvas, piece.path, 0, 0, paint);
}

/** The width of a shape's edges while its relief is missing, in the element's mm. */
const flatEdge = (size: number) => Math.min(0.9, Math.max(0.18, size * 0.014));

/** Paints a shape with its light and shade; flat as long as its relief is not baked. */
export function paintPiece(canvas: Canvas, piece: Piece, painter: Painter): void {
  if (piece.relief) fillWithRelief(canvas, piece, piece.relief, painter);
  else paintFlat(canvas, piece.path, piece, flatEdge(piece.shape.size), painter);
}

/** The shadow of something mounted: the baked one, or a plain blur until it is baked. */
export function paintShadow(canvas: Canvas, piece: Piece, { kit, palette, light }: Painter): void {
  const { relief, path, place } = piece;
  if (relief?.shadow) {
    canvas.save();
    canvas.concat(matrixRows(toElement(piece, relief.shadow.grid)));
    const { Linear } = kit.FilterMode;
    canvas.drawImageOptions(relief.shadow.image, 0, 0, Linear, kit.MipmapMode.None, palette.fill([0, 0, 0]));
    canvas.restore();
    return;
  }
  using keeper = new Keeper();
  const { keep } = keeper;
  const far = (0.5 * workOf(piece).thickness) / place.scale;
  const [x, y] = lightFor(place.rotation, light);
  const unitsPerMm = 1 / Math.sqrt(Math.abs(path.toMm[0] * path.toMm[3] - path.toMm[1] * path.toMm[2]));
  const paint = keep(palette.blur([0, 0, 0], 0.6, 0.5 * far * unitsPerMm));
  drawShape(canvas, path, -x * far, -y * far, paint);
}

/**
 * Prepares a shape of an element for painting; its relief is requested.
 *
 * @param pxPerMm device pixels per mm of the stone: the resolution of the reliefs.
 */
export function pieceOf(
  node: Carved,
  shape: ReliefShape,
  cut: Cut,
  surface: Surface,
  pxPerMm: number,
  painter: Painter,
  keeper: Keeper,
): Piece {
  return {
    shape,
    path: pathOfShape(node, shape, painter, keeper),
    relief: painter.reliefs.get(reliefFor(shape, node.place, cut, surface, pxPerMm, painter.light)),
    cut,
    surface,
    place: node.place,
  };
}
