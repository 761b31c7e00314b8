import { capHeightOf } from '../capHeight';
import { lookOf } from '../lineStyle';
import type { Mm } from '../numbers';
import type { Carrying } from './element';
import { withChosenColour, withFields } from './fields';

/** The height on offer nearest to the requested one; the lower of two equally near. */
function nearestHeight(heights: readonly Mm[], wanted: Mm): Mm {
  return heights.reduce(
    (best, height) => (Math.abs(height - wanted) < Math.abs(best - wanted) ? height : best),
    heights[0] ?? wanted,
  );
}

/**
 * Gives every line the style of line `index`: variant, family, spacing and colour, and of the heights
 * on offer for the family the one nearest to its own (specification section 4, "Editing helpers").
 *
 * @param heights the cap heights in mm on offer for the family; without any, every line keeps its height.
 * @param except the lines that keep their style.
 */
export function copyStyle<S extends Carrying>(
  stone: S,
  index: number,
  heights: readonly Mm[],
  except: readonly number[] = [],
): S {
  const model = stone.Parms[index];
  if (model?.type !== 'text') return stone;
  // Italics are each line's own: the specification does not name them.
  const { fontSize: _, cursive: _italics, ...look } = lookOf(model);
  return {
    ...stone,
    Parms: stone.Parms.map((element, place) => {
      if (element.type !== 'text' || place === index || except.includes(place)) return element;
      const fontSize = String(nearestHeight(heights, capHeightOf(element)));
      return withFields(element, withChosenColour({ ...look, fontSize }));
    }),
  };
}
