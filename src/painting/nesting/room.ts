import { ramerDouglasPeuckerPathsD } from 'clipper2-ts';
import type { Outline } from '../../geometry/outline';
import { areaOf, type Polygon, polygonsOf } from '../../geometry/polygon';
import { roundInset } from '../../scene/frame/offset';
import type { Mm } from '../../stone/numbers';
import { convexHull } from './hull';

/**
 * How much more than half of the gap a piece keeps around it, in mm: its edge is then followed by a tenth of the points, and
 * what it takes of the rubber is less than a knife's play.
 */
const PLAY: Mm = 0.05;

/** How far the chords of the room's arcs and those left out may lie within it, in mm: less than `PLAY`. */
const CHORD: Mm = 0.04;

/**
 * The room that a piece takes on the roll: everything within half of the gap of its edge, so that rooms may touch. Bays
 * that are closed by that belong to it. A stencil kept as one that has several edges takes what lies between them, too:
 * its rubber is lifted off together.
 *
 * @returns one polygon, clockwise, that holds every point within half of the gap.
 */
export function roomOf(edge: Outline, gap: Mm): Polygon {
  const edges = polygonsOf(edge);
  const [first] = edges;
  if (!first) throw new RangeError('A piece needs an edge');
  const clockwise = areaOf(first) > 0 ? first : first.toReversed();
  const whole = edges.length > 1 ? convexHull(edges.flat()) : clockwise;
  const around = roundInset([whole], -(gap / 2 + PLAY)).map((path) => [...path]);
  const outer = ramerDouglasPeuckerPathsD(around, CHORD).sort((a, b) => areaOf(b) - areaOf(a))[0];
  if (!outer) throw new RangeError('A piece needs an area');
  return outer;
}
