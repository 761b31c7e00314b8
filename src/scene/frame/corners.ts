import type { Track } from '../../geometry/track';
import type { Mm } from '../../stone/numbers';

/** A corner of a closed line: where it turns by more than 30° within 10 mm. */
export interface Corner {
  /** The position of its middle: where half of its turn is done. */
  readonly way: Mm;
  /** The positions between which it turns. */
  readonly from: Mm;
  readonly to: Mm;
  /** How far it turns, in degrees: positive for an outer corner, negative for an inner one. */
  readonly turn: number;
}

/** A line that turns by this much … */
const LEAST_TURN = 30;

/** … within this length has a corner there: an arc of up to 19 mm radius is one, a wider one is not. */
const WITHIN: Mm = 10;

/** An outer corner that turns by this many degrees looks like one: it may be shaped, or take leaves. */
const MARKED = 50;

/** Whether a corner is a pronounced outer one, unlike the bumps of a boulder. */
export function isMarked({ turn }: Corner): boolean {
  return turn >= MARKED;
}

/** A point of a line with how far the line turns at it, in degrees. */
interface Turning {
  readonly way: Mm;
  readonly turn: number;
}

function turningsOf({ points, ways }: Track): Turning[] {
  return points.map((at, i) => {
    const before = points.at(i - 1) ?? at;
    const behind = points[(i + 1) % points.length] ?? at;
    const [inX, inY, outX, outY] = [at.x - before.x, at.y - before.y, behind.x - at.x, behind.y - at.y];
    const turn = Math.atan2(inX * outY - inY * outX, inX * outX + inY * outY);
    return { way: ways[i] ?? 0, turn: (turn * 180) / Math.PI };
  });
}

/** For every point the sign of the corner it belongs to; 0 where the line runs smoothly. */
function bends(turnings: readonly Turning[], length: Mm): Int8Array {
  const count = turnings.length;
  const bent = new Int8Array(count);
  let [end, sum] = [0, 0];
  // A window that goes once around: from point `start` to before point `end`.
  for (let start = 0; start < count; start += 1) {
    const limit = (turnings[start]?.way ?? 0) + WITHIN;
    for (; end < start + count; end += 1) {
      const next = turnings[end % count];
      if (!next || next.way + (end >= count ? length : 0) > limit) break;
      sum += next.turn;
    }
    if (Math.abs(sum) >= LEAST_TURN) {
      for (let i = start; i < end; i += 1) bent[i % count] = Math.sign(sum);
    }
    sum -= turnings[start]?.turn ?? 0;
  }
  return bent;
}

/** The corner made of neighbouring points; its ends are where a twentieth of its turn is done, and all but that. */
function cornerOf(turnings: readonly Turning[]): Corner | undefined {
  const turn = turnings.reduce((sum, one) => sum + one.turn, 0);
  if (Math.abs(turn) < LEAST_TURN) return undefined;
  const wayWhen = (part: number) => {
    let done = 0;
    for (const one of turnings) {
      done += one.turn / turn;
      if (done >= part) return one.way;
    }
    return turnings.at(-1)?.way ?? 0;
  };
  return { way: wayWhen(0.5), from: wayWhen(0.05), to: wayWhen(0.95), turn };
}

/** The corners of a closed line that runs clockwise, in order. A line that is one bend all around has none. */
export function cornersOf(track: Track): Corner[] {
  const turnings = turningsOf(track);
  const bent = bends(turnings, track.length);
  const count = turnings.length;
  /** Whether a bend ends before a point: it turns the other way there, or a straight piece lies between. */
  const parts = (index: number) => {
    const [at, before] = [index % count, (index - 1 + count) % count];
    const between = (turnings[at]?.way ?? 0) - (turnings[before]?.way ?? 0) + (at === 0 ? track.length : 0);
    return bent[at] !== bent[before] || between > WITHIN;
  };
  const start = turnings.findIndex((_turning, i) => parts(i));
  if (start < 0) return [];
  const corners: Corner[] = [];
  let group: Turning[] = [];
  for (let i = start; i < start + count; i += 1) {
    const turning = turnings[i % count];
    if (turning) group.push({ ...turning, way: turning.way + (i >= count ? track.length : 0) });
    if (!parts(i + 1)) continue;
    const corner = bent[i % count] ? cornerOf(group) : undefined;
    if (corner) corners.push(corner);
    group = [];
  }
  return corners;
}
