import type { Mm } from '../numbers';
import type { Parm } from '../parm';
import { CHANGES, type Change, marginFor } from './changes';
import { type Mapping, setElements, spansOf } from './fitDesign';
import { keepsWithin, overlapsAmong, reachesOf } from './reach';
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

/**
 * A mapping onto a face whose outline cuts away what its width and height would have room for, as a cross does: further up
 * or down and smaller, as little as it takes until all that is cut is within the outline and no more of it covers each
 * other than did before. The mapping itself where nothing helps: a check says so then.
 *
 * @param frame the kind of frame on the stone: what stands within one keeps farther from the edge.
 */
export function mappingWithin(
  elements: readonly Parm[],
  mapping: Mapping,
  silhouette: Silhouette,
  frame: string,
  things: Things,
): Mapping {
  const isCut = ({ type }: Parm) => type !== 'attachment';
  const reachesIn = reachesOf(elements.filter(isCut), things.sizeOf);
  const covered = overlapsAmong(reachesIn(elements.filter(isCut)));
  const spans = spansOf(setElements(elements, mapping, things).filter(isCut), things.sizeOf);
  const level =
    (Math.min(...spans.map(({ top }) => top)) + Math.max(...spans.map(({ bottom }) => bottom))) / 2;
  const isWell = (tried: Mapping, margin: Mm) => {
    const reaches = reachesIn(setElements(elements, tried, things).filter(isCut));
    return (
      reaches.every((reach) => keepsWithin(reach, silhouette, margin)) && overlapsAmong(reaches) <= covered
    );
  };
  if (spans.length === 0) return mapping;
  const margin = marginFor(frame);
  if (isWell(mapping, margin)) return mapping;
  const leastFor = (air: Mm) => CHANGES.find((each) => isWell(changedBy(mapping, each, level), air));
  const change = leastFor(margin);
  if (!change) return mapping;
  const airy = leastFor(Math.max(margin, mapping.to.width * AIR));
  const isWorth = airy && airy.size >= change.size * WORTH;
  return changedBy(mapping, isWorth ? airy : change, level);
}
