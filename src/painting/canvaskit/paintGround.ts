import type { GroundCover } from '../../stone/catalogue/groundCover';
import { groundStrokes, TILE } from '../space/groundTile';
import { Keeper, type Kit } from './kit';
import { readPixels } from './pixels';

/** A tile of what covers the ground, seen from above: RGBA, `TILE.pixels` wide and high. */
export function paintedGround(kit: Kit, cover: GroundCover): Uint8ClampedArray<ArrayBuffer> {
  const { under, alpha, strokes } = groundStrokes(cover);
  return readPixels(kit, TILE.pixels, TILE.pixels, (canvas) => {
    using keeper = new Keeper();
    canvas.clear(kit.parseColorString(under));
    const paint = keeper.keep(new kit.Paint());
    paint.setAntiAlias(true);
    paint.setStyle(kit.PaintStyle.Stroke);
    paint.setStrokeCap(kit.StrokeCap.Round);
    for (const { from, to, broad, colour } of strokes) {
      paint.setColor(kit.parseColorString(colour));
      paint.setAlphaf(alpha);
      paint.setStrokeWidth(broad);
      canvas.drawLine(...from, ...to, paint);
    }
  });
}
