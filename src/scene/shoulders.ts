import type { Outline } from '../geometry/outline';
import { isWithin, ringsOf } from '../geometry/ring';
import type { Mm } from '../stone/numbers';

/** Inscriptions begin where a face is about this share of its greatest breadth; above is the crown of an arch. */
const BROAD = 0.7;

/** The rows and columns at which the breadth is measured. */
const FINE = 60;

/** How far down a face, in mm, it first has about seven tenths of its greatest breadth. */
export function shouldersOf(outline: Outline, width: Mm, height: Mm): Mm {
  const stone = ringsOf(outline);
  const places = Array.from({ length: FINE }, (_, i) => (i + 0.5) / FINE);
  const breadths = places.map(
    (row) => places.filter((x) => isWithin(stone, [x * width, row * height])).length,
  );
  const most = Math.max(...breadths);
  return (breadths.findIndex((breadth) => breadth >= BROAD * most) / FINE) * height;
}
