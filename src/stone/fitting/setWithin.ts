import { isOnOffer } from '../letterHeights';
import { toTenth } from '../numbers';
import type { Parm } from '../parm';
import type { Design } from '../stone';
import { CHANGES, marginFor } from './changes';
import type { Face } from './fitDesign';
import { GENEROUS, keepsWithin, overlapsAmong, reachesOf, takesRoom } from './reach';
import { shrink } from './shrink';
import type { Silhouette } from './silhouette';
import type { Things } from './things';

/** A stone's face, and its extent within its width and height. */
export interface OutlinedFace extends Face {
  readonly silhouette: Silhouette;
}

/** Whether an element has at least its least height. */
function canBeCut(element: Parm, { letterHeights, sizeOf }: Things): boolean {
  if (element.type === 'text') return isOnOffer(element, letterHeights);
  const { height, lowest } = sizeOf(element);
  return element.scale * height >= lowest - 1e-9;
}

/**
 * Places a design on a stone whose outline cuts into its bounding box, as a heart's does:
 * moved up or down and made smaller, as little as possible, until everything is within and apart, and high enough to be
 * cut; in mm to a tenth.
 *
 * @returns undefined where nothing helps, as for a frame on a cross.
 */
export function setWithin(
  design: Design,
  { width, height, silhouette }: OutlinedFace,
  things: Things,
): Design | undefined {
  const { sizeOf } = things;
  const seen = design.Parms.map((element) => takesRoom(element, sizeOf));
  const onlySeen = (set: readonly Parm[]) => set.filter((_element, index) => seen[index]);
  const shown = onlySeen(design.Parms);
  const isCut = (_reach: unknown, index: number) => shown[index]?.type !== 'attachment';
  const reachesIn = reachesOf(shown, sizeOf, GENEROUS);
  const before = reachesIn(shown);
  // A lantern that covers something stays in place, but nothing else may be moved behind one.
  const covered = overlapsAmong(before) - overlapsAmong(before.filter(isCut));
  const margin = marginFor(design.Frame.Type);
  const levels = shown.filter(isCut).map(({ position }) => position.y);
  const middle = (Math.min(...levels) + Math.max(...levels)) / 2;
  for (const { size, way } of CHANGES) {
    const isAsItWas = size === 1 && way === 0;
    const moved = design.Parms.map((element) => {
      if (element.type === 'attachment') return element;
      const { x, y } = element.position;
      const position = isAsItWas
        ? element.position
        : {
            ...element.position,
            x: toTenth(width / 2 + (x - width / 2) * size),
            y: toTenth(middle + (y - middle) * size + way * height),
          };
      return { ...shrink(element, size, things), position };
    });
    const reaches = reachesIn(onlySeen(moved));
    const cut = reaches.filter(isCut);
    const isWell =
      cut.every((reach) => keepsWithin(reach, silhouette, margin)) &&
      moved.every((element) => canBeCut(element, things)) &&
      // Letters at their lowest height do not move closer together with the rest.
      overlapsAmong(cut) === 0 &&
      overlapsAmong(reaches) <= covered;
    if (isWell) return { ...design, Parms: moved };
  }
  return undefined;
}
