import { CLOSE, LINE, MOVE, OutlinePen } from '../../geometry/outline';
import type { Mm } from '../../stone/numbers';
import { scattered } from '../relief/grain';
import type { CoverShape } from './coverShape';
import type { Strip } from './strip';

/** How high snow is drifted against a stone, how far before its foot it has no edge any more, and how finely it is drawn, in mm. */
const HIGH: Mm = 15;
const BEFORE: Mm = 22;
const STEP: Mm = 4;

/** How far a drift runs out beside the stone, in mm. */
const RUN_OUT: Mm = 70;

/** A number from −1 to 1 that changes smoothly along the front, over `long` mm. */
function wavering(seed: number, x: Mm, long: Mm): number {
  const before = Math.floor(x / long);
  const part = x / long - before;
  const eased = part * part * (3 - 2 * part);
  const [one, other] = [scattered(before, seed), scattered(before + 1, seed)];
  return one + (other - one) * eased;
}

/** Snow drifted against a stone's foot: one soft heap that runs out on both sides. */
export function drift({ from, to, foot }: Strip, tones: readonly string[], seed: number): CoverShape {
  const pen = new OutlinePen();
  const [start, end] = [from - RUN_OUT, to + RUN_OUT];
  pen.draw(MOVE, start, foot + BEFORE);
  for (let x = start; x <= end; x += STEP) {
    const near = Math.min(1, (x - start) / (2 * RUN_OUT), (end - x) / (2 * RUN_OUT));
    const heap = HIGH * near * near * (3 - 2 * near);
    pen.draw(LINE, x, foot - heap * (1 + 0.3 * wavering(seed, x, 150) + 0.16 * wavering(seed + 1, x, 60)));
  }
  pen.draw(LINE, end, foot + BEFORE);
  pen.draw(CLOSE);
  return { outline: pen.outline(), tone: tones.at(-2) ?? '#ffffff', lies: 'heaped' };
}
