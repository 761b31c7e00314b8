import type { Box } from '../../../geometry/box';
import type { Mm } from '../../../stone/numbers';
import { boundOf, constantOf, endsOf, where } from './bounds';
import { radiusAt } from './disc';
import { lowerWith, type Stretch } from './envelope';
import { greatestBetween, leastBetween } from './quadratic';
import { SiteGrid } from './siteGrid';
import type { Site } from './sites';

/** The owner of a stretch on which a disc is as large as it may be, and reaches no other site. */
export const NOBODY = -1;

/** The radius of the discs that are tried first, in mm. */
const FIRST: Mm = 0.25;

/** The greatest radius on an envelope: no stretch is greater inside than at one of these three places. */
function widest(site: Site, stretches: readonly Stretch[]): Mm {
  let most = 0;
  for (const { from, to, value } of stretches)
    for (const place of [from, (from + to) / 2, to]) most = Math.max(most, radiusAt(site, value, place));
  return most;
}

/** A box around all discs of a radius that rest on a site; smaller ones lie within those. */
function boxAroundDiscs(site: Site, radius: Mm): Box {
  const [fromX, fromY, toX, toY] =
    site.kind === 'edge'
      ? [site.nx * radius, site.ny * radius, site.dx * site.length, site.dy * site.length]
      : [0, 0, 0, 0];
  const [x, y] = [site.x + fromX, site.y + fromY];
  const margin = site.kind === 'edge' ? radius : 2 * radius;
  return {
    left: Math.min(x, x + toX) - margin,
    top: Math.min(y, y + toY) - margin,
    right: Math.max(x, x + toX) + margin,
    bottom: Math.max(y, y + toY) + margin,
  };
}

const top = (stretches: readonly Stretch[]) =>
  stretches.reduce(
    (most, { value, from, to }) => Math.max(most, greatestBetween(value, from, to)),
    -Infinity,
  );

/** An envelope with what other sites allow. */
function bounded(
  site: Site,
  envelope: readonly Stretch[],
  sites: readonly Site[],
  others: readonly number[],
): readonly Stretch[] {
  let stretches = envelope;
  const [from, to] = endsOf(site);
  let most = top(stretches);
  for (const owner of others) {
    const other = sites[owner];
    const value = other && boundOf(site, other);
    if (!value || leastBetween(value, from, to) >= most) continue;
    const before = stretches;
    for (const [start, end] of where(site, other, value))
      stretches = lowerWith(stretches, { from: start, to: end, value, owner });
    if (stretches !== before) most = top(stretches);
  }
  return stretches;
}

/**
 * Which discs rest on each site: the greatest inside, place by place along it, and which other site each reaches. This is
 * the edge of the site's cell in the Voronoi diagram of all sites, found as the lower envelope of what every other site
 * allows, in closed form: its error is that of float64.
 *
 * @param most no disc is larger, in mm.
 */
export function cellsOf(sites: readonly Site[], most: Mm): (readonly Stretch[])[] {
  const grid = new SiteGrid(sites);
  return sites.map((site, index) => {
    const [from, to] = endsOf(site);
    let stretches: readonly Stretch[] = [{ from, to, value: constantOf(site, most), owner: NOBODY }];
    let radius = Math.min(FIRST, most);
    for (;;) {
      const others = grid.within(boxAroundDiscs(site, radius), index);
      stretches = bounded(site, stretches, sites, others);
      // Nothing outside of the greatest disc that is left can make it smaller.
      const left = widest(site, stretches);
      if (radius >= left) return stretches;
      radius = Math.min(2 * radius, left);
    }
  });
}
