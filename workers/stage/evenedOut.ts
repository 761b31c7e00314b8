import { opticalSpacing } from '../../src/lettering/opticalSpacing';
import type { Scene } from '../../src/scene/scene';
import { shownNodes } from '../../src/scene/shownNodes';
import type { KeptPair } from '../../src/stone/keptPair';
import { keptSpacings } from '../../src/stone/keptSpacings';
import type { Mm } from '../../src/stone/numbers';
import { readSpacings } from '../../src/stone/spacing';
import type { Design } from '../../src/stone/stone';

/**
 * Spacings that would even out the white of a line of letters around the pairs that are kept; undefined where the element
 * is not one.
 */
export function evenedOut(
  design: Design | undefined,
  scene: Scene | undefined,
  element: number,
  pairs: readonly KeptPair[],
): readonly Mm[] | undefined {
  const node = (scene ? shownNodes(scene) : []).find((one) => one.element === element);
  const parm = design?.Parms[element];
  if (node?.kind !== 'lettering' || parm?.type !== 'text') return undefined;
  const spacings = readSpacings(parm.subTextSpacing, node.line.letters.length);
  return opticalSpacing(node.typeface, node.line, spacings, keptSpacings(parm, pairs));
}
