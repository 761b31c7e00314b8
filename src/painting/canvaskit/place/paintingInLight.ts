import type { Canvas, Paint } from 'canvaskit-wasm';
import type { Box } from '../../../geometry/box';
import type { Scene } from '../../../scene/scene';
import type { Mm } from '../../../stone/numbers';
import { rgbOf } from '../../colours';
import { Keeper, made } from '../kit';
import { type Level, levelMatrix } from '../levelMatrix';
import type { Painter } from '../painter';

const WHITE = '#ffffff';

/** How far a stone's side and what is fixed to it reach beyond its front, in mm: more than any does. */
const BESIDE: Mm = 60;

/** So many pixels take the colour of the light between two pauses: 3 ms of a processor. */
const PIECE = 35_000;

/** Paints on an empty picture of a part of the canvas, and lays that on it strip by strip. */
function* paintingApart(
  canvas: Canvas,
  { left, top, scale, back }: Level,
  [fromX = 0, fromY = 0, toX = 0, toY = 0]: ReturnType<Canvas['getDeviceClipBounds']>,
  lit: Paint,
  { kit }: Painter,
  painting: (canvas: Canvas) => Generator<undefined>,
): Generator<undefined> {
  const [width, height] = [toX - fromX, toY - fromY];
  if (width <= 0 || height <= 0) return;
  using keeper = new Keeper();
  const { keep } = keeper;
  const info = {
    width,
    height,
    alphaType: kit.AlphaType.Premul,
    colorType: kit.ColorType.RGBA_8888,
    colorSpace: kit.ColorSpace.SRGB,
  };
  const surface = keep(made(canvas.makeSurface(info), 'a lit picture'));
  const apart = surface.getCanvas();
  apart.clear(kit.TRANSPARENT);
  apart.translate(left - fromX, top - fromY);
  apart.scale(scale, scale);
  yield* painting(apart);
  surface.flush();
  const image = keep(surface.makeImageSnapshot());
  canvas.save();
  canvas.translate(-left * back, -top * back);
  canvas.scale(back, back);
  const rows = Math.max(1, Math.floor(PIECE / width));
  for (let y = fromY; y < toY; y += rows) {
    canvas.save();
    canvas.clipRect(kit.XYWHRect(fromX, y, width, rows), kit.ClipOp.Intersect, false);
    canvas.drawImage(image, fromX, fromY, lit);
    canvas.restore();
    yield;
  }
  canvas.restore();
}

/**
 * Paints something in the light of the place: all of it, and nothing around it, takes the colour of that light. A photographed
 * stone has its own light. Pauses every few milliseconds.
 *
 * @param box the box around the stone, in the canvas's mm.
 * @param painting paints it, on the canvas that it is given.
 */
export function* paintingInLight(
  canvas: Canvas,
  { slab, background }: Pick<Scene, 'slab' | 'background'>,
  box: Box,
  painter: Painter,
  painting: (canvas: Canvas) => Generator<undefined>,
): Generator<undefined> {
  const { kit, palette } = painter;
  const colour = background?.light?.colour ?? WHITE;
  if (colour === WHITE || slab.photograph) {
    canvas.save();
    yield* painting(canvas);
    canvas.restore();
    return;
  }
  using keeper = new Keeper();
  const { keep } = keeper;
  const lit = keep(palette.fill([0, 0, 0]).copy());
  lit.setColorFilter(
    keep(kit.ColorFilter.MakeBlend(kit.Color4f(...rgbOf(colour), 1), kit.BlendMode.Modulate)),
  );
  const { left, top, right, bottom } = box;
  const within = kit.LTRBRect(left - BESIDE, top - BESIDE, right + BESIDE, bottom + BESIDE);
  const level = levelMatrix(canvas);
  if (level) {
    canvas.save();
    canvas.clipRect(within, kit.ClipOp.Intersect, false);
    const part = canvas.getDeviceClipBounds();
    canvas.restore();
    yield* paintingApart(canvas, level, part, lit, painter, painting);
  } else {
    canvas.saveLayer(lit, within);
    yield* painting(canvas);
    canvas.restore();
  }
}
