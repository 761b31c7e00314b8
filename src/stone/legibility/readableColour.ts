import type { StoneVariant } from '../catalogue/stoneType';
import type { ColourName } from '../colours';
import type { Cut } from '../cut';
import type { Mm } from '../numbers';
import { contrastOn, UNVEILED } from './contrast';
import { daylightAt, type Veil } from './daylight';
import { isLighter } from './isLighter';
import { READABLE_FROM } from './limits';

/** A material's properties that affect legibility. */
export type Ground = Pick<StoneVariant, 'colour' | 'finish'>;

/** The materials of a stone, by the ids of its variants. */
export type Grounds = Readonly<Record<number, Ground>>;

/** The range of cap heights in mm for which a colour is chosen before anything is written in it. */
const SIZES: readonly Mm[] = [15, 60];

/** The part of the face's gradient where an inscription begins and ends. */
const MARGIN = 0.1;

const UNIT = { width: 1, height: 1 };

/** The range of daylight on an inscription on a material, wherever it is on the face. */
function veilsOn({ finish }: Ground): readonly Veil[] {
  return [MARGIN, 1 - MARGIN].map((at) => daylightAt(finish, UNIT, { x: at, y: at }));
}

/**
 * How much of a cut's contrast, of its logarithm, is left on a stone in its place, in the evening and in mist. There stray light hides
 * more of what is darker than the stone: the evening dims the stone and not its ink, mist fills the dark walls of gold, and bands
 * of a stone come near to black. Measured in pictures of every material (tests/painting/firstColoursInPlaces.test.ts).
 */
const LEFT_IN_PLACES = { lighter: 0.88, darker: 0.6 } as const;

/**
 * The lowest contrast of a colour on a material over all sizes and places. What is mounted throws a shadow in every light but
 * that of mist, and is taken as in the workshop's.
 */
function leastContrast(colour: ColourName, cut: Cut, ground: Ground): number {
  const veils = [UNVEILED, ...veilsOn(ground)];
  const least = Math.min(...SIZES.map((size) => contrastOn({ colour, cut, size }, ground, veils)));
  if (cut === 'mounted') return least;
  return least ** LEFT_IN_PLACES[isLighter(colour, cut, ground) ? 'lighter' : 'darker'];
}

/** Whether a colour is legible on a material in any common size, anywhere on its face and in the light of any place. */
export function isReadable(colour: ColourName, cut: Cut, ground: Ground): boolean {
  return leastContrast(colour, cut, ground) >= READABLE_FROM;
}

/**
 * The colour used on a material: the requested one if legible; else for mounted things the first legible one on
 * offer, since metals are offered in order of demand, and for painted ones the
 * most legible, since every paint costs the same. Where none is legible, the best of them.
 *
 * @param offered the colours on offer, in the order they are offered; not empty.
 */
export function readableColour<C extends ColourName>(
  wished: ColourName | undefined,
  cut: Cut,
  ground: Ground,
  offered: readonly [C, ...C[]],
): C {
  const known = offered.find((colour) => colour === wished);
  if (known && isReadable(known, cut, ground)) return known;
  const first = cut === 'mounted' && offered.find((colour) => isReadable(colour, cut, ground));
  if (first) return first;
  return offered.reduce((best, colour) =>
    leastContrast(colour, cut, ground) > leastContrast(best, cut, ground) ? colour : best,
  );
}

/** Colours on offer by their names, legible ones on a material first; both groups keep their order. */
export function readableFirst<C extends ColourName>(
  offered: Readonly<Partial<Record<C, string>>>,
  cut: Cut,
  ground: Ground,
): Readonly<Partial<Record<C, string>>> {
  const entries = Object.entries(offered) as [C, string][];
  const [readable, others] = [true, false].map((wanted) =>
    entries.filter(([colour]) => isReadable(colour, cut, ground) === wanted),
  );
  return Object.fromEntries([...(readable ?? []), ...(others ?? [])]) as Partial<Record<C, string>>;
}
