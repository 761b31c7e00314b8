import { CLOSE, LINE, MOVE, OutlinePen, QUAD } from '../../geometry/outline';
import type { GroundCover } from '../../stone/catalogue/groundCover';
import type { Mm } from '../../stone/numbers';
import { scattered } from '../relief/grain';
import type { CoverShape } from './coverShape';
import { chip } from './gravel';
import { leaf } from './leaves';

/** A piece of ground as it is seen from above; it repeats in both directions. */
export interface GroundPatch {
  readonly width: Mm;
  readonly height: Mm;
  /** What lies below everything. */
  readonly tone: string;
  readonly shapes: readonly CoverShape[];
  /** How strong the broad light and shade on it are: nothing is quite even outdoors. */
  readonly mottled: number;
}

/** A patch's sides in mm: as large as one may be before its repeating is seen, and whole slabs of paving. */
const SIDES = { soft: [480, 480], slabs: [1200, 800] } as const;

/** How far what lies at one side of a patch reaches over the other, in mm: more than any blade, stone or leaf. */
const OVER: Mm = 40;

/** How strong broad light and shade are on each kind of ground; slabs have a tone of their own each. */
const MOTTLED = { grass: 0.045, gravel: 0.03, snow: 0.018, slabs: 0 } as const;

/** In how many layers blades and stones lie over each other, the upper ones lighter. */
const LAYERS = 9;

/** Blades and stones: how many a layer there are for each 100 mm square, and their size in mm. */
const BLADES = { each: 42, least: 12, most: 30, half: 1.2 } as const;
const STONES = { each: 17, least: 4.5, most: 8.5 } as const;

/** Fallen leaves for each 100 mm square, and half their length in mm. */
const LEAVES = { each: 1.1, least: 13, most: 24 } as const;

/** A slab of paving and the joint around it, in mm. */
const SLAB = { width: 600, height: 400, joint: 5 } as const;

const chanceOf = (at: number, seed: number) => (kind: number) => (scattered(at, seed + kind * 131) + 1) / 2;

/** Where something at a place of the patch is drawn: there, and beyond the other side where it reaches over the edge. */
function repeated(x: Mm, y: Mm, width: Mm, height: Mm): readonly (readonly [Mm, Mm])[] {
  const along = (at: Mm, side: Mm) => [
    at,
    ...(at < OVER ? [at + side] : []),
    ...(at > side - OVER ? [at - side] : []),
  ];
  return along(x, width).flatMap((left) => along(y, height).map((top) => [left, top] as const));
}

/** A blade from its root to its tip, seen from above: most lean away from the viewer, as mown. */
function bladeFromAbove(pen: OutlinePen, x: Mm, y: Mm, long: Mm, turn: number): void {
  const [along, across] = [Math.sin(turn), -Math.cos(turn)];
  const side = BLADES.half;
  pen.draw(MOVE, x - across * side, y + along * side);
  pen.draw(QUAD, x + along * long * 0.6, y + across * long * 0.6, x + along * long, y + across * long);
  pen.draw(QUAD, x + along * long * 0.5, y + across * long * 0.5, x + across * side, y - along * side);
  pen.draw(CLOSE);
}

/** Blades or stones in layers: a path for each tone of each, which Skia fills far faster than one of everything. */
function scatter(isGrass: boolean, tones: readonly string[], seed: number): CoverShape[] {
  const [width, height] = SIDES.soft;
  const { each, least, most } = isGrass ? BLADES : STONES;
  const count = Math.round((each * width * height) / 1e4);
  return Array.from({ length: LAYERS }, (_, layer) => {
    const pens = tones.map(() => new OutlinePen());
    for (let at = 0; at < count; at += 1) {
      const chance = chanceOf(at + layer * 7919, seed * 31);
      const light = (layer / LAYERS) * 0.45 + chance(1) * 0.55;
      const pen = pens[Math.min(tones.length - 1, Math.floor(light * tones.length))];
      if (!pen) continue;
      const size = least + chance(2) ** 2 * (most - least);
      const turn = (chance(3) + chance(4) + chance(5) - 1.5) * 1.5;
      for (const [x, y] of repeated(chance(6) * width, chance(7) * height, width, height)) {
        if (isGrass) bladeFromAbove(pen, x, y, size, turn);
        else chip(pen, x, y, size, (kind) => chance(kind + 10), 0.95);
      }
    }
    return pens.map((pen, at) => ({
      outline: pen.outline(),
      tone: tones[at] ?? '#000000',
      lies: isGrass ? ('standing' as const) : ('lying' as const),
    }));
  }).flat();
}

function fallen(tones: readonly string[], seed: number): CoverShape[] {
  const [width, height] = SIDES.soft;
  const count = tones.length === 0 ? 0 : Math.round((LEAVES.each * width * height) / 1e4);
  return Array.from({ length: count }, (_, at) => {
    const chance = chanceOf(at, seed * 17);
    const pen = new OutlinePen();
    const half = LEAVES.least + chance(1) * (LEAVES.most - LEAVES.least);
    const [flat, turn] = [0.6 + chance(2) * 0.3, chance(3) * 2 * Math.PI];
    for (const [x, y] of repeated(chance(4) * width, chance(5) * height, width, height))
      leaf(pen, x, y, half, flat, turn);
    const tone = tones[Math.floor(chance(6) * tones.length)] ?? '#000000';
    return { outline: pen.outline(), tone, lies: 'lying' as const };
  });
}

/** Slabs in courses, each moved by half a slab against the next, every one of a tone of its own. */
function paving(tones: readonly string[], seed: number): CoverShape[] {
  const [width, height] = SIDES.slabs;
  const { joint } = SLAB;
  const courses = Array.from({ length: height / SLAB.height }, (_, row) => row);
  return courses.flatMap((row) =>
    Array.from({ length: width / SLAB.width }, (_, column) => {
      const pen = new OutlinePen();
      const left = column * SLAB.width + (row % 2) * (SLAB.width / 2);
      // The one that reaches over the right side begins at the left one.
      for (const from of left + SLAB.width > width ? [left, left - width] : [left]) {
        const [x, y] = [from + joint / 2, row * SLAB.height + joint / 2];
        pen.draw(MOVE, x, y);
        pen.draw(LINE, x + SLAB.width - joint, y);
        pen.draw(LINE, x + SLAB.width - joint, y + SLAB.height - joint);
        pen.draw(LINE, x, y + SLAB.height - joint);
        pen.draw(CLOSE);
      }
      const tone = tones[1 + ((row * 2 + column + seed) % (tones.length - 1))] ?? '#000000';
      return { outline: pen.outline(), tone, lies: 'standing' as const };
    }),
  );
}

/** The ground of a place from above: the same each time for the same seed. */
export function groundPatch({ kind, tones, leaves = [] }: GroundCover, seed: number): GroundPatch {
  const [width, height] = kind === 'slabs' ? SIDES.slabs : SIDES.soft;
  const of = {
    grass: () => scatter(true, tones, seed),
    gravel: () => scatter(false, tones, seed),
    slabs: () => paving(tones, seed),
    // Fresh snow has no things in it.
    snow: () => [],
  };
  // Between blades and stones it is dark; snow is as light as where the stone stands.
  const tone = (kind === 'snow' ? tones.at(-2) : tones[0]) ?? '#000000';
  return { width, height, tone, shapes: [...of[kind](), ...fallen(leaves, seed)], mottled: MOTTLED[kind] };
}
