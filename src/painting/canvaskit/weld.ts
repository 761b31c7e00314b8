import { CLOSE, CUBIC, LINE, MOVE, type Outline, OutlinePen, QUAD } from '../../geometry/outline';
import { turnCounters } from './counters';
import { Keeper, type Kit, made, PaintingError } from './kit';
import { pathOf } from './pathOf';

/** Skia's commands in a flat list: the verb, then its coordinates. */
const VERBS: Partial<Record<number, { readonly verb: number; readonly coords: number }>> = {
  0: { verb: MOVE, coords: 2 },
  1: { verb: LINE, coords: 2 },
  2: { verb: QUAD, coords: 4 },
  4: { verb: CUBIC, coords: 6 },
  5: { verb: CLOSE, coords: 0 },
};

/**
 * Welds an outline: overlapping parts become one, so that a knife or a chisel follows each edge once. Curves stay
 * curves (docs/decisions.md section 3: exact on 28 of 28 samples).
 *
 * @throws PaintingError where Skia finds no union, or returns a conic, which no letter or vignet is drawn with.
 */
export function weld(kit: Kit, outline: Outline): Outline {
  using keeper = new Keeper();
  const { keep } = keeper;
  const path = keep(pathOf(kit, outline));
  const nothing = keep(new kit.PathBuilder());
  const empty = keep(nothing.snapshot());
  const union = keep(made(kit.Path.MakeFromOp(path, empty, kit.PathOp.Union), 'a welded outline'));
  const commands = union.toCmds();
  const pen = new OutlinePen();
  for (let at = 0; at < commands.length; ) {
    const known = VERBS[commands[at] ?? -1];
    if (!known) throw new PaintingError(`Skia welded with an unknown curve: ${commands[at]}`);
    pen.draw(known.verb, ...commands.subarray(at + 1, at + 1 + known.coords));
    at += 1 + known.coords;
  }
  // Skia fills its unions by the even-odd rule; its own `makeAsWinding` gives up on some lines of script.
  return turnCounters(pen.outline());
}
