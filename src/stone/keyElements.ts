import { handled } from './handling';
import type { Parm } from './parm';
import { isSame } from './wished/same';

/** Elements that all have a key; those that had one keep it. The same array where nothing was missing. */
export function withKeys(elements: readonly Parm[], newKey: () => string): Parm[] {
  return elements.map((element) => (element.key ? element : handled(element, { key: newKey() })));
}

/** Elements without their keys: those of another stone. */
export function withoutKeys(elements: readonly Parm[]): Parm[] {
  return elements.map((element) => handled(element, { key: undefined }));
}

/** Elements of which each has a key of its own: of two with the same, the later is a copy that somebody made by hand. */
function eachItsOwn(elements: readonly Parm[]): readonly Parm[] {
  const taken = new Set<string>();
  return elements.map((element) => {
    if (element.key === undefined) return element;
    if (taken.has(element.key)) return handled(element, { key: undefined });
    taken.add(element.key);
    return element;
  });
}

const bare = ({ key: _, wished: _wished, ...element }: Parm) => element;

/** What an element says, without where it stands and how it looks. */
function contentOf(element: Parm): unknown {
  const { type } = element;
  if (type === 'text') return { type, content: element.subText };
  if (type === 'qrCode') return { type, content: element.content };
  if ('picture' in element) return { type, content: element.picture };
  return { type, content: 'vignetId' in element ? element.vignetId : element.attachmentId };
}

/** By what an element of a save is the one that had a key, the surest first. */
const ALIKE: readonly ((before: Parm, after: Parm) => boolean)[] = [
  (before, after) => isSame(bare(before), bare(after)),
  (before, after) => isSame(contentOf(before), contentOf(after)) && isSame(before.position, after.position),
  (before, after) => isSame(contentOf(before), contentOf(after)),
  (before, after) => before.type === after.type && isSame(before.position, after.position),
];

/**
 * The elements of a save by a program that knows of no keys, with those that they had: an element is found again by
 * being the same, by what it says, or by where it stands. What has some key was written by a program that keeps them, so
 * that what is without one there is new.
 */
export function keptKeys(before: readonly Parm[], after: readonly Parm[]): Parm[] {
  const own = eachItsOwn(after);
  if (own.some(({ key }) => key !== undefined)) return [...own];
  const left = new Set(before.filter(({ key }) => key !== undefined));
  const found = new Map<number, string>();
  for (const isAlike of ALIKE)
    for (const [index, element] of own.entries()) {
      if (found.has(index)) continue;
      const same = [...left].find((each) => isAlike(each, element));
      if (!same?.key) continue;
      found.set(index, same.key);
      left.delete(same);
    }
  return own.map((element, index) => {
    const key = found.get(index);
    return key === undefined ? element : handled(element, { key });
  });
}
