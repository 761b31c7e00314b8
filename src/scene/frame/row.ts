import { CLOSE, CUBIC, MOVE, type OutlinePen } from '../../geometry/outline';
import type { Vertex } from '../../geometry/polygon';
import { joined, type Stretch, type Track } from '../../geometry/track';
import type { Mm } from '../../stone/numbers';
import type { Corner } from './corners';

/** How far a cubic's controls lie from the ends of a quarter circle of radius 1: within 2.7e-4 of it. */
const QUARTER = (4 / 3) * (Math.SQRT2 - 1);

/** The least distance between beads, in mm: the stone between them must hold. */
const BETWEEN_BEADS: Mm = 0.8;

/** The kept stretches of a line, split at its corners; an end at a corner carries a bead or dash. */
function runs(kept: readonly Stretch[], corners: readonly Corner[], track: Track) {
  return kept.flatMap(({ from, to }) => {
    const whole = to - from >= track.length;
    const ways = corners.map(({ way }) => from + track.wrapped(way - from)).sort((one, other) => one - other);
    if (!whole) {
      const inside = ways.filter((way) => way > from + 1e-3 && way < to - 1e-3);
      const ends = [from, ...inside, to];
      return ends.slice(1).map((end, i) => ({
        from: ends[i] ?? from,
        to: end,
        opens: i > 0,
        closes: i < ends.length - 2,
      }));
    }
    const [first = from] = ways;
    const ends = [...(ways.length > 0 ? ways : [from]), first + track.length];
    return ends.slice(1).map((end, i) => ({ from: ends[i] ?? first, to: end, opens: true, closes: true }));
  });
}

/**
 * The middles of things spaced evenly along the kept part of a line, as positions along it: one on every corner, none
 * beyond an end.
 *
 * @param size the length of each along the line, in mm.
 * @param pitch from middle to middle, in mm; adjusted a little so that each run comes out even.
 */
export function spread(
  kept: readonly Stretch[],
  corners: readonly Corner[],
  track: Track,
  size: Mm,
  pitch: Mm,
): Mm[] {
  return runs(kept, corners, track).flatMap(({ from, to, opens, closes }) => {
    const first = opens ? from : from + size / 2;
    const last = closes ? to : to - size / 2;
    if (last < first) return [];
    const steps = Math.round((last - first) / pitch);
    const count = Math.max(steps, 1);
    // What is on a run's last corner is the next run's first.
    return Array.from({ length: closes ? count : count + 1 }, (_, i) => first + ((last - first) * i) / count);
  });
}

/** The stretches covered by dashes with these middles; overlapping dashes become one. */
export function dashesAt(middles: readonly Mm[], length: Mm, track: Track): Stretch[] {
  return joined(
    middles.map((way) => ({ from: way - length / 2, to: way + length / 2 })),
    track.length,
  );
}

/** Beads at these points, without those that would overlap an earlier one. */
export function beadsApart(middles: readonly Vertex[], diameter: Mm): Vertex[] {
  const beads: Vertex[] = [];
  for (const { x, y } of middles) {
    const free = beads.every((bead) => Math.hypot(bead.x - x, bead.y - y) >= diameter + BETWEEN_BEADS);
    if (free) beads.push({ x, y });
  }
  return beads;
}

/** Draws a round bead, clockwise. */
export function drawBead(pen: OutlinePen, { x, y }: Vertex, diameter: Mm): void {
  const r = diameter / 2;
  const c = r * QUARTER;
  pen.draw(MOVE, x + r, y);
  pen.draw(CUBIC, x + r, y + c, x + c, y + r, x, y + r);
  pen.draw(CUBIC, x - c, y + r, x - r, y + c, x - r, y);
  pen.draw(CUBIC, x - r, y - c, x - c, y - r, x, y - r);
  pen.draw(CUBIC, x + c, y - r, x + r, y - c, x + r, y);
  pen.draw(CLOSE);
}
