import type { Canvas } from 'canvaskit-wasm';
import type { Slab } from '../../../scene/scene';
import type { Mm } from '../../../stone/numbers';
import { Keeper } from '../kit';
import type { Painter } from '../painter';
import { stoneKey } from '../stoneKey';

/** A soft shade below a stone that lies: how far it is moved to the right and down, how soft it is in mm, and how dark. */
interface Shade {
  readonly right: Mm;
  readonly down: Mm;
  readonly blur: Mm;
  readonly dark: number;
}

/**
 * What lies on a table and is seen from above takes the sky from the table all around, throws a short soft shadow away from the
 * light, and has a dark line where both meet. A plate let into the turf, level with it, has that joint and little else.
 */
const SHADES = {
  onTop: [
    { right: 3, down: 5, blur: 26, dark: 0.3 },
    { right: 9, down: 11, blur: 9, dark: 0.3 },
    { right: 1, down: 1.5, blur: 2.2, dark: 0.5 },
  ],
  level: [
    { right: 0.5, down: 1, blur: 9, dark: 0.3 },
    { right: 0, down: 0, blur: 2.6, dark: 0.7 },
  ],
  // On the white of a sheet of paper, whose margin around a stone is narrow (`AROUND` of paintStanding.ts).
  onPaper: [
    { right: 1.5, down: 2.5, blur: 4.5, dark: 0.32 },
    { right: 0.6, down: 1, blur: 1.2, dark: 0.35 },
  ],
} as const satisfies Readonly<Record<string, readonly Shade[]>>;

/** Paints the shade around a stone that is seen from above, in stone mm: the same on all sides but for the light. Pauses after each shade. */
export function* paintingLyingShadow(
  canvas: Canvas,
  slab: Pick<Slab, 'stoneType' | 'outline' | 'isBehind'>,
  lies: keyof typeof SHADES,
  { palette, paths }: Painter,
): Generator<undefined> {
  using keeper = new Keeper();
  const { keep } = keeper;
  for (const { right, down, blur, dark } of SHADES[lies]) {
    canvas.save();
    canvas.translate(right, down);
    canvas.drawPath(paths.outline(stoneKey(slab), slab.outline), keep(palette.blur([0, 0, 0], dark, blur)));
    canvas.restore();
    yield;
  }
}
