import { type Mm, readNumber } from '../numbers';
import type { Carrying } from './element';
import { withChosenColour, withFields } from './fields';

/** The height on offer that is nearest to the one wanted; the lower of two that are equally near. */
function nearestHeight(heights: readonly Mm[], wanted: Mm): Mm {
  return heights.reduce(
    (best, height) => (Math.abs(height - wanted) < Math.abs(best - wanted) ? height : best),
    heights[0] ?? wanted,
  );
}

/**
 * Gives every line the style of line `index`: variant, family, spacing and colour, and of the heights that the family
 * is on offer in the one nearest to its own (specification section 4, "Editing helpers").
 *
 * @param heights the cap heights in mm that the family is on offer in; none: every line keeps its height.
 */
export function copyStyle<S extends Carrying>(stone: S, index: number, heights: readonly Mm[]): S {
  const model = stone.Parms[index];
  if (model?.type !== 'text') return stone;
  const { variant, fontFamily, fontSpacing, letterSpacing, fontColor } = model;
  return {
    ...stone,
    Parms: stone.Parms.map((element, place) => {
      if (element.type !== 'text' || place === index) return element;
      const fontSize = String(nearestHeight(heights, readNumber(element.fontSize) ?? 20));
      const style = { variant, fontFamily, fontSpacing, letterSpacing, fontColor, fontSize };
      return withFields(element, withChosenColour(style));
    }),
  };
}
