import { capHeightOf } from '../capHeight';
import { type Mm, toTenth } from '../numbers';
import type { Parm } from '../parm';
import type { Design } from '../stone';
import type { SizeOf } from './naturalSize';
import { takesRoom } from './reach';
import { isBought, shrink } from './shrink';
import type { Things } from './things';

/** A face of a stone, or a part of it, in mm. */
export interface Face {
  readonly width: Mm;
  readonly height: Mm;
}

/** Maps one face to another, in mm: `x` becomes `factor * x + right`, `y` becomes `factor * y + down`. */
export interface Mapping {
  readonly from: Face;
  readonly to: Face;
  readonly factor: number;
  readonly right: Mm;
  readonly down: Mm;
}

/** How much of the face's height an inscription may fill. */
const FILLED = 0.8;

/** How far a letter such as g reaches below the baseline, in cap heights. */
const DESCENT = 0.3;

/** What ends this near to the stone's foot, or below it, stands on the ground: a lantern beside the flowers (mm). */
const AT_FOOT: Mm = 15;

/** A vertical extent, in mm from the top of the stone. */
interface Span {
  readonly top: Mm;
  readonly bottom: Mm;
}

/** The vertical extent of an element on the stone. */
function spanOf(element: Parm, sizeOf: SizeOf): Span {
  const { y } = element.position;
  if (element.type !== 'text') {
    const half = (sizeOf(element).height * element.scale) / 2;
    return { top: y - half, bottom: y + half };
  }
  const height = capHeightOf(element) * element.scale;
  return { top: y - height, bottom: y + height * DESCENT };
}

/** The vertical extent of elements. */
export const spansOf = (elements: readonly Parm[], sizeOf: SizeOf): readonly Span[] =>
  elements.map((element) => spanOf(element, sizeOf));

function heightOf(element: Parm, sizeOf: SizeOf): Mm {
  const { top, bottom } = spanOf(element, sizeOf);
  return bottom - top;
}

/** The new middle of a block: as far down as before, but no nearer to an edge than the margin if possible. */
function middleOn(face: Face, share: number, height: Mm): Mm {
  const nearest = (face.height * (1 - FILLED) + height) / 2;
  if (nearest * 2 >= face.height) return face.height / 2;
  return Math.min(Math.max(face.height * share, nearest), face.height - nearest);
}

/**
 * How a design made for one face is placed on another: centred horizontally, about as far down as before,
 * and smaller where the new face is narrower or too low for it. Nothing is enlarged: letter heights are chosen for
 * legibility, not to fill a stone. What stands at the stone's foot does not count.
 */
export function mappingBetween(elements: readonly Parm[], from: Face, to: Face, { sizeOf }: Things): Mapping {
  const same = from.width === to.width && from.height === to.height;
  const loose = elements.filter((element) => takesRoom(element, sizeOf) && !isAtFoot(element, from, sizeOf));
  const spans = spansOf(loose, sizeOf);
  if (same || spans.length === 0) return { from, to, factor: 1, ...centred(from, to, same) };
  const top = Math.min(...spans.map((each) => each.top));
  const bottom = Math.max(...spans.map((each) => each.bottom));
  const height = bottom - top;
  const bought = loose.filter(isBought).reduce((sum, element) => sum + heightOf(element, sizeOf), 0);
  const room = FILLED * to.height;
  // Bought things reduce the room for the rest, but by at most half.
  const left = height > bought ? Math.max((room - bought) / (height - bought), room / height / 2) : 1;
  const factor = Math.min(1, to.width / from.width, room / height, left);
  const middle = (top + bottom) / 2;
  const newMiddle = middleOn(to, middle / from.height, height * factor);
  return {
    from,
    to,
    factor,
    right: to.width / 2 - (from.width / 2) * factor,
    down: newMiddle - middle * factor,
  };
}

const centred = (from: Face, to: Face, same: boolean) =>
  same ? { right: 0, down: 0 } : { right: (to.width - from.width) / 2, down: (to.height - from.height) / 2 };

function isAtFoot(element: Parm, { height }: Face, sizeOf: SizeOf): boolean {
  return element.type === 'attachment' && spanOf(element, sizeOf).bottom > height - AT_FOOT;
}

