import { heightOnOffer, type LetterHeights, NO_HEIGHTS } from './letterHeights';
import { type Mm, readNumber } from './numbers';
import type { Parm } from './parm';
import type { Design } from './stone';

/** A face of a stone, or a part of it, in mm. */
export interface Face {
  readonly width: Mm;
  readonly height: Mm;
}

/** How high an element stands of itself, in mm at scale 1; 0 where nobody knows. */
export type NaturalHeight = (element: Exclude<Parm, { type: 'text' }>) => Mm;

/** How high the things of the catalogue stand at scale 1, in mm, by their ids. */
export interface CatalogueHeights {
  readonly vignetHeights: Readonly<Record<number, Mm>>;
  readonly attachmentHeights: Readonly<Record<number, Mm>>;
}

/** The natural heights of a design's elements: from the catalogue, of an uploaded vignet as the design says. */
export function naturalHeightsIn(
  { stoneVignets }: Pick<Design, 'stoneVignets'>,
  { vignetHeights, attachmentHeights }: CatalogueHeights,
): NaturalHeight {
  return (element) => {
    if (element.type === 'attachment') return attachmentHeights[element.attachmentId] ?? 0;
    if (element.type !== 'customVignet') return vignetHeights[element.vignetId] ?? 0;
    return stoneVignets.find(({ id }) => id === element.vignetId)?.height ?? 0;
  };
}

/** What has to be known of the things on a stone to set them onto another. */
export interface Things {
  readonly naturalHeight: NaturalHeight;
  /** The cap heights that a line's letters are to be had in on the stone they come to. */
  readonly letterHeights: LetterHeights;
}

/** From one face to another, in mm: `x` becomes `factor * x + right`, `y` becomes `factor * y + down`. */
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

/** Rounding must not leave letters without height, in mm. */
const LOWEST: Mm = 0.1;

/** What ends this near to the stone's foot, or below it, stands there: a lantern beside the flowers (mm). */
const AT_FOOT: Mm = 15;

const toTenth = (length: Mm) => Math.round(length * 10) / 10;
const capHeight = (written: string) => readNumber(written) ?? 20;

/** Whether a thing is bought in its sizes, and no mason makes it smaller: what is set on a stone, and what is cast. */
export const isBought = ({ type }: Pick<Parm, 'type'>): boolean =>
  type === 'attachment' || type === 'standardVignet';

/** From where to where something reaches, in mm from the top of the stone. */
interface Span {
  readonly top: Mm;
  readonly bottom: Mm;
}

/** From where to where an element reaches on the stone. */
function spanOf(element: Parm, naturalHeight: NaturalHeight): Span {
  const { y } = element.position;
  if (element.type !== 'text') {
    const half = (naturalHeight(element) * element.scale) / 2;
    return { top: y - half, bottom: y + half };
  }
  const height = capHeight(element.fontSize) * element.scale;
  return { top: y - height, bottom: y + height * DESCENT };
}

function heightOf(element: Parm, naturalHeight: NaturalHeight): Mm {
  const { top, bottom } = spanOf(element, naturalHeight);
  return bottom - top;
}

/** Where a block's middle goes: as far down as before, but no nearer to an edge than the margin where it can. */
function middleOn(face: Face, share: number, height: Mm): Mm {
  const nearest = (face.height * (1 - FILLED) + height) / 2;
  if (nearest * 2 >= face.height) return face.height / 2;
  return Math.min(Math.max(face.height * share, nearest), face.height - nearest);
}

function fitSpacings(written: string, factor: number): string {
  const fit = (each: string) => toTenth((readNumber(each) ?? 0) * factor);
  return written === '' ? '' : written.split(',').map(fit).join(',');
}

/**
 * An element about `factor` times as large, where it is: its letters by their height and spacings, in mm to a tenth, and
 * no lower than a mason can cut or buy them; what is bought stays as large as it is.
 *
 * @param factor what is above 1 counts as 1.
 */
export function shrink(element: Parm, factor: number, letterHeights: LetterHeights = NO_HEIGHTS): Parm {
  if (isBought(element)) return element;
  if (element.type !== 'text') return factor < 1 ? { ...element, scale: element.scale * factor } : element;
  const own = capHeight(element.fontSize);
  const wanted = factor < 1 ? Math.max(LOWEST, toTenth(own * factor)) : own;
  const height = heightOnOffer(element, wanted, letterHeights(element));
  if (height === own) return element;
  const spaced = height === wanted ? factor : Math.min(1, height / own);
  return {
    ...element,
    // Letters are ordered by their height, so the height changes and the scale stays.
    fontSize: String(height),
    letterSpacing: toTenth(element.letterSpacing * spaced),
    subTextSpacing: fitSpacings(element.subTextSpacing, spaced),
  };
}

/**
 * How a design that was made for one face is set onto another: centred from side to side, about as far down as before,
 * and smaller where the new face is narrower or too low for it. Nothing grows: the height of letters is chosen to be
 * read, not to fill a stone. What stands at the stone's foot does not count.
 */
