import type { Mm } from '../numbers';
import type { Parm } from '../parm';
import { CHANGES, type Change, marginFor } from './changes';
import { type Mapping, setElements, spansOf } from './fitDesign';
import { GENEROUS, keepsWithin, overlapsAmong, PLAIN, type Reach, reachesOf, takesRoom } from './reach';
import type { Silhouette } from './silhouette';
import type { Things } from './things';

/**
 * What has to be moved keeps this distance from the edge, as a fraction of the stone's width, unless that makes it
 * smaller than this fraction of the possible size: on a cross a name reaches into the arms.
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

/** Distances from the edge, in mm: an element keeps the largest of these that it had. */
const KEPT: readonly Mm[] = [30, 20, 12, 8, 5, 0];

/** The extents of the two faces. */
export interface Faces {
  readonly to: Silhouette;
  /** The face it was made for; left out if unknown. */
  readonly madeFor: Silhouette | undefined;
}

/** The elements on a stone that take up room. */
interface Shown {
  readonly elements: readonly Parm[];
  /** The reaches of all elements after a move. */
  readonly of: (set: readonly Parm[]) => readonly Parm[];
  readonly isCut: (index: number) => boolean;
}

function shownOf(elements: readonly Parm[], { sizeOf }: Things): Shown {
  const seen = elements.map((element) => takesRoom(element, sizeOf));
  const of = (set: readonly Parm[]) => set.filter((_element, index) => seen[index]);
  const shown = of(elements);
  return { elements: shown, of, isCut: (index) => shown[index]?.type !== 'attachment' };
}

/** Tells whether reaches are valid on the next face, as far from its edge as before or as required. */
type IsWell = (reaches: readonly Reach[], margin: Mm, isBeside: boolean) => boolean;

/**
 * @param before the reaches on the face they were made for.
 * @returns a test that also checks, if `isBeside`, that nothing is behind a lantern.
 */
function wellOn({ to, madeFor }: Faces, before: readonly Reach[], { isCut }: Shown, usual: Mm): IsWell {
  const cutOf = (reaches: readonly Reach[]) => reaches.filter((_reach, index) => isCut(index));
  const [covered, coveredInAll] = [overlapsAmong(cutOf(before)), overlapsAmong(before)];
  // What overhung the edge, or stands beside the stone like a lantern, is not required to do better than before.
  const kept = before.map((reach, index) => {
    if (!isCut(index)) return undefined;
    return madeFor ? [usual, ...KEPT].find((each) => keepsWithin(reach, madeFor, each)) : usual;
  });
  return (reaches, margin, isBeside) =>
    reaches.every((reach, index) => {
      const own = kept[index];
      // A wider margin than usual is required only of what had the usual one.
      return own === undefined || keepsWithin(reach, to, own < usual ? Math.min(own, margin) : margin);
    }) &&
    overlapsAmong(cutOf(reaches)) <= covered &&
    (!isBeside || overlapsAmong(reaches) <= coveredInAll);
}

/**
 * A mapping to a face whose outline cuts into its bounding box, as a cross does: moved further up
 * or down and made smaller, as little as possible, until everything cut is within the outline, as far from the edge as
 * before or as usual, with no more overlaps than before, and not behind a lantern where there is room beside
 * it. The mapping itself if it is already valid, or if nothing helps: a check reports it then.
 *
 * @param frame the kind of frame on the stone: things within one keep farther from the edge.
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
  /** The approximate result of a change: what is at the foot stays there, the rest moves together. */
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
