import { CLOSE, LINE, MOVE, OutlinePen } from '../../geometry/outline';
import type { Mm } from '../../stone/numbers';
import { scattered } from '../relief/grain';
import type { CoverShape } from './coverShape';
import type { Strip } from './strip';

/** The corners of one stone: broken stones are nowhere round. */
const CORNERS = 7;

/** In how many rows they lie. */
const ROWS = 3;

/** How flat stones are seen. */
const FLAT = 0.62;

/**
 * Draws one broken stone around a point. Lengths in mm.
 *
 * @param chance gives its own numbers from 0 to 1.
 * @param flat how high it is seen for its breadth: 1 from above.
 */
export function chip(
  pen: OutlinePen,
  x: Mm,
  y: Mm,
  size: Mm,
  chance: (kind: number) => number,
  flat = FLAT,
): void {
  for (let corner = 0; corner < CORNERS; corner += 1) {
    const angle = ((corner + (chance(10 + corner) - 0.5) * 0.7) / CORNERS) * 2 * Math.PI;
    const out = size * (0.82 + chance(20 + corner) * 0.3);
    pen.draw(corner === 0 ? MOVE : LINE, x + Math.cos(angle) * out, y + Math.sin(angle) * out * flat);
  }
  pen.draw(CLOSE);
}

/**
 * Stones of gravel before a stone's foot, row by row from the stone to the viewer.
 *
 * @param grain half a stone's width, in mm.
 */
export function gravel(
  { from, to, foot }: Strip,
  grain: Mm,
  tones: readonly string[],
  seed: number,
): CoverShape[] {
  const apart = grain * 1.15;
  return Array.from({ length: ROWS }, (_, row) => {
    const pens = tones.map(() => new OutlinePen());
    const count = Math.floor((to - from) / apart);
    for (let at = 0; at < count; at += 1) {
      const chance = (kind: number) => (scattered(at + row * 7919, seed * 31 + kind) + 1) / 2;
      const middle = from + (at + chance(1)) * apart;
      const end = Math.min(1, (middle - from) / 30, (to - middle) / 30);
      if (chance(2) > 0.3 + 0.7 * end) continue;
      const down = foot + (row - 0.6 + chance(3) * 0.7) * apart * FLAT;
      const size = grain * (0.55 + chance(4) * 0.7);
      const pen = pens[Math.min(tones.length - 1, Math.floor(chance(5) * tones.length))];
      if (pen) chip(pen, middle, down, size, chance);
    }
    return pens.map((pen, at) => ({
      outline: pen.outline(),
      tone: tones[at] ?? '#000000',
      lies: 'lying' as const,
    }));
  }).flat();
}
