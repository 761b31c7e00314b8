import { directionsOf, turn } from '../../../geometry/directions';
import type { Point } from '../../../geometry/point';
import { type Contour, pointOf, type Stroke } from '../../../geometry/strokes';
import type { Mm } from '../../../stone/numbers';
import { CHORDS } from './chords';

/** A place on a closed contour at which a knife may enter: on which stroke, and where on it, 0 at its start. */
export interface Entry {
  readonly stroke: number;
  readonly t: number;
  readonly at: Point;
}

/** A contour runs straight as long as it turns no further than this from its direction where the knife enters. */
const STRAIGHT = (15 * Math.PI) / 180;

/** Two strokes that meet at more than this angle meet in a corner. */
const CORNER = (5 * Math.PI) / 180;

/** More room than this, in mm to both sides, is no better: a drag knife swivels within a millimetre. */
const ENOUGH: Mm = 5;

/** A curve is cut in two for an entry only where all other places have less room than this, in mm. */
const CRAMPED: Mm = 0.5;

/** Places with less than this share of the best one's room are left out; of the others, so many stay at most. */
const ROOMY = 0.5;
const MOST = 12;

/** Where on a straight line a knife may enter. */
const ALONG = [0.25, 0.5, 0.75];

/** The chords around a closed contour: how long each is, in mm, and its direction. */
interface Pieces {
  readonly lengths: Float64Array;
  readonly angles: Float64Array;
}

function piecesOf(chords: Float64Array): Pieces {
  const count = chords.length / 2 - 1;
  const lengths = new Float64Array(count);
  const angles = new Float64Array(count);
  for (let piece = 0; piece < count; piece += 1) {
    const across = (chords[2 * piece + 2] ?? 0) - (chords[2 * piece] ?? 0);
    const down = (chords[2 * piece + 3] ?? 0) - (chords[2 * piece + 1] ?? 0);
    lengths[piece] = Math.hypot(across, down);
    angles[piece] = Math.atan2(down, across);
  }
  return { lengths, angles };
}

/** How far a closed line of pieces runs on in nearly a direction, from a place among them; as far as it matters. */
function straightAhead({ lengths, angles }: Pieces, place: number, step: 1 | -1, direction: number): Mm {
  const count = lengths.length;
  let piece = (place + count) % count;
  let sum = 0;
  for (let done = 0; done < count && sum < ENOUGH; done += 1) {
    const length = lengths[piece] ?? 0;
    if (length > 0 && turn(angles[piece] ?? 0, direction) > STRAIGHT) break;
    sum += length;
    piece = (piece + step + count) % count;
  }
  return sum;
}

interface Place {
  readonly stroke: number;
  readonly t: number;
  /** The shorter of the two nearly straight runs from it, in mm. */
  readonly room: Mm;
}

/** Where strokes meet without a corner, on straight lines, and in the middle of curves where that is asked for. */
function placesOn(strokes: readonly Stroke[], pieces: Pieces, isCramped: boolean): Place[] {
  const room = (place: number, arriving: number, leaving: number, offset = 0, rest = 0) => {
    const behind = offset + straightAhead(pieces, place - 1, -1, arriving);
    return Math.min(ENOUGH, behind, rest + straightAhead(pieces, rest > 0 ? place + 1 : place, 1, leaving));
  };
  const directions = strokes.map(directionsOf);
  const places: Place[] = [];
  let first = 0;
  for (const [stroke, { controls }] of strokes.entries()) {
    const [leaving] = directions[stroke] ?? [0, 0];
    const [, arriving] = directions.at(stroke - 1) ?? [0, 0];
    const isCorner = turn(arriving, leaving) > CORNER;
    places.push({ stroke, t: 0, room: isCorner ? 0 : room(first, arriving, leaving) });
    if (!controls) {
      const [length = 0, angle = 0] = [pieces.lengths[first], pieces.angles[first]];
      for (const t of ALONG)
        places.push({ stroke, t, room: room(first, angle, angle, t * length, (1 - t) * length) });
    } else if (isCramped) {
      const middle = first + CHORDS / 2;
      const ahead = pieces.angles[middle] ?? 0;
      places.push({ stroke, t: 0.5, room: room(middle, ahead, ahead) });
    }
    first += controls ? CHORDS : 1;
  }
  return places;
}

const mostRoom = (places: readonly Place[]) => places.reduce((most, { room }) => Math.max(most, room), 0);

/**
 * Where a knife may enter a closed contour: in no corner, and with the longest straight or flattest runs to both sides.
 * Curves are cut in two only where there is no other room. A speck that has none at all is entered where it begins.
 *
 * @param chords the ends of its chords, its start first, as x, y, x, y …
 */
export function entriesOf({ start, strokes }: Contour, chords: Float64Array): readonly Entry[] {
  const pieces = piecesOf(chords);
  let places = placesOn(strokes, pieces, false);
  if (mostRoom(places) < CRAMPED) places = placesOn(strokes, pieces, true);
  const least = mostRoom(places) * ROOMY;
  if (!(least > 0)) return [{ stroke: 0, t: 0, at: start }];
  const roomy = places.filter(({ room }) => room >= least);
  // Those that stay lie all around the contour.
  const step = Math.max(1, roomy.length / MOST);
  return roomy
    .filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
    .flatMap(({ stroke, t }) => {
      const on = strokes[stroke];
      return on ? [{ stroke, t, at: t === 0 ? on.from : pointOf(on, t) }] : [];
    });
}
