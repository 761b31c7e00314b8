import type { Canvas, Path } from 'canvaskit-wasm';
import type { Slab } from '../../scene/scene';
import { DAYLIGHT, daylightAxis, SHEEN } from '../../stone/legibility/daylight';
import { Keeper } from './kit';
import type { Painter } from './painter';

/** Two bands for each of the 255 steps that a byte can distinguish, so that no edge between them is visible. */
const BANDS_PER_STEP = 2;

/** A band of even light: between two positions along the gradient. */
interface Band {
  readonly from: number;
  readonly to: number;
  readonly grey: number;
  readonly strength: number;
}

function bandsOf(strength: number): Band[] {
  return DAYLIGHT.slice(1).flatMap((end, index) => {
    const start = DAYLIGHT[index] ?? end;
    const steps = Math.abs(end.part - start.part) * strength * 255;
    const count = Math.max(1, Math.ceil(steps * BANDS_PER_STEP));
    return Array.from({ length: count }, (_, band) => {
      const middle = (band + 0.5) / count;
      const mix = (a: number, b: number) => a + (b - a) * middle;
      const at = (part: number) => start.at + ((end.at - start.at) * part) / count;
      return {
        from: at(band),
        to: at(band + 1),
        grey: mix(start.grey, end.grey),
        strength: mix(start.part, end.part) * strength,
      };
    });
  });
}

/**
 * Paints the broad daylight on a stone's face, from the upper left, falling off to a slight shade at the lower
 * right. It is painted in bands of even light, each just one byte step apart: on a processor that takes a tenth
 * of the time of Skia's gradient. Pauses after each band.
 */
export function* paintingDaylight(
  canvas: Canvas,
  face: Path,
  slab: Slab,
  { kit, palette }: Painter,
): Generator<undefined> {
  const { width, height } = slab.stoneType;
  const [alongX, alongY] = daylightAxis(slab.stoneType);
  const square = alongX * alongX + alongY * alongY;
  // Far enough in all directions to cover the stone whatever its outline.
  const beyond = (2 * (width + height)) / Math.sqrt(square);
  const corner = (at: number, aside: number) => [alongX * at - alongY * aside, alongY * at + alongX * aside];
  const bands = bandsOf(SHEEN[slab.variant.finish]);
  canvas.save();
  canvas.clipPath(face, kit.ClipOp.Intersect, true);
  using keeper = new Keeper();
  const { keep } = keeper;
  const paint = keep(palette.fill([0, 0, 0]).copy());
  paint.setAntiAlias(false);
  for (const [index, { from, to, grey, strength }] of bands.entries()) {
    const [first, last] = [index === 0 ? -beyond : from, index === bands.length - 1 ? 1 + beyond : to];
    const builder = keep(new kit.PathBuilder());
    builder.addPolygon(
      [
        ...corner(first, -beyond),
        ...corner(first, beyond),
        ...corner(last, beyond),
        ...corner(last, -beyond),
      ],
      true,
    );
    paint.setColor(kit.Color4f(grey, grey, grey, strength));
    canvas.drawPath(keep(builder.snapshot()), paint);
    yield;
  }
  canvas.restore();
}
