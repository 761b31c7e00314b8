import type { Outline } from '../../lettering/outline';
import type { Typeface } from '../../lettering/typeface';
import type { Point } from './inkBoxes';
import { polygonsOf, signedAreaOf } from './polygon';

/** Walls whose inward directions are at least this far against each other bound a stroke; others meet in a corner. */
const FACING = -0.8;

/** One straight piece of an outline with the direction into the ink. */
interface Wall {
  readonly from: Point;
  readonly to: Point;
  readonly inward: Point;
  readonly length: number;
}

/** One place of a contour: the length it stands for, and how far it is from there through the ink to the other wall. */
interface Place {
  readonly length: number;
  /** Infinity where no wall faces it: at a corner, at a tip, across a broad field. */
  readonly breadth: number;
}

/** How broad the ink of an outline is along its contours, in the outline's unit. */
export class Strokes {
  /** @param contours the places of each closed contour, in order. */
  constructor(private readonly contours: readonly (readonly Place[])[]) {}

  /**
   * The breadth of the thinnest stroke at least `length` long: of every stretch of contour of that length the broadest
   * place counts, so that tips and serifs, thin for less, do not. Around a tip both walls count together. Infinity
   * where no stroke is that long.
   */
  thinnest(length: number): number {
    let thinnest = Number.POSITIVE_INFINITY;
    for (const places of this.contours) {
      for (let from = 0; from < places.length; from += 1) {
        let [run, broadest] = [0, 0];
        for (let ahead = 0; ahead < places.length && run < length && broadest < thinnest; ahead += 1) {
          const place = places[(from + ahead) % places.length];
          run += place?.length ?? 0;
          broadest = Math.max(broadest, place?.breadth ?? 0);
        }
        if (run >= length) thinnest = Math.min(thinnest, broadest);
      }
    }
    return thinnest;
  }
}

/** The walls of each contour, in order. */
function wallsOf(outline: Outline): Wall[][] {
  const polygons = polygonsOf(outline);
  const area = polygons.reduce((sum, polygon) => sum + signedAreaOf(polygon), 0);
  // Contours around ink run one way and counters the other, so that ink lies on the same side of all of them.
  const side = area >= 0 ? 1 : -1;
  return polygons.map((polygon) =>
    polygon.flatMap((from, place): Wall[] => {
      const to = polygon[(place + 1) % polygon.length] ?? from;
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const length = Math.hypot(dx, dy);
      if (length === 0) return [];
      return [{ from, to, length, inward: [(-dy / length) * side, (dx / length) * side] }];
    }),
  );
}

/** A grid's squares are numbered column by column; no outline reaches over so many of them. */
const COLUMN = 65_536;

/** The walls by the squares of a grid they may touch, so that only those near a place are looked at. */
class WallGrid {
  private readonly cells = new Map<number, Wall[]>();

  constructor(
    walls: readonly Wall[],
    private readonly cell: number,
  ) {
    for (const wall of walls) {
      for (const key of this.keysBetween(wall.from, wall.to)) {
        const known = this.cells.get(key);
        if (known) known.push(wall);
        else this.cells.set(key, [wall]);
      }
    }
  }

  private *keysBetween([x1, y1]: Point, [x2, y2]: Point): Generator<number> {
    const at = (value: number) => Math.floor(value / this.cell);
    for (let x = at(Math.min(x1, x2)); x <= at(Math.max(x1, x2)); x += 1) {
      for (let y = at(Math.min(y1, y2)); y <= at(Math.max(y1, y2)); y += 1) yield x * COLUMN + y;
    }
  }

  /** Every wall that may meet the way between two points, each once. */
  between(from: Point, to: Point): Set<Wall> {
    const found = new Set<Wall>();
    for (const key of this.keysBetween(from, to))
      for (const wall of this.cells.get(key) ?? []) found.add(wall);
    return found;
  }
}

/** How far it is from a point straight ahead to a wall; undefined where the way misses it. */
function distanceTo({ from, to }: Wall, [x, y]: Point, [dx, dy]: Point): number | undefined {
  const [wx, wy] = [to[0] - from[0], to[1] - from[1]];
  const cross = dx * wy - dy * wx;
  if (cross === 0) return undefined;
  const [ox, oy] = [from[0] - x, from[1] - y];
  const along = (ox * wy - oy * wx) / cross;
  const across = (ox * dy - oy * dx) / cross;
  return along > 0 && across >= 0 && across <= 1 ? along : undefined;
}

/** How far it is from a part of a wall straight into the ink to a wall that faces it. */
function breadthAt(wall: Wall, part: number, grid: WallGrid, reach: number): number {
  const [dx, dy] = wall.inward;
  const at: Point = [
    wall.from[0] + (wall.to[0] - wall.from[0]) * part,
    wall.from[1] + (wall.to[1] - wall.from[1]) * part,
  ];
  let breadth = reach;
  let facing = false;
  for (const other of grid.between(at, [at[0] + dx * reach, at[1] + dy * reach])) {
    if (other === wall) continue;
    const away = distanceTo(other, at, wall.inward);
    if (away === undefined || away >= breadth) continue;
    breadth = away;
    facing = other.inward[0] * dx + other.inward[1] * dy <= FACING;
  }
  return facing ? breadth : Number.POSITIVE_INFINITY;
}

/**
 * Measures the strokes of a welded outline: from every place of its contours straight into the ink until the wall
 * opposite. Contours that overlap have to be welded before, or a crossing would be taken for a wall.
 *
 * @param step how far apart the places are, in the outline's unit.
 * @param reach broader strokes than this are not looked for.
 */
export function measureStrokes(outline: Outline, step: number, reach: number): Strokes {
  const contours = wallsOf(outline);
  const grid = new WallGrid(contours.flat(), reach / 2);
  return new Strokes(
    contours.map((walls) =>
      walls.flatMap((wall) => {
        const pieces = Math.max(1, Math.ceil(wall.length / step));
        return Array.from({ length: pieces }, (_piece, piece) => ({
          length: wall.length / pieces,
          breadth: breadthAt(wall, (piece + 0.5) / pieces, grid, reach),
        }));
      }),
    ),
  );
}

/** Where measured strokes are kept. */
export interface StrokesOf {
  /** The strokes of a glyph, in font units. */
  glyph(typeface: Typeface, gid: number): Strokes;
  /** The strokes of an ornament, in mm of its natural size. `source` names its outline. */
  ornament(source: string, outline: Outline): Strokes;
}
