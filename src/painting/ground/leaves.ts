import { CLOSE, MOVE, OutlinePen, QUAD } from '../../geometry/outline';
import type { Mm } from '../../stone/numbers';
import { scattered } from '../relief/grain';
import type { CoverShape } from './coverShape';
import type { Strip } from './strip';

/** How far apart leaves lie, how far before the foot, and half their length, in mm. */
const APART: Mm = 34;
const BEFORE: Mm = 30;
const HALF = { least: 13, most: 24 } as const;

/** How flat a lying leaf is seen, at least and at most. */
const FLAT = { least: 0.2, most: 0.5 } as const;

/** Draws one leaf around a point: half its length in mm, how broad it is seen for its length, and its turn in radians. */
export function leaf(pen: OutlinePen, x: Mm, y: Mm, half: Mm, flat: number, turn: number): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const put = (along: number, across: number): [Mm, Mm] => [
    x + along * half * cos - across * half * flat * sin,
    y + along * half * sin + across * half * flat * cos,
  ];
  pen.draw(MOVE, ...put(-1, 0));
  pen.draw(QUAD, ...put(-0.1, -1.5), ...put(1, 0));
  pen.draw(QUAD, ...put(0.1, 1.4), ...put(-1, 0));
  pen.draw(CLOSE);
}

/** Fallen leaves at a stone's foot, some of them against it; none where there are no colours for them. */
export function leaves({ from, to, foot }: Strip, tones: readonly string[], seed: number): CoverShape[] {
  if (tones.length === 0) return [];
  const count = Math.floor((to - from) / APART);
  return Array.from({ length: count }, (_, at) => {
    const chance = (kind: number) => (scattered(at, seed * 17 + kind) + 1) / 2;
    const [x, y] = [from + (at + chance(1)) * APART, foot - 6 + chance(2) * BEFORE];
    const half = HALF.least + chance(3) * (HALF.most - HALF.least);
    const flat = FLAT.least + chance(4) * (FLAT.most - FLAT.least);
    const pen = new OutlinePen();
    leaf(pen, x, y, half, flat, (chance(5) - 0.5) * 1.3);
    const tone = tones[Math.floor(chance(6) * tones.length)] ?? '#000000';
    return { outline: pen.outline(), tone, lies: 'lying' as const };
  });
}
