import type { StoneVariant } from '../catalogue/stoneType';
import type { ColourName } from '../colours';
import type { Cut } from '../cut';
import type { Mm } from '../numbers';
import { contrastOn, UNVEILED } from './contrast';
import { daylightAt, type Veil } from './daylight';
import { READABLE_FROM } from './limits';

/** A material as far as it decides what can be read on it. */
export type Ground = Pick<StoneVariant, 'colour' | 'finish'>;

/** The materials that a stone comes in, by the ids of its variants. */
export type Grounds = Readonly<Record<number, Ground>>;

/** The least and the greatest cap heights in mm that a colour is chosen for before anything is written in it. */
const SIZES: readonly Mm[] = [15, 60];

/** How far from its corner, as a part of the way across the face, an inscription begins and ends. */
const MARGIN = 0.1;

const UNIT = { width: 1, height: 1 };

/** The daylight under which an inscription on a material may lie, wherever it stands on the face. */
function veilsOn({ finish }: Ground): readonly Veil[] {
  return [MARGIN, 1 - MARGIN].map((at) => daylightAt(finish, UNIT, { x: at, y: at }));
}

/** The contrast of a colour on a material in the least fortunate size and place. */
function leastContrast(colour: ColourName, cut: Cut, ground: Ground): number {
  const veils = [UNVEILED, ...veilsOn(ground)];
  return Math.min(...SIZES.map((size) => contrastOn({ colour, cut, size }, ground, veils)));
}

/** Whether a colour can be read on a material in any common size and anywhere on its face. */
export function isReadable(colour: ColourName, cut: Cut, ground: Ground): boolean {
  return leastContrast(colour, cut, ground) >= READABLE_FROM;
}

/**
 * The colour that is read on a material: the one that was wished where it can be; else of mounted things the first on
 * offer that can, since metals are offered in the order in which they are asked for, and of painted ones that which is
 * read best, since every paint costs the same. Where none can be read, the best of them.
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

/** Colours on offer by their names, with those first that are read on a material; both kinds keep their order. */
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
