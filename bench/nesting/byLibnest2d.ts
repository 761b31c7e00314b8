import { execFileSync } from 'node:child_process';
import { convexHull } from '../../src/painting/nesting/hull';
import type { StencilPiece } from '../../src/painting/nesting/piece';
import type { Rubber } from '../../src/painting/nesting/roll';
import { roomOf } from '../../src/painting/nesting/room';
import type { Mm } from '../../src/stone/numbers';

const SCRIPT = new URL('libnest2d.py', import.meta.url).pathname;

/** What libnest2d came to: how long the roll is, and how often it was run. */
interface Packed {
  readonly length: Mm;
  readonly runs: number;
}

/**
 * The length of roll that libnest2d (LGPL-3, the packer of Cura) takes for the hulls of the rooms that our own packer lays, turned by half at most, in so many seconds
 * of a processor; undefined where it is not installed (`apt-get install python3-pynest2d`). The hulls, since what lies
 * in a bay is beyond it: the polygons that must not overlap are reckoned for convex shapes alone.
 */
export function lengthByLibnest2d(
  pieces: readonly StencilPiece[],
  { width, gap, margin }: Rubber,
  seconds: number,
): Packed | undefined {
  try {
    execFileSync('/usr/bin/python3', ['-c', 'import pynest2d'], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const rooms = pieces.map(({ edge }) => convexHull(roomOf(edge, gap)).map(({ x, y }) => [x, y]));
  // Half of the gap around each may lie in the margins.
  const spare = 2 * margin - gap;
  const input = JSON.stringify({ rooms, width: width - spare, seconds });
  const { length, runs }: Packed = JSON.parse(
    execFileSync('/usr/bin/python3', [SCRIPT], { input }).toString(),
  );
  return { length: length + spare, runs };
}
