import type { Contour } from '../../../geometry/contour';
import type { Mm } from '../../../stone/numbers';
import type { Disc } from './disc';
import { graphOf } from './graph';
import { piecesOf } from './piecesOf';
import { prune } from './prune';
import { sitesOf } from './sites';
import { thinOut } from './thinOut';
import { trailsOf } from './trails';

/** How far an edge may lie outside the discs for the twig into its corner to be left out, in mm. */
const LEFT: Mm = 0.003;

/** How far the rows may deviate from the axis, in mm, across it and in the radius. */
const THIN: Mm = 0.002;

/** Whether a row is so short, within the allowance, that what it is joined to stands for it. */
const isSpeck = (trail: readonly Disc[]) =>
  trail.every(([x, y]) => Math.hypot(x - (trail[0]?.[0] ?? x), y - (trail[0]?.[1] ?? y)) < THIN);

/**
 * The medial axis of a filled area: rows of discs inside that touch its edge at two places or more, from the tips of its
 * corners (radius 0) on. Together, with all discs between two neighbours of a row, they fill it within 0.01 mm and reach
 * outside by no more than 0.005 mm. Where discs would be larger than `most`, a row goes around at that distance from the
 * edge, and the area beyond is left.
 *
 * @param contours straight pieces in mm, with a positive area (`areaOf`) around ink and a negative one around holes; they
 *   do not cross.
 * @param most the greatest radius in mm.
 */
export function medialAxis(contours: readonly Contour[], most: Mm): Disc[][] {
  const nodes = graphOf(piecesOf(sitesOf(contours), most));
  prune(nodes, LEFT);
  const trails = trailsOf(nodes);
  // The axis is in one piece, so that a speck is joined to a longer row wherever there is one.
  const long = trails.filter((trail) => !isSpeck(trail));
  return (long.length > 0 ? long : trails).map((trail) => thinOut(trail, THIN));
}
