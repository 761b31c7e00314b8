import type { Difference } from './differences/difference';
import { differencesBetween } from './differences/differencesBetween';
import { keyOfPart, type PartOfStone } from './partsOfStone';
import type { Design } from './stone';

/** Who the elements of a design are: those with keys by these, any other by nothing else. */
const identities = ({ Parms }: Pick<Design, 'Parms'>) => Parms.map((parm) => parm.key ?? parm);

/** In what a design differs from an earlier one of the same stone. */
export const changesBetween = (before: Design, after: Design): readonly Difference[] =>
  differencesBetween(before, after, { before: identities(before), after: identities(after) });

/** The part of the stone that a difference is about; undefined where it is about elements. */
function partOf({ kind }: Difference): PartOfStone | undefined {
  switch (kind) {
    case 'frame':
    case 'frameColour':
    case 'framePieces':
      return 'frame';
    case 'thickness':
    case 'edge':
    case 'side':
    case 'bevel':
    case 'base':
    case 'noBase':
      return 'make';
    case 'stone':
    case 'material':
    case 'existing':
    case 'newStone':
    case 'ownStone':
    case 'order':
      return 'stone';
    default:
      return undefined;
  }
}

/** What of a stone has to be read again, by the keys that it is ticked by: everything where the rule of letters is another. */
export function changedParts(before: Design, after: Design): ReadonlySet<string> {
  const found = changesBetween(before, after);
  if (found.some(({ kind }) => kind === 'letterRule'))
    return new Set([...after.Parms.flatMap(({ key }) => key ?? []), keyOfPart('frame'), keyOfPart('stone')]);
  const touched = found.flatMap((difference) => {
    const part = partOf(difference);
    if (part) return [keyOfPart(part)];
    const pairs =
      'elements' in difference ? difference.elements : 'element' in difference ? [difference.element] : [];
    return pairs.flatMap(({ after: index }) => after.Parms[index ?? -1]?.key ?? []);
  });
  return new Set(touched);
}
