import type { Canvas } from 'canvaskit-wasm';
import type { Box } from '../../../geometry/box';
import type { Background } from '../../../stone/catalogue/background';
import { rgbOf } from '../../colours';
import { Keeper } from '../kit';
import type { Painter } from '../painter';
import { paintingStrips } from '../paintingStrips';

/** Paints a plain backdrop as a table that is looked down upon: lighter at the upper left, where the light comes from. It has no horizon. Pauses every few milliseconds. */
export function* paintingTable(
  canvas: Canvas,
  seen: Box,
  background: Background,
  { kit, palette }: Painter,
): Generator<undefined> {
  const { left, top, right, bottom } = seen;
  using keeper = new Keeper();
  const { keep } = keeper;
  const tone = (hex: string) => kit.Color4f(...rgbOf(hex), 1);
  const table = keep(palette.fill([0, 0, 0]).copy());
  // A few tones over a whole screen show banding unless dithered.
  table.setDither(true);
  table.setShader(
    keep(
      kit.Shader.MakeLinearGradient(
        [left, top],
        [right, bottom],
        [tone(background.top), tone(background.bottom)],
        [0, 1],
        kit.TileMode.Clamp,
      ),
    ),
  );
  table.setAntiAlias(false);
  yield* paintingStrips(canvas, seen, table);
}
