import type { Canvas, Path } from 'canvaskit-wasm';
import type { Slab } from '../../scene/scene';
import { letIntoBase } from '../../scene/setIn';
import { baseBox } from '../../scene/standingBox';
import type { Mm } from '../../stone/numbers';
import { footOf } from '../ground/standing';
import { Keeper } from './kit';
import type { Painter } from './painter';

/** How much of a base's top is seen before the stone that is let into it, in mm: the viewer is a little above. */
const BEFORE: Mm = 1.6;

/** How much of it is seen behind that line (`paintingSide.ts` shows 5 mm in all). */
const TOP: Mm = 3.4;

/** Above everything of a stone, and beside it, in mm. */
const FAR: Mm = 1e5;

/** The joint between a stone and its seat, and the dark around it that no sky reaches, in mm. */
const JOINT = { thick: 1.3, dark: 0.7 } as const;
const CREASES = [
  { beside: 34, high: 9, blur: 11, dark: 0.42 },
  { beside: 6, high: 4, blur: 3, dark: 0.5 },
] as const;

/** Where a stone that is let into its base goes into it, in stone mm; undefined for one that stands on its own foot. */
function entryOf(slab: Slab): Mm | undefined {
  const base = baseBox(slab);
  return base && letIntoBase(slab) > 0 ? base.top - BEFORE : undefined;
}

/** What is in the base is not seen: clips to what is above it. */
export function clipAboveSeat(canvas: Canvas, slab: Slab, { kit }: Painter): void {
  const entry = entryOf(slab);
  if (entry === undefined) return;
  canvas.clipRect(kit.LTRBRect(-FAR, -FAR, FAR, entry), kit.ClipOp.Intersect, true);
}

/**
 * Paints where a stone goes into its base, over both and over nothing behind them: the joint, and the shade that its flanks throw on
 * the base's top and take from it.
 *
 * @param face the stone's face.
 */
export function paintSeat(canvas: Canvas, face: Path, slab: Slab, { kit, palette }: Painter): void {
  const entry = entryOf(slab);
  if (entry === undefined) return;
  const { from, to } = footOf(slab);
  const { Intersect } = kit.ClipOp;
  using keeper = new Keeper();
  const { keep } = keeper;
  const paintCreases = () => {
    for (const { beside, high, blur, dark } of CREASES) {
      const crease = keep(palette.blur([0, 0, 0], dark, blur));
      canvas.drawOval(
        kit.LTRBRect(from - beside, entry - high, to + beside * 1.4, entry + high * 0.6),
        crease,
      );
    }
  };
  canvas.save();
  canvas.clipRect(kit.LTRBRect(-FAR, entry - TOP, FAR, FAR), Intersect, true);
  paintCreases();
  canvas.restore();
  canvas.save();
  canvas.clipRect(kit.LTRBRect(-FAR, -FAR, FAR, entry - TOP), Intersect, true);
  canvas.clipPath(face, Intersect, true);
  paintCreases();
  canvas.restore();
  canvas.drawLine(from, entry, to, entry, palette.line([0, 0, 0], JOINT.thick, JOINT.dark));
}
