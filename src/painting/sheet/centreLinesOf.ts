import type { Mm } from '../../stone/numbers';
import type { Design } from '../../stone/stone';

/** The positions of a stone's centre lines, in mm: those the design sets, else the middle of the stone. */
export function centreLinesOf(
  { centerLineLeft, centerLineRight }: Pick<Design, 'centerLineLeft' | 'centerLineRight'>,
  width: Mm,
): Mm[] {
  const set = [centerLineLeft, centerLineRight].filter((line) => line !== undefined);
  return set.length > 0 ? set : [width / 2];
}
