import svgPath from 'svgpath';
import type { Mm } from '../stone/numbers';
import type { OwnStoneType } from '../stone/ownStoneType';

/** A thousandth of a millimetre: below what is drawn or cut. */
const DIGITS = 3;

/**
 * A photographed stone resized to new measurements: the photograph and the outline are stretched.
 *
 * @param width its width in mm.
 * @param height its height in mm.
 */
export function resizeOwnStone(stone: OwnStoneType, width: Mm, height: Mm): OwnStoneType {
  const outline = svgPath(stone.outline)
    .scale(width / stone.width, height / stone.height)
    .round(DIGITS)
    .toString();
  return { ...stone, width, height, outline };
}
