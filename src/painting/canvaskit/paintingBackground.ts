import type { Canvas } from 'canvaskit-wasm';
import type { Box } from '../../geometry/box';
import type { Scene } from '../../scene/scene';
import type { Background } from '../../stone/catalogue/background';
import type { Mm } from '../../stone/numbers';
import { rgbOf } from '../colours';
import { standingOf } from '../ground/standing';
import { Keeper } from './kit';
import { paintByColumns } from './paintByColumns';
import type { Painter } from './painter';
import { paintingScenery } from './paintingScenery';
import { groundAbove, paintGroundShadow } from './place/paintGroundShadow';

/** A sky gradient, and the ground from the horizon (mm) down. */
function shadeTones(canvas: Canvas, seen: Box, horizon: Mm, background: Background, painter: Painter): void {
  const { kit, palette } = painter;
  using keeper = new Keeper();
  const { keep } = keeper;
  const gradient = (from: number, to: number, colours: Float32Array[], stops: number[]) => {
    const paint = keep(palette.fill([0, 0, 0]).copy());
    // A sky of 26 tones over a whole screen shows banding unless dithered.
    paint.setDither(true);
    paint.setShader(
      keep(kit.Shader.MakeLinearGradient([0, from], [0, to], colours, stops, kit.TileMode.Clamp)),
    );
    return paint;
  };
  const tone = (hex: string, alpha = 1) => kit.Color4f(...rgbOf(hex), alpha);
  const sky = gradient(seen.top, horizon, [tone(background.top), tone(background.bottom)], [0, 1]);
  canvas.drawRect4f(seen.left, seen.top, seen.right, seen.bottom, sky);
  const ground = gradient(
    horizon,
    horizon + 90,
    [tone(background.ground, 0), tone(background.ground, 0.9), tone(background.ground, 1)],
    [0, 0.35, 1],
  );
  canvas.drawRect4f(seen.left, horizon, seen.right, Math.max(seen.bottom, horizon + 1), ground);
}

/**
 * Paints a sky gradient, and the ground from the horizon (mm) down: the same in each column but for Skia's dithering, which repeats
 * itself. So a narrow strip is shaded, and copied across: a twentieth of the work on a processor.
 */
function paintTones(canvas: Canvas, seen: Box, horizon: Mm, background: Background, painter: Painter): void {
  const { left, top, right, bottom } = seen;
  canvas.save();
  canvas.clipRect(painter.kit.LTRBRect(left, top, right, bottom), painter.kit.ClipOp.Intersect, false);
  const isCopied = paintByColumns(canvas, painter.kit, (strip) =>
    shadeTones(strip, { ...seen, left: -FAR, right: FAR }, horizon, background, painter),
  );
  canvas.restore();
  if (!isCopied) shadeTones(canvas, seen, horizon, background, painter);
}

/** Beyond any strip, in mm. */
const FAR: Mm = 1e5;

/**
 * Paints what is behind a stone. The place is shown once its picture is in the painter's cache; until then its colours are.
 * Pauses every few milliseconds.
 *
 * @param seen the visible part of the world, in mm.
 * @param foot the middle of the stone's foot, in the same mm.
 * @param horizon the height at which the ground ends in the colours.
 */
export function* paintingBehind(
  canvas: Canvas,
  seen: Box,
  foot: { readonly x: Mm; readonly y: Mm },
  horizon: Mm,
  { background, sceneryPlace }: Pick<Scene, 'sceneryPlace'> & { readonly background: Background },
  painter: Painter,
): Generator<undefined> {
  const scenery = painter.scenery.get(background.picture);
  if (scenery) yield* paintingScenery(canvas, seen, foot, sceneryPlace, scenery, painter);
  else paintTones(canvas, seen, horizon, background, painter);
}

/**
 * Paints the background of a standing stone, the ground and the stone's shadow on it. Pauses every few milliseconds.
 *
 * @param seen the visible part of the world, in stone mm.
 */
export function* paintingBackground(
  canvas: Canvas,
  seen: Box,
  { slab, background, sceneryPlace }: Pick<Scene, 'slab' | 'background' | 'sceneryPlace'>,
  painter: Painter,
): Generator<undefined> {
  if (!background) return;
  const { foot, middle } = standingOf(slab, background.cover !== undefined);
  const horizon = foot - groundAbove({ background, sceneryPlace });
  yield* paintingBehind(canvas, seen, { x: middle, y: foot }, horizon, { background, sceneryPlace }, painter);
  yield;
  paintGroundShadow(canvas, seen, horizon, { slab, background, sceneryPlace }, painter);
}
