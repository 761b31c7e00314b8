import type { Mm } from '../../stone/numbers';
import type { Disc } from './axis/disc';
import { type Bit, depthFor, radiusAt } from './bit';
import type { Place, Run } from './run';

/** Between two discs, the one that has a radius. */
function discBetween([x, y, r]: Disc, [toX, toY, toR]: Disc, radius: Mm): Disc {
  const part = (radius - r) / (toR - r);
  return [x + part * (toX - x), y + part * (toY - y), radius];
}

/** The stretches of a row of discs that are larger than a radius, from exactly there on; all of it where none is smaller. */
function largerThan(trail: readonly Disc[], radius: Mm): Disc[][] {
  const stretches: Disc[][] = [];
  let stretch: Disc[] = [];
  const end = () => {
    if (stretch.length > 1) stretches.push(stretch);
    stretch = [];
  };
  let before: Disc | undefined;
  for (const disc of trail) {
    if (before && before[2] < radius !== disc[2] < radius) stretch.push(discBetween(before, disc, radius));
    if (disc[2] >= radius) stretch.push(disc);
    else end();
    before = disc;
  }
  end();
  return stretches;
}

/**
 * The cuts along the rows of an axis, by which a V-bit touches both edges of the stroke: its depth is the disc's radius by
 * its flare. Only what is deeper than the pass before is cut.
 *
 * @param free the depth down to which the stone is away already, in mm.
 * @param level the greatest depth of this pass, in mm.
 */
export function groovesOf(trails: readonly (readonly Disc[])[], bit: Bit, free: Mm, level: Mm): Run[] {
  return trails
    .flatMap((trail) => largerThan(trail, radiusAt(bit, free)))
    .map((stretch) =>
      stretch.map(([x, y, radius]): Place => [x, y, -Math.min(level, depthFor(bit, radius))]),
    );
}
