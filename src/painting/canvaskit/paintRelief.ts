import type { Canvas } from 'canvaskit-wasm';
import type { Matrix } from '../../lettering/matrix';
import type { FrameNode, LetteringNode, OrnamentNode } from '../../scene/scene';
import { lightFor } from '../relief/light';
import { reliefFor } from '../relief/orders';
import type { ReliefShape } from '../relief/shapes';
import { workmanshipOf } from '../relief/workmanship';
import { type Keeper, keeping } from './kit';
import type { Painter } from './painter';
import { paintFlat } from './paintFlat';
import type { KeptRelief } from './reliefShelf';
import { drawShape, pathOfShape, rows, type ShapePath } from './shapePath';

/** How bright the lit lip of a cut is. */
const LIP_LIGHT = 0.2;

type Carved = LetteringNode | OrnamentNode | FrameNode;

interface Piece {
  readonly shape: ReliefShape;
  readonly path: ShapePath;
  readonly relief: KeptRelief | undefined;
}

/** From a relief's mm on the stone to the element's mm. */
function toElement({ shape, relief }: Piece, grid: KeptRelief['grid']): Matrix {
  const factor = shape.measure / (relief?.measure ?? shape.measure);
  const perSample = factor / grid.perMm;
  return [perSample, 0, 0, perSample, shape.x + grid.left * factor, shape.y + grid.top * factor];
}

/** The matrix that undoes the first and then does the second: what is drawn with `second`, in the units of `first`. */
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

/** Fills the exact outline with its relief: the outline alone decides where the paint ends. */
function fillWithRelief(canvas: Canvas, piece: Piece, relief: KeptRelief, { kit, palette }: Painter): void {
  keeping(({ keep }) => {
    const { TileMode, FilterMode, MipmapMode } = kit;
    const shader = keep(
      relief.image.makeShaderOptions(
        TileMode.Clamp,
        TileMode.Clamp,
        FilterMode.Linear,
        MipmapMode.None,
        rows(within(piece.path.toMm, toElement(piece, relief.grid))),
      ),
    );
    const paint = keep(palette.fill([0, 0, 0]).copy());
    paint.setShader(shader);
    drawShape(canvas, piece.path, 0, 0, paint);
  });
}

/** The thin light along the lower right lip of a cut, outside it. */
function paintLip(canvas: Canvas, node: Carved, { path, shape }: Piece, { palette }: Painter): void {
  const { rotation, scale } = node.place;
  const { lip } = workmanshipOf(node.cut, shape.size * scale);
  const [x, y] = lightFor(rotation);
  drawShape(
    canvas,
    path,
    (-x * 1.2 * lip) / scale,
    (-y * 1.2 * lip) / scale,
    palette.fill([1, 1, 1], LIP_LIGHT),
  );
}

/** The shadow of something mounted: the baked one, or a plain blur until it is there. */
function paintShadow(canvas: Canvas, node: Carved, piece: Piece, { kit, palette }: Painter): void {
  const { relief, path, shape } = piece;
  const { rotation, scale } = node.place;
  if (relief?.shadow) {
    canvas.save();
    canvas.concat(rows(toElement(piece, relief.shadow.grid)));
    const { Linear } = kit.FilterMode;
    canvas.drawImageOptions(relief.shadow.image, 0, 0, Linear, kit.MipmapMode.None, palette.fill([0, 0, 0]));
    canvas.restore();
    return;
  }
  keeping(({ keep }) => {
    const { thickness } = workmanshipOf(node.cut, shape.size * scale);
    const far = (0.5 * thickness) / scale;
    const [x, y] = lightFor(rotation);
    const unitsPerMm = 1 / Math.sqrt(Math.abs(path.toMm[0] * path.toMm[3] - path.toMm[1] * path.toMm[2]));
    const paint = keep(palette.blur([0, 0, 0], 0.6, 0.5 * far * unitsPerMm));
    drawShape(canvas, path, -x * far, -y * far, paint);
  });
}

function pieceOf(node: Carved, shape: ReliefShape, pxPerMm: number, painter: Painter, keeper: Keeper): Piece {
  return {
    shape,
    path: pathOfShape(node, shape, painter, keeper),
    relief: painter.reliefs.get(reliefFor(shape, node.place, node.cut, node.colour, pxPerMm)),
  };
}

/** Paints a piece within its box, where it has one, to the pixel: neighbours meet without a seam. */
function paintWithin(canvas: Canvas, { shape }: Piece, { kit }: Painter, paint: () => void): void {
  if (!shape.within) {
    paint();
    return;
  }
  const { left, top, right, bottom } = shape.within;
  canvas.save();
  canvas.clipRect(kit.LTRBRect(left, top, right, bottom), kit.ClipOp.Intersect, false);
  paint();
  canvas.restore();
}

/** How broad the edges of a shape are painted while its relief is not there, in the element's mm. */
const flatEdge = (size: number) => Math.min(0.9, Math.max(0.18, size * 0.014));

/**
 * Paints the shapes of an element as they are cut or mounted, in the element's own mm: first what they throw on the
 * stone, so that no letter lies in its neighbour's shadow, then themselves.
 *
 * @param pxPerMm device pixels per mm of the stone: how finely reliefs are baked.
 */
export function paintRelief(
  canvas: Canvas,
  node: Carved,
  shapes: readonly ReliefShape[],
  painter: Painter,
  pxPerMm: number,
): void {
  keeping((keeper) => {
    const pieces = shapes.map((shape) => pieceOf(node, shape, pxPerMm, painter, keeper));
    for (const piece of pieces) {
      paintWithin(canvas, piece, painter, () => {
        if (node.cut === 'mounted') paintShadow(canvas, node, piece, painter);
        else paintLip(canvas, node, piece, painter);
      });
    }
    for (const piece of pieces) {
      paintWithin(canvas, piece, painter, () => {
        if (piece.relief) fillWithRelief(canvas, piece, piece.relief, painter);
        else paintFlat(canvas, piece.path, node, flatEdge(piece.shape.size), painter);
      });
    }
  });
}
