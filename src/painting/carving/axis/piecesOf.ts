import type { Mm } from '../../../stone/numbers';
import { cellsOf, NOBODY } from './cells';
import { type Disc, discAt } from './disc';
import type { Stretch } from './envelope';
import type { Site } from './sites';

/** How far a straight piece may deviate from the axis, in mm, across it and in its radius. */
const CHORD: Mm = 0.001;

/** So often a curved stretch is halved at most: into a thousand. */
const HALVINGS = 10;

function deviates([x, y, r]: Disc, [fromX, fromY, fromR]: Disc, [toX, toY, toR]: Disc): boolean {
  const [middleX, middleY, middleR] = [(fromX + toX) / 2, (fromY + toY) / 2, (fromR + toR) / 2];
  return Math.hypot(x - middleX, y - middleY, r - middleR) > CHORD;
}

/** Adds the discs between two places, the last one included. */
function follow(discs: Disc[], at: (place: number) => Disc, from: number, to: number, depth: number): void {
  const middle = (from + to) / 2;
  const end = at(to);
  // A first halving always, as a curve may pass through the middle of its chord.
  if (depth < HALVINGS && (depth === 0 || deviates(at(middle), discs.at(-1) ?? end, end))) {
    follow(discs, at, from, middle, depth + 1);
    follow(discs, at, middle, to, depth + 1);
  } else discs.push(end);
}

function discsOn(site: Site, other: Site | undefined, { from, to, value }: Stretch): Disc[] {
  const at = (place: number) => discAt(site, value, place);
  if (site.kind === 'edge' && other?.kind !== 'corner') return [at(from), at(to)];
  const discs = [at(from)];
  follow(discs, at, from, to, 0);
  return discs;
}

/**
 * The medial axis of what sites enclose, piece by piece: each a row of discs that touch the same two sites; and, where
 * discs would be larger than `most` mm, the line at that distance from the edge.
 */
export function piecesOf(sites: readonly Site[], most: Mm): Disc[][] {
  return cellsOf(sites, most).flatMap((stretches, index) => {
    const site = sites[index];
    if (!site) return [];
    // The other site has the same piece.
    const ours = stretches.filter(({ owner }) => owner === NOBODY || owner > index);
    return ours.map((stretch) => discsOn(site, sites[stretch.owner], stretch));
  });
}
