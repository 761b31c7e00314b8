import { isSeen } from '../handling';
import type { Mm } from '../numbers';
import type { Parm } from '../parm';
import { editDistance } from '../proofreading/names/alignment';
import type { Pair } from './difference';

/** Who an element is, in the order of the design: the same value before and after for the same element. */
export type Identities = readonly unknown[];

/** An element that lies this near to where another one lay took its place, whatever it says. */
const SAME_PLACE: Mm = 15;

/** Words of which at least so much is the same are one line that was corrected. */
const SAME_WORDS = 0.5;

/** What may have become of what: a vignet may be exchanged for one of another kind. */
const familyOf = ({ type }: Parm) => (type.endsWith('Vignet') ? 'vignet' : type);

/** What an element shows, by which it is known wherever it lies. */
function shownBy(element: Parm): string {
  if (element.type === 'text') return element.subText.normalize('NFC').trim();
  if (element.type === 'qrCode') return element.content;
  if ('picture' in element) return element.picture;
  return 'vignetId' in element ? `${element.type} ${element.vignetId}` : `${element.attachmentId}`;
}

/** How alike two elements are: 0 for two that are not one and the same, else more the likelier they are. */
function likeness(one: Parm, other: Parm): number {
  if (familyOf(one) !== familyOf(other)) return 0;
  const [before, after] = [shownBy(one), shownBy(other)];
  const longest = Math.max(before.length, after.length);
  const isText = one.type === 'text';
  const words = before === after ? 1 : isText ? 1 - editDistance(before, after) / longest : 0;
  const apart = Math.hypot(one.position.x - other.position.x, one.position.y - other.position.y);
  if (words < SAME_WORDS && apart > SAME_PLACE) return 0;
  // Words tell more than places: lines change places as soon as one is added above them.
  return 2 * words + 1 / (1 + apart / SAME_PLACE);
}

/** All likely pairs of what is left, the likeliest first; of equals those that come first in the design. */
function likelyPairs(before: readonly Parm[], after: readonly Parm[], left: Left) {
  return [...left.before]
    .flatMap((one) =>
      [...left.after].flatMap((other) => {
        const [was, is] = [before[one], after[other]];
        const alike = was && is ? likeness(was, is) : 0;
        return alike > 0 ? [{ before: one, after: other, alike }] : [];
      }),
    )
    .sort((a, b) => b.alike - a.alike || a.before - b.before || a.after - b.after);
}

interface Left {
  readonly before: Set<number>;
  readonly after: Set<number>;
}

const seen = (elements: readonly Parm[]) =>
  new Set(elements.flatMap((each, index) => (isSeen(each) ? [index] : [])));

/**
 * Which element of one design is which of another: by identity where both say it, else by the best match of words and place.
 * What is hidden is not there.
 *
 * @returns pairs in the order of the design after, then what is gone.
 */
export function matchElements(
  before: readonly Parm[],
  after: readonly Parm[],
  ids?: { readonly before: Identities; readonly after: Identities },
): readonly Pair[] {
  const left: Left = { before: seen(before), after: seen(after) };
  const found = new Map<number, number>();
  const take = (one: number, other: number) => {
    if (!left.before.has(one) || !left.after.has(other)) return;
    left.before.delete(one);
    left.after.delete(other);
    found.set(other, one);
  };
  for (const [index, id] of ids?.after.entries() ?? []) take(ids?.before.indexOf(id) ?? -1, index);
  if (!ids) for (const { before: one, after: other } of likelyPairs(before, after, left)) take(one, other);
  const present = [...seen(after)].map((index): Pair => {
    const was = found.get(index);
    return was === undefined ? { after: index } : { before: was, after: index };
  });
  return [...present, ...[...left.before].map((index): Pair => ({ before: index }))];
}
