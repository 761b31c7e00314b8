import { outlineOfContours } from '../../../geometry/outlineOfContours';
import type { Point } from '../../../geometry/point';
import { type Contour, contoursOf } from '../../../geometry/strokes';
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
function innerFirst(nests: readonly Nest[], from: Point): Contour[] {
  const stops = nests.map(stopOf);
  let at = from;
  return shortTour(stops, from).flatMap((index) => {
    const nest = nests[index];
    if (!nest) return [];
    const inner = innerFirst(nest.inner, at);
    at = stops[index]?.leave ?? at;
    return [...inner, nest.contour];
  });
}

/** Contours that each begin where a knife may enter, so that the way over all of them is short. */
function entered(contours: readonly Contour[], from: Point): Contour[] {
  const entries = contours.map((contour) => (contour.closed ? entriesOf(contour) : []));
  const choices = contours.map((contour, index): Stop[] =>
    contour.closed
      ? (entries[index] ?? []).map(({ at }) => ({ arrive: at, leave: at }))
      : [{ arrive: contour.start, leave: endOf(contour) }],
  );
  const chosen = chooseEntries(choices, from);
  return contours.map((contour, index) => {
    const entry = entries[index]?.[chosen[index] ?? 0];
    return entry ? enter(contour, entry) : contour;
  });
}

/**
 * A sheet in the order in which it is cut. The layers stay as they are: a stencil's and the stone's edge come after all
 * that lies inside. In each layer a counter comes before the contour around it, at every depth, and what lies in a frame
 * before the frame: once a piece is cut out, nothing in it can be cut any more. With that kept, the way of the lifted pen
 * is short. A closed contour begins where a knife may enter; none is turned around, since their winding says what is ink,
 * and which side of the knife the waste lies on.
 *
 * @param from where the pen is before, in stone mm; the lower left of the stone when it is left out.
 */
export function inCuttingOrder(sheet: CutSheet, from: Point = [0, sheet.height]): CutSheet {
  let at = from;
  const layers = sheet.layers.map((layer): CutLayer => {
    const contours = entered(innerFirst(nested(contoursOf(layer.outline)), at), at);
    const last = contours.at(-1);
    if (last) at = endOf(last);
    return { ...layer, outline: outlineOfContours(contours) };
  });
  return { ...sheet, layers };
}
