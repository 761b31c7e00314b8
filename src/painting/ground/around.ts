import type { Box } from '../../geometry/box';
import { OutlinePen } from '../../geometry/outline';
import type { GroundCover } from '../../stone/catalogue/groundCover';
import type { Mm } from '../../stone/numbers';
import { scattered } from '../relief/grain';
import type { CoverShape } from './coverShape';
import { blade } from './grass';
import { chip } from './gravel';

/** Blades and stones at the near edge: how far apart they are, and the size of the smallest and the largest, in mm. */
const BLADES = { apart: 7, least: 9, most: 24 } as const;
const STONES = { apart: 8.5, least: 4, most: 8 } as const;

/** From which part of the way to the viewer things are sharp, and from which on they are as dense as they get. */
const SHARP = { from: 0.3, full: 0.65 } as const;

/** How much nearer each row is than the one before, as a part of what lies between things. */
const ROW = 0.72;

/** One row of blades or stones across the picture. */
interface Row {
  readonly left: Mm;
  readonly right: Mm;
  readonly y: Mm;
  /** How large things are here, relative to the stone's near edge. */
  readonly size: number;
  /** Numbers that are the row's own. */
  readonly seed: number;
}

/** The blades or stones of a row. A few paths a row: Skia takes many times as long for one path of everything. */
function shapesOf(
  { left, right, y, size, seed }: Row,
  isGrass: boolean,
  tones: readonly string[],
): CoverShape[] {
  const { apart, least, most } = isGrass ? BLADES : STONES;
  const pens = tones.map(() => new OutlinePen());
  const dense = Math.min(1, (size - SHARP.from) / (SHARP.full - SHARP.from));
  const count = Math.ceil((right - left) / (apart * size)) + 1;
  for (let at = 0; at < count; at += 1) {
    const chance = (of: number) => (scattered(at, seed + of) + 1) / 2;
    const pen = pens[Math.min(tones.length - 1, Math.floor(chance(2) * tones.length))];
    if (!pen || chance(1) > dense) continue;
    const x = left + (at + chance(3)) * apart * size;
    const long = (least + chance(4) ** 2 * (most - least)) * size;
    if (isGrass) blade(pen, x, y + chance(5) * apart, long, (chance(6) - 0.45) * long);
    else chip(pen, x, y + chance(5) * apart * 0.5, long, chance);
  }
  return pens.flatMap((pen, at) => {
    const outline = pen.outline();
    const lies = isGrass ? ('standing' as const) : ('lying' as const);
    return outline.verbs.length > 0 ? [{ outline, tone: tones[at] ?? '#000000', lies }] : [];
  });
}

/**
 * What covers the ground around a stone that lies, as somebody sees it who looks down on it: the picture of the place is made
 * for a stone that stands, and is too coarse here. None of snow and paving, which are smooth.
 *
 * @param seen the part of the picture that shows ground, in mm.
 * @param horizon the height at which the ground ends, in the same mm.
 * @param near the height of the stone's near edge, where things have their true size.
 */
export function coverAround(
  seen: Box,
  horizon: Mm,
  near: Mm,
  { kind, tones }: GroundCover,
  seed: number,
): CoverShape[] {
  if (kind === 'snow' || kind === 'slabs') return [];
  const isGrass = kind === 'grass';
  const { apart, most } = isGrass ? BLADES : STONES;
  const shapes: CoverShape[] = [];
  const { left, right, bottom } = seen;
  for (let y = horizon + (near - horizon) * SHARP.from, row = 0; y < bottom + most; row += 1) {
    const size = (y - horizon) / (near - horizon);
    shapes.push(...shapesOf({ left, right, y, size, seed: seed * 37 + row * 7919 }, isGrass, tones));
    y += apart * size * ROW;
  }
  return shapes;
}
