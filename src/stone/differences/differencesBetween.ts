import { toThousandth } from '../numbers';
import type { Design } from '../stone';
import type { Difference, Pair } from './difference';
import { type Identities, matchElements } from './matchElements';
import { differencesOfElement } from './ofElement';
import { differencesOfStone } from './ofStone';

type Whole = Required<Pair>;

const isWhole = (pair: Pair): pair is Whole => pair.before !== undefined && pair.after !== undefined;

/** Elements that were moved as far as one another, each such group one difference. */
function movedTogether(pairs: readonly Whole[], before: Design, after: Design): readonly Difference[] {
  const groups = new Map<string, { elements: Whole[]; right: number; down: number }>();
  for (const pair of pairs) {
    const [was, is] = [before.Parms[pair.before]?.position, after.Parms[pair.after]?.position];
    if (!was || !is || (was.x === is.x && was.y === is.y)) continue;
    const [right, down] = [is.x - was.x, is.y - was.y];
    const key = `${toThousandth(right)} ${toThousandth(down)}`;
    const group = groups.get(key);
    if (group) group.elements.push(pair);
    else groups.set(key, { elements: [pair], right, down });
  }
  return [...groups.values()].map((group) => ({ kind: 'moved', ...group }));
}

function turned(pairs: readonly Whole[], before: Design, after: Design): readonly Difference[] {
  return pairs.flatMap((element): Difference[] => {
    const was = before.Parms[element.before]?.position.rotation ?? 0;
    const is = after.Parms[element.after]?.position.rotation ?? 0;
    return was === is ? [] : [{ kind: 'turned', element, degrees: is - was }];
  });
}

function cameOrWent(pair: Pair): Difference[] {
  if (isWhole(pair)) return [];
  return [{ kind: pair.before === undefined ? 'added' : 'removed', element: pair }];
}

/** Whether elements that were there before lie on one another in another order now. */
const isReordered = (pairs: readonly Whole[]) =>
  pairs.some((pair, index) => pair.before < (pairs[index - 1]?.before ?? -1));

/**
 * Everything in which two designs differ of what is cut or shown, the words first; none where the seal's `design` is the same
 * (`sealedDesign`), and no photograph or uploaded drawing was exchanged.
 *
 * @param ids who each element is, where that is known (`idsOf`); else elements are matched by words and place.
 */
export function differencesBetween(
  before: Design,
  after: Design,
  ids?: { readonly before: Identities; readonly after: Identities },
): readonly Difference[] {
  const pairs = matchElements(before.Parms, after.Parms, ids);
  const stayed = pairs.filter(isWhole);
  const inPlace = stayed.flatMap((pair) => {
    const [was, is] = [before.Parms[pair.before], after.Parms[pair.after]];
    return was && is ? differencesOfElement(pair, [was, before], [is, after]) : [];
  });
  const words = inPlace.filter(({ kind }) => kind === 'words');
  const others = inPlace.filter(({ kind }) => kind !== 'words');
  return [
    ...words,
    ...pairs.flatMap(cameOrWent),
    ...others,
    ...movedTogether(stayed, before, after),
    ...turned(stayed, before, after),
    ...(isReordered(stayed) ? [{ kind: 'order' } as const] : []),
    ...differencesOfStone(before, after),
  ];
}
