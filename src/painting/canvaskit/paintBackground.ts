import type { Canvas } from 'canvaskit-wasm';
import type { Box, Slab } from '../../scene/scene';
import type { Background } from '../../stone/catalogue/background';
import { rgbOf } from '../colours';
import { keeping } from './kit';
import type { Painter } from './painter';

/** How far below the stone's foot the ground's horizon lies behind it: the stone stands a little into the picture. */
const HORIZON_ABOVE_FOOT = 26;

/**
 * Paints the daylight behind a standing stone, the ground and the stone's shadow on it.
 *
 * @param seen the part of the world in sight, in stone mm.
 */
export function paintBackground(
  canvas: Canvas,
  seen: Box,
  slab: Slab,
  background: Background,
  painter: Painter,
): void {
  const { kit, palette } = painter;
  const horizon = slab.stoneType.height - HORIZON_ABOVE_FOOT;
  const { width, height } = slab.stoneType;
  keeping(({ keep }) => {
    const gradient = (from: number, to: number, colours: Float32Array[], stops: number[]) => {
      const paint = keep(palette.fill([0, 0, 0]).copy());
      // A sky of 26 tones over a whole screen shows its steps unless they are scattered.
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
    const wide = keep(palette.blur([0.08, 0.08, 0.09], 0.32, 14));
    canvas.drawOval(kit.LTRBRect(width * 0.01, height - 13, width * 1.06, height + 17), wide);
    const close = keep(palette.blur([0, 0, 0], 0.5, 3.5));
    canvas.drawOval(kit.LTRBRect(2, height - 5, width + 8, height + 5), close);
  });
}
