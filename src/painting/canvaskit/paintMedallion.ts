import type { Canvas, Path } from 'canvaskit-wasm';
import type { MedallionNode } from '../../scene/scene';
import type { MedallionRim } from '../../stone/medallion/parm';
import type { Mm } from '../../stone/numbers';
import type { Rgb } from '../colours';
import { lightFor } from '../relief/light';
import { Keeper } from './kit';
import { matrixRows } from './matrixRows';
import type { Painter } from './painter';
import { pathOf } from './pathOf';

/** How far a plate stands out: some 5 mm of ceramic, domed, so that its shadow is short and soft. */
export const SHADOW_REACH: Mm = 4;
const SHADOW: Mm = 1.4;

/** How broad a line along the edge is, and the rounding of the edge itself. */
const RIM: Mm = 1.2;
const ROUNDING: Mm = 1.6;

const RIMS: Readonly<Record<MedallionRim, Rgb>> = { gold: [0.79, 0.62, 0.27], white: [0.97, 0.96, 0.93] };

/** The glaze's reflection of the sky, from the corner nearest to the light. */
const GLAZE = [
  [0, 0.26],
  [0.32, 0.07],
  [0.5, 0],
] as const;

/**
 * Paints a photograph in its tone over a medallion's box, in the medallion's own mm.
 *
 * @returns false where its bytes could not be decoded and nothing was painted.
 */
export function paintPortrait(
  canvas: Canvas,
  { picture, fromPixels, colours }: MedallionNode,
  { kit, palette, images }: Pick<Painter, 'kit' | 'palette' | 'images'>,
): boolean {
  const image = images.get(picture);
  if (!image) return false;
  using keeper = new Keeper();
  const { keep } = keeper;
  const paint = keep(palette.fill([0, 0, 0]).copy());
  paint.setColorFilter(keep(kit.ColorFilter.MakeMatrix([...colours])));
  canvas.save();
  canvas.concat(matrixRows(fromPixels));
  canvas.drawImageOptions(image, 0, 0, kit.FilterMode.Linear, kit.MipmapMode.Linear, paint);
  canvas.restore();
  return true;
}

/** The light on a glazed plate: on its rounded edge, and the sky on its dome. */
function paintGlaze(canvas: Canvas, path: Path, node: MedallionNode, { kit, palette, light }: Painter): void {
  const { box, place } = node;
  const [x, y] = lightFor(place.rotation, light);
  const length = Math.hypot(x, y);
  const far = (Math.abs(x) * box.right + Math.abs(y) * box.bottom) / length;
  const [dx, dy] = [(x / length) * far, (y / length) * far];
  const across = (stops: readonly (readonly [number, number, number])[]) =>
    kit.Shader.MakeLinearGradient(
      [dx, dy],
      [-dx, -dy],
      stops.map(([, white, strength]) => kit.Color4f(white, white, white, strength)),
      stops.map(([at]) => at),
      kit.TileMode.Clamp,
    );
  using keeper = new Keeper();
  const { keep } = keeper;
  const dome = keep(palette.fill([0, 0, 0]).copy());
  dome.setShader(keep(across(GLAZE.map(([at, strength]) => [at, 1, strength]))));
  canvas.drawPath(path, dome);
  const edge = keep(palette.line([0, 0, 0], 2 * ROUNDING).copy());
  const lit = across([
    [0, 1, 0.55],
    [0.45, 1, 0],
    [0.55, 0, 0],
    [1, 0, 0.4],
  ]);
  edge.setShader(keep(lit));
  // Half of the line lies beside the plate and is clipped away.
  canvas.drawPath(path, edge);
}

/**
 * Paints a medallion in its own mm: its shadow, the photograph within its edge, the line along it and the glaze.
 *
 * @returns false where its photograph could not be decoded and nothing was painted.
 */
export function paintMedallion(canvas: Canvas, node: MedallionNode, painter: Painter): boolean {
  const { kit, palette, images, light } = painter;
  if (!images.get(node.picture)) return false;
  using keeper = new Keeper();
  const { keep } = keeper;
  const path = keep(pathOf(kit, node.outline));
  const [x, y] = lightFor(node.place.rotation, light);
  canvas.save();
  canvas.translate(-x * SHADOW, -y * SHADOW);
  canvas.drawPath(path, keep(palette.blur([0, 0, 0], 0.55, SHADOW / 2)));
  canvas.restore();
  canvas.save();
  canvas.clipPath(path, kit.ClipOp.Intersect, true);
  paintPortrait(canvas, node, painter);
  if (node.rim) canvas.drawPath(path, palette.line(RIMS[node.rim], 2 * RIM));
  paintGlaze(canvas, path, node, painter);
  canvas.restore();
  return true;
}
