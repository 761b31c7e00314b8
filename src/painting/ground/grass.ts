import { CLOSE, MOVE, OutlinePen, QUAD } from '../../geometry/outline';
import type { Mm } from '../../stone/numbers';
import { scattered } from '../relief/grain';
import type { CoverShape } from './coverShape';
import type { Strip } from './strip';

/** How far apart blades grow along the front, in how many rows and how far apart those are, and how long they are, in mm. */
const APART: Mm = 1.7;
const ROWS = 3;
const ROWS_APART: Mm = 4.5;
const LONG = { least: 11, most: 27 } as const;

/** Half a blade's width at its root, in mm. */
const HALF: Mm = 1.05;

/** Draws one blade: from its root it bends to one side, and ends in a tip. Lengths in mm. */
export function blade(pen: OutlinePen, x: Mm, y: Mm, long: Mm, lean: Mm): void {
  pen.draw(MOVE, x - HALF, y);
  pen.draw(QUAD, x - HALF * 0.6, y - long * 0.55, x + lean, y - long);
  pen.draw(QUAD, x + HALF, y - long * 0.5, x + HALF, y);
  pen.draw(CLOSE);
}

/** Blades of grass before a stone's foot, row by row from the stone to the viewer; rows behind are darker. */
export function grass({ from, to, foot }: Strip, tones: readonly string[], seed: number): CoverShape[] {
  return Array.from({ length: ROWS }, (_, row) => {
    const pens = tones.map(() => new OutlinePen());
    const count = Math.floor((to - from) / APART);
    for (let at = 0; at < count; at += 1) {
      const chance = (kind: number) => (scattered(at + row * 7919, seed * 31 + kind) + 1) / 2;
      const x = from + (at + chance(1)) * APART;
      // Towards both ends the blades are as those of the lawn around, which the place's picture shows.
      const end = Math.min(1, (x - from) / 40, (to - x) / 40);
      if (chance(2) > 0.25 + 0.75 * end) continue;
      const long = (LONG.least + chance(3) ** 2 * (LONG.most - LONG.least)) * (0.55 + 0.45 * end);
      const light = (0.35 + 0.65 * (row / ROWS)) * 0.55 + chance(4) * 0.5;
      const tone = Math.min(tones.length - 1, Math.floor(light * tones.length));
      const pen = pens[tone];
      if (pen) blade(pen, x, foot + row * ROWS_APART + chance(5) * 5, long, (chance(6) - 0.45) * long * 0.7);
    }
    return pens.map((pen, at) => ({
      outline: pen.outline(),
      tone: tones[at] ?? '#000000',
      lies: 'standing' as const,
    }));
  }).flat();
}
