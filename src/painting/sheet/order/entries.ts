import { directionsOf, directionTo, turn } from '../../../geometry/directions';
import type { Point } from '../../../geometry/point';
import { type Contour, pointOf, type Stroke } from '../../../geometry/strokes';
import type { Mm } from '../../../stone/numbers';
import { chordsAlong } from './chords';

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

interface Piece {
  readonly length: Mm;
  readonly angle: number;
}

function piecesOf(stroke: Stroke): Piece[] {
  let from = stroke.from;
  return chordsAlong(stroke).map((to) => {
    const piece = { length: Math.hypot(to[0] - from[0], to[1] - from[1]), angle: directionTo(from, to) };
    from = to;
    return piece;
  });
}

/** How far a closed line of pieces runs on in nearly a direction, from a place among them; as far as it matters. */
function straightAhead(pieces: readonly Piece[], place: number, step: 1 | -1, direction: number): Mm {
  const count = pieces.length;
  let length = 0;
  for (let done = 0; done < count && length < ENOUGH; done += 1) {
    const piece = pieces[(place + step * done + 2 * count) % count];
    if (!piece || (piece.length > 0 && turn(piece.angle, direction) > STRAIGHT)) break;
    length += piece.length;
  }
  return length;
}

interface Place extends Entry {
  /** The shorter of the two nearly straight runs from it, in mm. */
  readonly room: Mm;
}

/** Where strokes meet without a corner, on straight lines, and in the middle of curves where that is asked for. */
function placesOn(strokes: readonly Stroke[], isCramped: boolean): Place[] {
  const cut = strokes.map(piecesOf);
  const pieces = cut.flat();
  const directions = strokes.map(directionsOf);
  const room = (place: number, arriving: number, leaving: number, offset = 0, rest = 0) => {
    const behind = offset + straightAhead(pieces, place - 1, -1, arriving);
    return Math.min(ENOUGH, behind, rest + straightAhead(pieces, rest > 0 ? place + 1 : place, 1, leaving));
  };
  const places: Place[] = [];
  let first = 0;
  for (const [index, stroke] of strokes.entries()) {
    const count = cut[index]?.length ?? 1;
    const [leaving] = directions[index] ?? [0, 0];
    const [, arriving] = directions.at(index - 1) ?? [0, 0];
    const isCorner = turn(arriving, leaving) > CORNER;
    places.push({
      stroke: index,
      t: 0,
      at: stroke.from,
      room: isCorner ? 0 : room(first, arriving, leaving),
    });
    const { length = 0, angle = 0 } = pieces[first] ?? {};
    if (!stroke.controls) {
      for (const t of ALONG)
        places.push({
          ...{ stroke: index, t, at: pointOf(stroke, t) },
          room: room(first, angle, angle, t * length, (1 - t) * length),
        });
    } else if (isCramped) {
      const middle = first + count / 2;
      const ahead = pieces[middle]?.angle ?? 0;
      places.push({ stroke: index, t: 0.5, at: pointOf(stroke, 0.5), room: room(middle, ahead, ahead) });
    }
    first += count;
  }
  return places;
}

const mostRoom = (places: readonly Place[]) => places.reduce((most, { room }) => Math.max(most, room), 0);

/**
 * Where a knife may enter a closed contour: in no corner, and with the longest straight or flattest runs to both sides.
 * Curves are cut in two only where there is no other room. A speck that has none at all is entered where it begins.
 */
export function entriesOf({ start, strokes }: Contour): readonly Entry[] {
  let places = placesOn(strokes, false);
  if (mostRoom(places) < CRAMPED) places = placesOn(strokes, true);
  const least = mostRoom(places) * ROOMY;
  if (!(least > 0)) return [{ stroke: 0, t: 0, at: start }];
  const roomy = places.filter(({ room }) => room >= least);
  // Those that stay lie all around the contour.
  const step = Math.max(1, roomy.length / MOST);
  return roomy.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
