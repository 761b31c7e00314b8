import type { StoneVariant } from './catalogue/stoneType';
import type { Mm } from './numbers';

/**
 * Up to this cap height (mm) a cut is as deep as it is narrow, and the web between two cuts is as strong as the
 * material's own least web.
 */
const SHALLOW: Mm = 30;

/** How much broader a web has to be for each mm of cap height above that: higher letters are blasted deeper and longer. */
const MORE_PER_MM = 0.01;

/**
 * The narrowest web in mm that holds between two cuts in a material: first as rubber during blasting, then as stone.
 * A judgement of ours, as the material's own least web is.
 *
 * @param height how high the larger of the two cuts is, mm.
 * @returns mm to a thousandth.
 */
export function narrowestWebIn({ narrowestWeb }: Pick<StoneVariant, 'narrowestWeb'>, height: Mm): Mm {
  const web = narrowestWeb * (1 + Math.max(0, height - SHALLOW) * MORE_PER_MM);
  return Math.round(web * 1000) / 1000;
}
