import type { Mm } from '../numbers';
import type { Parm } from '../parm';
import { CHANGES, type Change, marginFor } from './changes';
import { type Mapping, setElements, spansOf } from './fitDesign';
import { GENEROUS, isSeen, keepsWithin, overlapsAmong, PLAIN, type Reach, reachesOf } from './reach';
import type { Silhouette } from './silhouette';
import type { Things } from './things';

/**
 * What has to be moved at all keeps so far from the edge, as a part of the stone's width, where that makes it no smaller
 * than this part of what it could be: on a cross a name reaches into the arms.
 */
const AIR = 0.06;
const WORTH = 0.8;

/** A mapping and then a change about a level of the new face, in mm. */
function changedBy(mapping: Mapping, { size, way }: Change, level: number): Mapping {
  const { to, factor, right, down } = mapping;
  return {
    ...mapping,
    factor: factor * size,
    right: (to.width / 2) * (1 - size) + right * size,
    down: level * (1 - size) + down * size + way * to.height,
  };
}

/** From how far from the edge it was made, an element is looked at on the next stone, in mm. */
const KEPT: readonly Mm[] = [30, 20, 12, 8, 5, 0];

/** Where the faces lie between which a design is set. */
export interface Faces {
  readonly to: Silhouette;
  /** The face that it was made for; left out where nobody knows. */
  readonly madeFor: Silhouette | undefined;
}

/** The things on a stone that take room there. */
interface Shown {
  readonly elements: readonly Parm[];
  /** The same of all elements, set somewhere else. */
  readonly of: (set: readonly Parm[]) => readonly Parm[];
  readonly isCut: (index: number) => boolean;
}

function shownOf(elements: readonly Parm[], { sizeOf }: Things): Shown {
  const seen = elements.map((element) => isSeen(element, sizeOf));
  const of = (set: readonly Parm[]) => set.filter((_element, index) => seen[index]);
  const shown = of(elements);
  return { elements: shown, of, isCut: (index) => shown[index]?.type !== 'attachment' };
}

/** Tells whether reaches are well on the next face, as far from its edge as they were or as is asked for. */
type IsWell = (reaches: readonly Reach[], margin: Mm, isBeside: boolean) => boolean;

/**
 * @param before the reaches as they were on the face that they were made for.
 * @returns what also tells, where `isBeside`, whether nothing came to stand behind a lantern.
 */
function wellOn({ to, madeFor }: Faces, before: readonly Reach[], { isCut }: Shown, usual: Mm): IsWell {
  const cutOf = (reaches: readonly Reach[]) => reaches.filter((_reach, index) => isCut(index));
  const [covered, coveredInAll] = [overlapsAmong(cutOf(before)), overlapsAmong(before)];
  // What hung over the edge, or stands beside the stone as a lantern does, is not asked for more than it was.
  const kept = before.map((reach, index) => {
    if (!isCut(index)) return undefined;
    return madeFor ? [usual, ...KEPT].find((each) => keepsWithin(reach, madeFor, each)) : usual;
  });
  return (reaches, margin, isBeside) =>
    reaches.every((reach, index) => {
      const own = kept[index];
      // A wider margin than is usual is asked for only of what had the usual one.
      return own === undefined || keepsWithin(reach, to, own < usual ? Math.min(own, margin) : margin);
    }) &&
    overlapsAmong(cutOf(reaches)) <= covered &&
    (!isBeside || overlapsAmong(reaches) <= coveredInAll);
}

/**
 * A mapping onto a face whose outline cuts away what its width and height would have room for, as a cross does: further up
 * or down and smaller, as little as it takes until all that is cut is within the outline, as far from the edge as it was or
 * as is usual, and no more of it covers each other than did before, nor stands behind a lantern where there is room beside
 * it. The mapping itself where all is well so, or where nothing helps: a check says so then.
 *
 * @param frame the kind of frame on the stone: what stands within one keeps farther from the edge.
 */
export function mappingWithin(
  elements: readonly Parm[],
  mapping: Mapping,
  faces: Faces,
  frame: string,
  things: Things,
): Mapping {
  const { sizeOf } = things;
  const shown = shownOf(elements, things);
  const setBy = (tried: Mapping) => shown.of(setElements(elements, tried, things));
  const usual = marginFor(frame);
  const plainly = reachesOf(shown.elements, sizeOf, PLAIN);
  const isFine = wellOn(faces, plainly(shown.elements), shown, usual);
  const onBox = setBy(mapping);
  if (!onBox.some((_element, index) => shown.isCut(index)) || isFine(plainly(onBox), usual, true))
    return mapping;

  const spans = spansOf(onBox, sizeOf);
  const level =
    (Math.min(...spans.map(({ top }) => top)) + Math.max(...spans.map(({ bottom }) => bottom))) / 2;
  const generously = reachesOf(shown.elements, sizeOf, GENEROUS);
  const isWell = wellOn(faces, generously(shown.elements), shown, usual);
  const bySize = new Map<number, readonly Reach[]>();
  /** About where a change puts everything: what stands at the foot stays there, the rest moves together. */
  const near = ({ size, way }: Change): readonly Reach[] => {
    const reaches = bySize.get(size) ?? generously(setBy(changedBy(mapping, { size, way: 0 }, level)));
    bySize.set(size, reaches);
    return reaches.map((reach, index) =>
      shown.isCut(index) ? { ...reach, y: reach.y + way * mapping.to.height } : reach,
    );
  };
  const leastFor = (air: Mm, isBeside: boolean) =>
    CHANGES.find(
      (change) =>
        isWell(near(change), air, isBeside) &&
        isWell(generously(setBy(changedBy(mapping, change, level))), air, isBeside),
    );
  for (const isBeside of [true, false]) {
    const change = leastFor(usual, isBeside);
    if (!change) continue;
    const airy = leastFor(Math.max(usual, mapping.to.width * AIR), isBeside);
    const isWorth = airy && airy.size >= change.size * WORTH;
    return changedBy(mapping, isWorth ? airy : change, level);
  }
  return mapping;
}
