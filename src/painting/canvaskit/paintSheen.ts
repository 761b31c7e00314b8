import type { Canvas } from 'canvaskit-wasm';
import { boundsOf } from '../../geometry/bounds';
import { transformOutline } from '../../geometry/matrix';
import { joinOutlines } from '../../geometry/outline';
import { lightFor } from '../relief/light';
import { Keeper } from './kit';
import { matrixRows } from './matrixRows';
import type { Painter } from './painter';
import type { Piece } from './reliefPiece';

/** The brightness of the sky's reflection in a pane, from the corner nearest to the light: two bands, the second fainter. */
const MIRRORED = [
  [0, 0.34],
  [0.3, 0.16],
  [0.44, 0.03],
  [0.46, 0.15],
  [0.56, 0.1],
  [0.57, 0],
] as const;

/** Paints the sky's reflection in a pane of glass: slanted bands that fade from the upper left of the stone. */
export function paintSheen(
  canvas: Canvas,
  { path, shape, place }: Piece,
  { kit, palette, light }: Painter,
): void {
  const outlines = shape.outlines().map(({ outline, toMm }) => transformOutline(outline, toMm));
  const box = boundsOf(joinOutlines(outlines));
  if (!box) return;
  const [x, y] = lightFor(place.rotation, light);
  const [halfWidth, halfHeight] = [(box.right - box.left) / 2, (box.bottom - box.top) / 2];
  const far = (Math.abs(x) * halfWidth + Math.abs(y) * halfHeight) / Math.hypot(x, y);
  const [dx, dy] = [(x / Math.hypot(x, y)) * far, (y / Math.hypot(x, y)) * far];
  const middle = [box.left + halfWidth, box.top + halfHeight] as const;
  using keeper = new Keeper();
  const { keep } = keeper;
  const shader = keep(
    kit.Shader.MakeLinearGradient(
      [middle[0] + dx, middle[1] + dy],
      [middle[0] - dx, middle[1] - dy],
      MIRRORED.map(([, strength]) => kit.Color4f(1, 1, 1, strength)),
      MIRRORED.map(([at]) => at),
      kit.TileMode.Clamp,
    ),
  );
  const paint = keep(palette.fill([0, 0, 0]).copy());
  paint.setShader(shader);
  canvas.save();
  canvas.concat(matrixRows(path.toMm));
  canvas.drawPath(path.path, paint);
  canvas.restore();
}
