import { encode } from 'uqr';
import { LruCache } from '../../cache/lruCache';
import type { Mm } from '../numbers';

/** The quiet zone around a code on each side, in modules (ISO/IEC 18004:2015, section 6.3.8). */
export const QUIET_ZONE = 4;

/**
 * The least side of a module in mm on a stone: rubber and blast round its corners by some tenths of a mm, and a camera at
 * arm's length needs what is left. A judgement of ours.
 */
export const LEAST_MODULE: Mm = 1.5;

/** Encoding takes a millisecond, and fitting asks for the same few codes again and again. */
const known = new LruCache<string, readonly (readonly boolean[])[]>({ most: 16 });

/**
 * The modules of a code without its quiet zone, row by row; true is a dark one. At level Q a quarter of it may be
 * lost: a stone stands outside for decades, where moss and lichen cover more than the 15 % of level M.
 */
export function modulesOf(content: string): readonly (readonly boolean[])[] {
  return known.getOrMake(content, () => encode(content, { ecc: 'Q', border: 0 }).data);
}

/** How many modules a code is across, with its quiet zone on both sides. */
export function modulesAcross(content: string): number {
  return modulesOf(content).length + 2 * QUIET_ZONE;
}