/** An element moved from one face to another; its position in mm to a tenth. */
export function setElement(element: Parm, mapping: Mapping, things: Things): Parm {
  const { sizeOf } = things;
  const { from, to, factor, right, down } = mapping;
  if (factor === 1 && right === 0 && down === 0) return shrink(element, factor, things);
  const { x, y } = element.position;
  const onFoot = isAtFoot(element, from, sizeOf);
  const place = onFoot
    ? { x: (x / from.width) * to.width, y: to.height - from.height + y }
    : { x: factor * x + right, y: within(factor * y + down, element, to, sizeOf) };
  const position = { ...element.position, x: toTenth(place.x), y: toTenth(place.y) };
  return { ...shrink(element, factor, things), position };
}

/** The vertical position of a bought thing, which keeps its size: within the stone's height if it fits at all. */
function within(y: Mm, element: Parm, { height }: Face, sizeOf: SizeOf): Mm {
  if (element.type === 'text' || !isBought(element)) return y;
  const half = (sizeOf(element).height * element.scale) / 2;
  return half * 2 >= height ? height / 2 : Math.min(Math.max(y, half), height - half);
}

/** How much higher each element is than in proportion: bought things, and letters at their lowest height. */
function excess(was: Parm, is: Parm, { factor }: Mapping, { sizeOf }: Things): Mm {
  return Math.max(0, heightOf(is, sizeOf) - heightOf(was, sizeOf) * factor);
}

/**
 * Elements moved from one face to another. Where something is higher there than in proportion, its neighbours above and
 * below make room, as far as the face allows.
 */
export function setElements(elements: readonly Parm[], mapping: Mapping, things: Things): readonly Parm[] {
  const set = elements.map((element) => setElement(element, mapping, things));
  const { sizeOf } = things;
  const standing = elements.map((was, index) => {
    const is = set[index] ?? was;
    const isLoose = takesRoom(was, sizeOf) && !isAtFoot(was, mapping.from, sizeOf);
    return { is, isLoose, was: spanOf(was, sizeOf), more: excess(was, is, mapping, things) };
  });
  const loose = standing.filter(({ isLoose }) => isLoose);
  const waysOf = ({ was }: { was: Span }) =>
    loose.reduce((way, { was: other, more }) => {
      if (other.bottom <= was.top) return way + more / 2;
      return other.top >= was.bottom ? way - more / 2 : way;
    }, 0);
  const share = shareOf(
    loose.map((one) => ({ span: spanOf(one.is, sizeOf), way: waysOf(one) })),
    mapping.to,
  );
  return standing.map((one): Parm => {
    const { is, isLoose } = one;
    const y = toTenth(is.position.y + (isLoose ? waysOf(one) * share : 0));
    return y === is.position.y ? is : { ...is, position: { ...is.position, y } };
  });
}

/** The fraction of the shift that all things can make without one of them getting too near to the top or the foot. */
function shareOf(things: readonly { readonly span: Span; readonly way: Mm }[], { height }: Face): number {
  const margin = (height * (1 - FILLED)) / 4;
  return things.reduce((share, { span: { top, bottom }, way }) => {
    const room = way < 0 ? top - margin : height - margin - bottom;
    return way === 0 ? share : Math.min(share, Math.max(0, room) / Math.abs(way));
  }, 1);
}

/**
 * Places a design made for one face on another, in mm rounded to a tenth (`mappingBetween`). What stands at the
 * stone's foot stays there; bought things keep their size, and cast letters get a height that is cast.
 *
 * Guides and rulers were drawn for the old face and are dropped.
 */
export function fitDesign(design: Design, from: Face, to: Face, things: Things): Design {
  if (design.Parms.length === 0 || (from.width === to.width && from.height === to.height)) return design;
  const mapping = mappingBetween(design.Parms, from, to, things);
  return {
    ...design,
    rulers: [],
    guideLines: undefined,
    centerLineLeft: undefined,
    centerLineRight: undefined,
    Parms: [...setElements(design.Parms, mapping, things)],
  };
}
