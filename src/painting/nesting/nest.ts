import { boundsOf } from '../../geometry/bounds';
import { boxAround, type Contour, mapContours } from '../../geometry/contour';
import { joinMatrices, type Matrix, transformOutline } from '../../geometry/matrix';
import type { Mm } from '../../stone/numbers';
import { checkApart } from './checkApart';
import type { Filled } from './fill';
import type { StencilPiece } from './piece';
import type { PlacedPiece, Roll, Rubber } from './roll';
import { roomOf } from './room';
import { rowsOf } from './rows';
import { search } from './search';
import { settle } from './settle';
import { ROTATIONS, type Rotation, type Turn, turning } from './turns';

/** How pieces may lie, and how long a better order is looked for. */
export interface NestOptions {
  readonly rotation: Rotation;
  /** How many rows are looked at: `WORK` by default. */
  readonly work?: number;
}

/** How many rows are looked at by default, for each pair of pieces and at most: some seconds of a desk's computer. */
const WORK_OF_PAIR = 200_000;
const WORK = 60_000_000;

/** How high the rows are by which rooms are placed, in mm; a little less where the width is no whole number of them. */
const ROW: Mm = 2;

/** A piece that is wider than the roll however it may be turned, in mm across the roll and along it. */
export class PieceTooLarge extends Error {
  override name = 'PieceTooLarge';
  constructor(
    readonly piece: StencilPiece,
    readonly width: Mm,
    readonly length: Mm,
    /** Whether it would fit turned by 90°. */
    readonly fitsTurned: boolean,
  ) {
    super(`${piece.stone}: ${piece.words} is ${width} mm wide`);
  }
}

/** A room turned so that it may be laid, its box at 0, 0, and by which map. */
interface Turned {
  readonly contour: Contour;
  readonly matrix: Matrix;
}

function turnedRoom(room: Contour, turn: Turn): Turned {
  const [turned = room] = mapContours([room], turning(turn));
  const { left, top } = boxAround([turned]);
  const matrix = joinMatrices([1, 0, 0, 1, -left, -top], turning(turn));
  return { contour: mapContours([room], matrix)[0] ?? room, matrix };
}

/** What of a roll rooms may take: half of the gap around a piece may lie in the margins. */
const innerOf = ({ width, longest, margin, gap }: Rubber) => {
  const spare = gap - 2 * margin;
  const across = width + spare;
  const rows = Math.max(1, Math.ceil(across / ROW));
  return { width: across, length: longest + spare, rows, row: across / rows };
};

function turnedRooms(piece: StencilPiece, rubber: Rubber, rotation: Rotation): Turned[] {
  const room = Float64Array.from(roomOf(piece.edge, rubber.gap).flatMap(({ x, y }) => [x, y]));
  const inner = innerOf(rubber);
  const fits = (turn: Turn) => {
    const { right, bottom } = boxAround([turnedRoom(room, turn).contour]);
    return bottom <= inner.width && right <= inner.length;
  };
  const turns = ROTATIONS[rotation].filter(fits);
  if (turns.length > 0) return turns.map((turn) => turnedRoom(room, turn));
  const { left = 0, top = 0, right = 0, bottom = 0 } = boundsOf(piece.edge) ?? {};
  throw new PieceTooLarge(piece, bottom - top, right - left, fits(1));
}

const thousandth = (mm: Mm) => Math.round(mm * 1000) / 1000;

/** The pieces of one strip, slid together, in mm of the roll. */
function rollOf(
  pieces: readonly StencilPiece[],
  rooms: readonly (readonly Turned[])[],
  spots: Filled['spots'],
  rubber: Rubber,
): Roll {
  const { row } = innerOf(rubber);
  const laid = spots.flatMap(({ room, turn, x, top }) => {
    const [piece, turned] = [pieces[room], rooms[room]?.[turn]];
    return piece && turned ? [{ piece, turned, x, y: top * row }] : [];
  });
  const moved = settle(
    laid.map(({ turned, x, y }) => mapContours([turned.contour], [1, 0, 0, 1, x, y])[0] ?? turned.contour),
  );
  const shift = rubber.margin - rubber.gap / 2;
  const placed = laid.map(({ piece, turned, x, y }, index): PlacedPiece => {
    const [dx, dy] = moved[index] ?? [0, 0];
    const [a, b, c, d, e, f] = joinMatrices([1, 0, 0, 1, x + dx + shift, y + dy + shift], turned.matrix);
    return { piece, matrix: [a, b, c, d, thousandth(e), thousandth(f)] };
  });
  const ends = placed.map(({ piece, matrix }) => boundsOf(transformOutline(piece.edge, matrix))?.right ?? 0);
  return { width: rubber.width, length: Math.max(0, ...ends) + rubber.margin, placed };
}

/**
 * Lays pieces on a roll of rubber, near to each other by their outlines, as little of its length being used as a search of a
 * bounded work finds; on several lengths where one would be too long. No two are nearer than the gap and none is in the margins: that is
 * measured before anything is handed back.
 *
 * @throws PieceTooLarge
 */
export function nest(pieces: readonly StencilPiece[], rubber: Rubber, options: NestOptions): Roll[] {
  const rooms = pieces.map((piece) => turnedRooms(piece, rubber, options.rotation));
  const inner = innerOf(rubber);
  const filled = search(
    rooms.map((turned) => turned.map(({ contour }) => rowsOf(contour, inner.row))),
    { rows: inner.rows, longest: inner.length },
    options.work ?? Math.min(WORK, WORK_OF_PAIR * pieces.length ** 2),
  );
  const rolls = filled.lengths.map((_, strip) =>
    rollOf(
      pieces,
      rooms,
      filled.spots.filter((spot) => spot.strip === strip),
      rubber,
    ),
  );
  for (const roll of rolls) checkApart(roll, rubber);
  return rolls;
}
