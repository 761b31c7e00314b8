import type { Box } from '../../../geometry/box';
import type { Mm } from '../../../stone/numbers';
import { boundOf, constantOf, endsOf, where } from './bounds';
import { radiusAt } from './disc';
import { isBelowAny, lowerWith, type Stretch } from './envelope';
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
  if (site.kind === 'edge') {
    const [x, y] = [site.x + site.nx * radius, site.y + site.ny * radius];
    const [toX, toY] = [x + site.dx * site.length, y + site.dy * site.length];
    return {
      left: Math.min(x, toX) - radius,
      top: Math.min(y, toY) - radius,
      right: Math.max(x, toX) + radius,
      bottom: Math.max(y, toY) + radius,
    };
  }
  // No middle is farther from that of the middlemost disc than the chord of half the angle.
  const margin = radius * (1 + (2 * site.reach) / Math.hypot(1, site.reach));
  const [x, y] = [site.x + site.ux * radius, site.y + site.uy * radius];
  return { left: x - margin, top: y - margin, right: x + margin, bottom: y + margin };
}

/** An envelope with what other sites allow. */
function bounded(
  site: Site,
  envelope: readonly Stretch[],
  sites: readonly Site[],
  others: readonly number[],
): readonly Stretch[] {
  let stretches = envelope;
  for (const owner of others) {
    const other = sites[owner];
    const value = other && boundOf(site, other);
    if (!value || !isBelowAny(stretches, value)) continue;
    for (const [start, end] of where(site, other, value))
      stretches = lowerWith(stretches, start, end, value, owner);
  }
  return stretches;
}

/**
 * Which discs rest on each site: the greatest inside, place by place along it, and which other site each reaches. This is
 * the edge of the site's cell in the Voronoi diagram of all sites, found as the lower envelope of what every other site
 * allows, in closed form: its error is that of float64.
 *
 * Those that bound the site before, and the sites beside them, are asked first: they leave little to look for in the grid.
 *
 * @param most no disc is larger, in mm.
 */
export function cellsOf(sites: readonly Site[], most: Mm): (readonly Stretch[])[] {
  const grid = new SiteGrid(sites);
  let guesses: number[] = [];
  return sites.map((site, index) => {
    const [from, to] = endsOf(site);
    const open: Stretch = { from, to, value: constantOf(site, most), owner: NOBODY };
    const first = [index - 1, index + 1, ...guesses].filter(
      (other) => other !== index && other >= 0 && other < sites.length && grid.isNew(other, index),
    );
    let stretches = bounded(site, [open], sites, first);
    let radius = Math.min(FIRST, most);
    let left = widest(site, stretches);
    if (left < most) radius = left;
    for (;;) {
      stretches = bounded(site, stretches, sites, grid.within(boxAroundDiscs(site, radius), index));
      // Nothing outside of the greatest disc that is left can make it smaller.
      left = widest(site, stretches);
      if (radius >= left) break;
      radius = Math.min(2 * radius, left);
    }
    guesses = stretches.flatMap(({ owner }) => (owner === NOBODY ? [] : [owner - 1, owner, owner + 1]));
    return stretches;
  });
}
