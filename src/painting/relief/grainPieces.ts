import { LruCache } from '../../cache/lruCache';
import { type Box, boxesOverlap } from '../../geometry/box';
import { CLOSE, LINE, MOVE, type Outline, OutlinePen } from '../../geometry/outline';
import type { Point } from '../../geometry/point';
import type { Mm } from '../../stone/numbers';
import { scattered } from './grain';

/**
 * A piece of a stone's face that shows one part of its material's tile. A tile is 400 mm long, and its crystals stand in clusters
 * that an eye finds again on a broad stone; of pieces that each begin elsewhere in it, no two places look the same.
 */
export interface GrainPiece {
  /** In stone mm. Neighbours share their edges. */
  readonly outline: Outline;
  readonly box: Box;
  /** How far the tile is moved to the right and down, as shares of it: 0 to 1. */
  readonly right: number;
  readonly down: number;
}

/** How far apart the corners of pieces are, and how far each is moved: in mm. */
const APART: Mm = 170;
const MOVED = 0.28;

/** An edge is broken in two so often: into bits of 2.7 mm, about a crystal, so that it runs as the joints between crystals do. */
const BREAKS = 6;

/** How far the middle of each bit is moved aside at most, as a share of its length: no line is left that an eye would follow. */
const ASIDE = 0.22;

/** How many pieces are kept: those of the largest stone and base on offer, twice. */
const pieces = new LruCache<string, GrainPiece>({ most: 256 });

/** A number from −1 to 1 for a corner, and for the edges right of it and below it. */
const chance = (column: number, row: number, kind: number) =>
  scattered(column * 7 + kind * 1013, row * 11 + kind * 5);

const corner = (column: number, row: number): Point => [
  (column + MOVED * chance(column, row, 1)) * APART,
  (row + MOVED * chance(column, row, 2)) * APART,
];

/** The broken line between two corners, without its end. */
function edge(from: Point, to: Point, seed: (at: number) => number): readonly Point[] {
  let line: readonly Point[] = [from, to];
  for (let level = 0, bit = 0; level < BREAKS; level += 1) {
    const broken = line.slice(0, -1).flatMap((start, at) => {
      const [x, y] = start;
      const [nextX, nextY] = line[at + 1] ?? start;
      bit += 1;
      const aside = seed(bit) * ASIDE;
      return [start, [(x + nextX) / 2 - (nextY - y) * aside, (y + nextY) / 2 + (nextX - x) * aside] as const];
    });
    line = [...broken, to];
  }
  return line.slice(0, -1);
}

/** The edge from a corner to the next on its right or below it. */
function edgeFrom(column: number, row: number, way: 'right' | 'down'): readonly Point[] {
  const kind = way === 'right' ? 3 : 4;
  const next = way === 'right' ? corner(column + 1, row) : corner(column, row + 1);
  return edge(corner(column, row), next, (bit) => chance(column * 131 + bit, row * 137 + bit * 3, kind));
}

function pieceAt(column: number, row: number): GrainPiece {
  const back = (start: Point, line: readonly Point[]) => [start, ...line.slice(1).toReversed()];
  const ring = [
    ...edgeFrom(column, row, 'right'),
    ...edgeFrom(column + 1, row, 'down'),
    ...back(corner(column + 1, row + 1), edgeFrom(column, row + 1, 'right')),
    ...back(corner(column, row + 1), edgeFrom(column, row, 'down')),
  ];
  const pen = new OutlinePen();
  for (const [at, [x, y]] of ring.entries()) pen.draw(at === 0 ? MOVE : LINE, x, y);
  pen.draw(CLOSE);
  const share = (kind: number) => (chance(column, row, kind) + 1) / 2;
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  const box = {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
  return { outline: pen.outline(), box, right: share(6), down: share(7) };
}

/** The pieces that reach into a box in stone mm. */
export function grainPieces(box: Box): readonly GrainPiece[] {
  // A corner is moved by less than half a piece, and an edge bulges by less than that again.
  const range = (from: Mm, to: Mm) => {
    const first = Math.floor(from / APART) - 1;
    return Array.from({ length: Math.floor(to / APART) + 2 - first }, (_, at) => first + at);
  };
  const columns = range(box.left, box.right);
  const near = range(box.top, box.bottom).flatMap((row) =>
    columns.map((column) => pieces.getOrMake(`${column} ${row}`, () => pieceAt(column, row))),
  );
  return near.filter((piece) => boxesOverlap(piece.box, box));
}
