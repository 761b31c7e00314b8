import type { Outline } from '../../../geometry/outline';
import { outlineOfContours } from '../../../geometry/outlineOfContours';
import type { Point } from '../../../geometry/point';
import { type Contour, contoursOf } from '../../../geometry/strokes';
import { withoutPause } from '../../relief/withoutPause';
import type { CutLayer, CutSheet } from '../cutSheet';
import { chooseEntries } from './chooseEntries';
import { enter } from './enter';
import { entriesOf } from './entries';
import type { Stop } from './improve';
import { type Nest, nested } from './nesting';
import { shortTour } from './tour';

const endOf = ({ start, strokes }: Contour): Point => strokes.at(-1)?.to ?? start;

/** A contour and all within it as one stop of the way around: the middle of its box, or an open line's two ends. */
function stopOf({ contour, box }: Nest): Stop {
  if (!contour.closed) return { arrive: contour.start, leave: endOf(contour) };
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return { arrive: middle, leave: middle };
}

/** Contours that do not lie in one another, by the way around them, each behind all that lies within it. */
function innerFirst(nests: readonly Nest[], from: Point): Nest[] {
  const stops = nests.map(stopOf);
  let at = from;
  return shortTour(stops, from).flatMap((index) => {
    const nest = nests[index];
    if (!nest) return [];
    const inner = innerFirst(nest.inner, at);
    at = stops[index]?.leave ?? at;
    return [...inner, nest];
  });
}

/** Contours that each begin where a knife may enter, so that the way over all of them is short. */
function* entering(nests: readonly Nest[], from: Point): Generator<undefined, Contour[]> {
  const entries = nests.map(({ contour, chords }) => (contour.closed ? entriesOf(contour, chords) : []));
  yield;
  const choices = nests.map(({ contour }, index): Stop[] =>
    contour.closed
      ? (entries[index] ?? []).map(({ at }) => ({ arrive: at, leave: at }))
      : [{ arrive: contour.start, leave: endOf(contour) }],
  );
  const chosen = chooseEntries(choices, from);
  return nests.map(({ contour }, index) => {
    const entry = entries[index]?.[chosen[index] ?? 0];
    return entry ? enter(contour, entry) : contour;
  });
}

/** An outline in the order in which it is cut. */
export interface Ordered {
  readonly outline: Outline;
  /** Where the pen is before, and where it is left, in the outline's unit. */
  readonly from: Point;
  readonly end: Point;
}

/** Puts an outline in the order in which it is cut, from where the pen is. */
export type Ordering = (outline: Outline, from: Point) => Generator<undefined, Ordered>;

/** Puts an outline in order. Pauses between its steps. */
export const ordering: Ordering = function* (outline, from) {
  const nests = nested(contoursOf(outline));
  yield;
  const around = innerFirst(nests, from);
  yield;
  const contours = yield* entering(around, from);
  yield;
  const last = contours.at(-1);
  return { outline: outlineOfContours(contours), from, end: last ? endOf(last) : from };
};

/**
 * Puts a sheet in the order in which it is cut. The layers stay as they are: a stencil's and the stone's edge come after all
 * that lies inside. In each layer a counter comes before the contour around it, at every depth, and what lies in a frame
 * before the frame: once a piece is cut out, nothing in it can be cut any more. With that kept, the way of the lifted pen
 * is short. A closed contour begins where a knife may enter; none is turned around, since their winding says what is ink,
 * and which side of the knife the waste lies on. Pauses within each layer.
 *
 * @param from where the pen is before, in stone mm; the lower left of the stone when it is left out.
 * @param order puts a layer in order; one that keeps what it made before may stand in its place.
 */
export function* orderingSheet(
  sheet: CutSheet,
  from: Point = [0, sheet.height],
  order: Ordering = ordering,
): Generator<undefined, CutSheet> {
  let at = from;
  const layers: CutLayer[] = [];
  for (const layer of sheet.layers) {
    const { outline, end } = yield* order(layer.outline, at);
    layers.push({ ...layer, outline });
    at = end;
  }
  return { ...sheet, layers };
}

/** A sheet in the order in which it is cut, put in order without a pause. */
export const inCuttingOrder = (sheet: CutSheet, from?: Point): CutSheet =>
  withoutPause(orderingSheet(sheet, from));