export function mappingBetween(
  elements: readonly Parm[],
  from: Face,
  to: Face,
  { naturalHeight }: Things,
): Mapping {
  const same = from.width === to.width && from.height === to.height;
  const spans = elements
    .filter((element) => !isAtFoot(element, from, naturalHeight))
    .map((element) => spanOf(element, naturalHeight));
  if (same || spans.length === 0) return { from, to, factor: 1, ...centred(from, to, same) };
  const top = Math.min(...spans.map((each) => each.top));
  const bottom = Math.max(...spans.map((each) => each.bottom));
  const height = bottom - top;
  const bought = elements
    .filter((element) => isBought(element) && !isAtFoot(element, from, naturalHeight))
    .reduce((sum, element) => sum + heightOf(element, naturalHeight), 0);
  const room = FILLED * to.height;
  // What is bought takes its room from the rest, but never more than half of it.
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

function isAtFoot(element: Parm, { height }: Face, naturalHeight: NaturalHeight): boolean {
  return element.type === 'attachment' && spanOf(element, naturalHeight).bottom > height - AT_FOOT;
}

/** An element set from one face onto another; its place in mm to a tenth. */
export function setElement(element: Parm, mapping: Mapping, { naturalHeight, letterHeights }: Things): Parm {
  const { from, to, factor, right, down } = mapping;
  if (from.width === to.width && from.height === to.height && factor === 1) return element;
  const { x, y } = element.position;
  const onFoot = isAtFoot(element, from, naturalHeight);
  const place = onFoot
    ? { x: (x / from.width) * to.width, y: to.height - from.height + y }
    : { x: factor * x + right, y: within(factor * y + down, element, to, naturalHeight) };
  const position = { ...element.position, x: toTenth(place.x), y: toTenth(place.y) };
  return { ...shrink(element, factor, letterHeights), position };
}

/** How far down a bought thing goes, which is as large as ever: within the stone's height where it has room at all. */
function within(y: Mm, element: Parm, { height }: Face, naturalHeight: NaturalHeight): Mm {
  if (element.type === 'text' || !isBought(element)) return y;
  const half = (naturalHeight(element) * element.scale) / 2;
  return half * 2 >= height ? height / 2 : Math.min(Math.max(y, half), height - half);
}

/** How much higher each element is than it would be in proportion: what is bought, and letters at their lowest. */
function excess(was: Parm, is: Parm, { factor }: Mapping, { naturalHeight }: Things): Mm {
  return Math.max(0, heightOf(is, naturalHeight) - heightOf(was, naturalHeight) * factor);
}

/**
 * Elements set from one face onto another. Where something is higher there than in proportion, what stood clear above and
 * below it makes way, as far as the face has room.
 */
export function setElements(elements: readonly Parm[], mapping: Mapping, things: Things): readonly Parm[] {
  const set = elements.map((element) => setElement(element, mapping, things));
  const { naturalHeight } = things;
  const standing = elements.map((was, index) => {
    const is = set[index] ?? was;
    const isLoose = !isAtFoot(was, mapping.from, naturalHeight);
    return { is, isLoose, was: spanOf(was, naturalHeight), more: excess(was, is, mapping, things) };
  });
  const loose = standing.filter(({ isLoose }) => isLoose);
  const waysOf = ({ was }: { was: Span }) =>
    loose.reduce((way, { was: other, more }) => {
      if (other.bottom <= was.top) return way + more / 2;
      return other.top >= was.bottom ? way - more / 2 : way;
    }, 0);
  const share = shareOf(
    loose.map((one) => ({ span: spanOf(one.is, naturalHeight), way: waysOf(one) })),
    mapping.to,
  );
  return standing.map((one): Parm => {
    const { is, isLoose } = one;
    const y = toTenth(is.position.y + (isLoose ? waysOf(one) * share : 0));
    return y === is.position.y ? is : { ...is, position: { ...is.position, y } };
  });
}

/** How much of the way all things can go without one of them nearing the top or the foot more than an inscription may. */
function shareOf(things: readonly { readonly span: Span; readonly way: Mm }[], { height }: Face): number {
  const margin = (height * (1 - FILLED)) / 4;
  return things.reduce((share, { span: { top, bottom }, way }) => {
    const room = way < 0 ? top - margin : height - margin - bottom;
    return way === 0 ? share : Math.min(share, Math.max(0, room) / Math.abs(way));
  }, 1);
}

/**
 * Sets a design that was made for one face onto another, in mm rounded to a tenth (`mappingBetween`). What stands at the
 * stone's foot stays there; what is bought stays as large as it is, and cast letters are of a height that is cast.
 *
 * Guides and rulers were drawn for the old face and are left behind.
 */
export function fitDesign(design: Design, from: Face, to: Face, things: Things): Design {
  if (design.Parms.length === 0 || (from.width === to.width && from.height === to.height)) return design;
  const mapping = mappingBetween(design.Parms, from, to, things);
  return {
    ...design,
    rulers: [],
    centerLineLeft: undefined,
    centerLineRight: undefined,
    Parms: [...setElements(design.Parms, mapping, things)],
  };
}
