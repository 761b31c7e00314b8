import type { StoneVariant } from '../catalogue/stoneType';
import type { ColourName } from '../colours';
import type { Cut } from '../cut';
import type { Mm } from '../numbers';
import type { Veil } from './daylight';
import { type Look, looksOf } from './looks';
import { greyLike, luminanceOf } from './luminance';

/** Stray light in the eye from the surroundings: WCAG 2.2 adds it to both luminances of a contrast ratio. */
const FLARE = 0.05;

/**
 * The weight of light and shade within a stroke relative to the difference of ink and stone: walls show a stroke only
 * where they cross the light's direction, and only at its rims. A judgement of ours, chosen with the limits: at a half,
 * grey on honed grey in large letters scored like bronze on red; at a third they are about equal up to 80 mm.
 */
const RELIEF_COUNTS = 1 / 3;

/** The contrast of a look against a stone of a grey from 0 to 1: a ratio from 1, as in WCAG 2.2 for plain tones. */
function contrastOf(look: Look, stone: number): number {
  const behind = Math.log(luminanceOf(stone) + FLARE);
  const steps = look.map(
    ({ grey, covers }) => Math.log(luminanceOf(grey + (1 - covers) * stone) + FLARE) - behind,
  );
  const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length;
  const spread = steps.reduce((sum, step) => sum + (step - mean) ** 2, 0) / steps.length;
  return Math.exp(Math.sqrt(mean * mean + RELIEF_COUNTS * spread));
}

/** No daylight painted on it: the plain material. */
export const UNVEILED: Veil = { grey: 1, covers: 0 };

/** The grey from 0 to 1 of a material under a veil of daylight, seen from a distance. */
export function greyUnder({ colour }: Pick<StoneVariant, 'colour'>, { grey, covers }: Veil): number {
  const lit = (at: number) =>
    (Number.parseInt(colour.slice(at, at + 2), 16) / 255) * (1 - covers) + grey * covers;
  return greyLike([lit(1), lit(3), lit(5)]);
}

/** How something is carried out, as far as it affects its look. */
export interface Carried {
  readonly colour: ColourName;
  readonly cut: Cut;
  /** The cap height of letters on the stone in mm, or its equivalent. */
  readonly size: Mm;
}

/**
 * The contrast of something with a stone: the ratio of the luminances of ink and stone (WCAG 2.2, “contrast ratio”),
 * taken over the ink as a root mean square of its logarithms, so that the lit and the dark walls of a bare cut do not
 * cancel each other out.
 *
 * @param veils the daylight under which it is seen; the worst counts.
 * @returns a ratio from 1 (indistinguishable) to 21.
 */
export function contrastOn(
  { colour, cut, size }: Carried,
  variant: Pick<StoneVariant, 'colour'>,
  veils: readonly Veil[],
): number {
  const looks = looksOf(colour, cut, size);
  const under = (veil: Veil) =>
    looks.reduce((sum, { look, weight }) => sum + weight * contrastOf(look, greyUnder(variant, veil)), 0);
  return Math.min(...veils.map(under));
}
