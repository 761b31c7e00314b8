import type { Outline } from '../../geometry/outline';
import type { Point } from '../../geometry/point';
import type { Typeface } from '../../lettering/typeface';
import { WallGrid } from './wallGrid';
import { type Across, type Wall, wallsOf } from './walls';

/**
 * Walls whose inward directions are at least this opposite bound a stroke; others meet in a corner. The
 * little more than 0.8 is for the points of a compass star, 105 by 35: they are exactly that opposite, and corners.
 */
const FACING = -0.8 - 1e-9;

/** One sample of a contour: the length it represents, and the distance through the ink to the opposite wall. */
interface Place {
  readonly length: number;
  /** Infinity where no wall faces it: at a corner, at a tip, across a wide area. */
  readonly breadth: number;
}

/** The width of an outline's ink along its contours, in the outline's unit. */
export class Strokes {
  /** Results so far, by length. */
  private readonly known = new Map<number, number>();

  /** @param contours the samples of each closed contour, in order. */
  constructor(private readonly contours: readonly (readonly Place[])[]) {}

  /**
   * The width of the thinnest stroke at least `length` long: of every stretch of contour of that length the widest
   * sample counts, so that tips and serifs, thin for less, do not. Around a tip both walls count together. Infinity
   * where no stroke is that long.
   */
  thinnest(length: number): number {
    const known = this.known.get(length);
    if (known !== undefined) return known;
    const thinnest = this.search(length);
    this.known.set(length, thinnest);
    return thinnest;
  }

  private search(length: number): number {
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

/** The distance from a part of a wall straight into the ink to a wall that faces it. */
function breadthAt(wall: Wall, part: number, grid: WallGrid, reach: number): number {
  const at: Point = [
    wall.from[0] + (wall.to[0] - wall.from[0]) * part,
    wall.from[1] + (wall.to[1] - wall.from[1]) * part,
  ];
  const met = grid.firstMet(wall, at, reach);
  if (!met) return Number.POSITIVE_INFINITY;
  const [[dx, dy], [facingX, facingY]] = [wall.inward, met.wall.inward];
  return facingX * dx + facingY * dy <= FACING ? met.away : Number.POSITIVE_INFINITY;
}

/** The samples of a wall, evenly spaced. */
function placesOf(wall: Wall, step: number, grid: WallGrid, reach: number): Place[] {
  const pieces = Math.max(1, Math.ceil(wall.length / step));
  const places: Place[] = [];
  for (let piece = 0; piece < pieces; piece += 1) {
    const breadth = breadthAt(wall, (piece + 0.5) / pieces, grid, reach);
    places.push({ length: wall.length / pieces, breadth });
  }
  return places;
}

/** So many walls are measured at a time: some tenths of a millisecond. */
const AT_A_TIME = 50;

/**
 * Measures the strokes of a welded outline: from every sample of its contours straight into the ink until the wall
 * opposite. Overlapping contours have to be welded before, or a crossing would be taken for a wall. Piece by piece: a large
 * ornament takes a tenth of a second.
 *
 * @param step the distance between samples, in the outline's unit.
 * @param reach strokes wider than this are not searched.
 * @param across `ground` measures the webs between strokes instead, from wall to wall alike.
 */
export function* measuringStrokes(
  outline: Outline,
  step: number,
  reach: number,
  across: Across = 'ink',
): Generator<void, Strokes> {
  const contours = wallsOf(outline, across);
  yield;
  const grid = new WallGrid(contours.flat());
  yield;
  const measured: Place[][] = [];
  let count = 0;
  for (const walls of contours) {
    const places: Place[] = [];
    for (const wall of walls) {
      places.push(...placesOf(wall, step, grid, reach));
      count += 1;
      if (count % AT_A_TIME === 0) yield;
    }
    measured.push(places);
  }
  return new Strokes(measured);
}

/** The measurements of one welded outline, in its unit. */
export interface MeasuredInk {
  /** The width of its ink. */
  readonly strokes: Strokes;
  /** The width of the ground between its own ink. */
  readonly webs: Strokes;
  /** The areas of ground surrounded by its ink, the smallest first. */
  readonly loosePieces: readonly number[];
}

/** The cache of measured ink. */
export interface InkMeasures {
  /** A glyph, in font units. */
  glyph(typeface: Typeface, gid: number): MeasuredInk;
  /** An ornament, in mm of its natural size. `source` names its outline. */
  ornament(source: string, outline: Outline): MeasuredInk;
  /** Measures a glyph piece by piece, where it is not known; `glyph` then has it at once. */
  measuringGlyph(typeface: Typeface, gid: number): Iterable<void>;
  /** The same of an ornament. */
  measuringOrnament(source: string, outline: Outline): Iterable<void>;
}
