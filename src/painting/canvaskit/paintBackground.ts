import type { Canvas } from 'canvaskit-wasm';
import type { Box } from '../../geometry/box';
import type { Scene } from '../../scene/scene';
import { standingBox } from '../../scene/standingBox';
import type { Background } from '../../stone/catalogue/background';
import { SCENERY } from '../../stone/catalogue/scenery';
import type { Mm } from '../../stone/numbers';
import { rgbOf } from '../colours';
import { Keeper } from './kit';
import type { Painter } from './painter';
import { paintScenery } from './paintScenery';

/** How far above the stone's foot the ground ends where there is no place behind it: it stands a little into it. */
const HORIZON_ABOVE_FOOT = 26;

/** A sky gradient, and the ground from the horizon (mm) down. */
function paintTones(canvas: Canvas, seen: Box, horizon: Mm, background: Background, painter: Painter): void {
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
 * Paints the background of a standing stone, the ground and the stone's shadow on it. The place is shown once its
 * picture is in the painter's cache; until then its colours are.
 *
 * @param seen the visible part of the world, in stone mm.
 */
export function paintBackground(
  canvas: Canvas,
  seen: Box,
  { slab, background, sceneryPlace }: Pick<Scene, 'slab' | 'background' | 'sceneryPlace'>,
  painter: Painter,
): void {
  if (!background) return;
  const { kit, palette } = painter;
  const { left, right, bottom: height } = standingBox(slab);
  const width = right - left;
  const scenery = painter.scenery.get(background.picture);
  if (scenery) {
    paintScenery(canvas, seen, { x: left + width / 2, y: height }, sceneryPlace, scenery, painter);
  } else {
    const above = background.picture
      ? SCENERY.back * sceneryPlace.scale - sceneryPlace.y
      : HORIZON_ABOVE_FOOT;
    paintTones(canvas, seen, height - above, background, painter);
  }
  using keeper = new Keeper();
  const { keep } = keeper;
  const wide = keep(palette.blur([0.08, 0.08, 0.09], 0.32, 14));
  canvas.drawOval(kit.LTRBRect(left + width * 0.01, height - 13, left + width * 1.06, height + 17), wide);
  const close = keep(palette.blur([0, 0, 0], 0.5, 3.5));
  canvas.drawOval(kit.LTRBRect(left + 2, height - 5, right + 8, height + 5), close);
}
