import { outlineFromSvg } from '../lettering/svgPath';
import type { StoneType } from '../stone/catalogue/stoneType';
import { shrink } from '../stone/fitDesign';
import { isOnOffer, type LetterHeights, RAISED } from '../stone/letterHeights';
import type { CutVignet } from '../stone/lowestHeights';
import { type Mm, readNumber } from '../stone/numbers';
import type { Parm } from '../stone/parm';
import type { Design } from '../stone/stone';
import { breadthOf } from '../stone/templates/breadths';
import { standsOn } from './freePlace';

/** A stone's face. */
type Face = Pick<StoneType, 'width' | 'height' | 'outline'>;

/**
 * How large a vignet is at scale 1, in mm; undefined where no catalogue holds it. With `lowest` none is set lower than it
 * can be cut.
 */
export type VignetSize = (id: number) => (Omit<CutVignet, 'lowest'> & Partial<CutVignet>) | undefined;

/** How much smaller and how far up or down, as parts of the design's size and of the stone's height. */
interface Change {
  readonly size: number;
  readonly way: number;
}

const SIZES = Array.from({ length: 13 }, (_, step) => 1 - step * 0.05);
const WAYS = Array.from({ length: 25 }, (_, step) => (step - 12) * 0.02);

const extent = ({ size, way }: Change) => 1 - size + Math.abs(way);

/** All that is tried, the least change first: a design is neither thrown to the stone's foot nor made tiny. */
const CHANGES: readonly Change[] = SIZES.flatMap((size) => WAYS.map((way) => ({ size, way }))).sort(
  (one, other) => extent(one) - extent(other),
);

/** How far everything stays from the edge, in mm: a frame takes some 35 of them. */
const FROM_FRAME: Mm = 40;
const FROM_EDGE: Mm = 8;

/** What a line is broader and a letter such as g or Å higher than reckoned with, in cap heights. */
const ABOVE = 1.25;
const BELOW = 0.35;
const SLACK = 1.08;

/** Lines may stand a little closer than that: a broken name does. */
const TIGHT = 0.9;

const toTenth = (length: Mm) => Math.round(length * 10) / 10;

/** From where to where an element reaches about its anchor, in mm. */
function reachOf(element: Parm, sizeOf: VignetSize): { half: Mm; above: Mm; below: Mm } {
  if (element.type === 'text') {
    const cap = (readNumber(element.fontSize) ?? 0) * element.scale;
    const breadth = breadthOf(element.subText, element.fontFamily, cap, element.letterSpacing);
    return { half: (breadth * SLACK) / 2, above: cap * ABOVE, below: cap * BELOW };
  }
  const { width, height } = ('vignetId' in element && sizeOf(element.vignetId)) || { width: 0, height: 0 };
  const [half, above] = [(width * element.scale) / 2, (height * element.scale) / 2];
  return { half, above, below: above };
}

/** How high an ornament stands, and from which height on it can be cut, in mm; undefined where that does not matter. */
function ornamentHeights(element: Parm, sizeOf: VignetSize) {
  const size = element.type === 'sandblownVignet' ? sizeOf(element.vignetId) : undefined;
  return size && { natural: size.height, lowest: size.lowest ?? 0 };
}

/** An ornament no lower than it can be cut, for which it may become a little higher than it was. */
function raised(element: Parm, was: Parm, sizeOf: VignetSize): Parm {
  const heights = ornamentHeights(element, sizeOf);
  if (!heights || element.type === 'text' || was.type === 'text') return element;
  const { natural, lowest } = heights;
  if (element.scale * natural >= lowest || lowest > was.scale * natural * RAISED) return element;
  return { ...element, scale: lowest / natural };
}

/** Whether an ornament is as high as it can be cut at least. */
function canBeCut(element: Parm, sizeOf: VignetSize): boolean {
  const heights = ornamentHeights(element, sizeOf);
  return !heights || element.scale * heights.natural >= heights.lowest - 1e-9;
}

/**
 * Sets a design onto a stone whose outline cuts away what its width and height would have room for, as a heart's does:
 * moved up or down and made smaller, as little as it takes until everything is within and apart, in letters that are to
 * be had; in mm to a tenth.
 *
 * @returns a function for many designs, since the outline is read once; it answers with undefined where nothing helps,
 * as for a frame on a cross.
 */
export function setWithin(
  { width, height, outline }: Face,
  sizeOf: VignetSize,
  letterHeights: LetterHeights,
): (design: Design) => Design | undefined {
  const isOnStone = standsOn(outlineFromSvg(outline));
  const isInside = (element: Parm, margin: Mm): boolean => {
    const { half, above, below } = reachOf(element, sizeOf);
    const { x, y } = element.position;
    return isOnStone({
      left: x - half - margin,
      right: x + half + margin,
      top: y - above - margin,
      bottom: y + below + margin,
    });
  };
  const reachesOver = (one: Parm, other: Parm): boolean => {
    const [a, b] = [reachOf(one, sizeOf), reachOf(other, sizeOf)];
    const [at, beside] = [one.position, other.position];
    return (
      Math.abs(at.x - beside.x) < a.half + b.half &&
      at.y - a.above * TIGHT < beside.y + b.below * TIGHT &&
      beside.y - b.above * TIGHT < at.y + a.below * TIGHT
    );
  };
  const areApart = (elements: readonly Parm[]) =>
    elements.every((one, index) => !elements.slice(0, index).some((other) => reachesOver(one, other)));
  const areOnOffer = (elements: readonly Parm[]) =>
    elements.every((element) =>
      element.type === 'text' ? isOnOffer(element, letterHeights) : canBeCut(element, sizeOf),
    );
  return (design) => {
    const margin = design.Frame.Type === 'none' ? FROM_EDGE : FROM_FRAME;
    const levels = design.Parms.map(({ position }) => position.y);
    const middle = (Math.min(...levels) + Math.max(...levels)) / 2;
    for (const { size, way } of CHANGES) {
      const isAsItWas = size === 1 && way === 0;
      const moved = design.Parms.map((element) => {
        const { x, y } = element.position;
        const position = isAsItWas
          ? element.position
          : {
              ...element.position,
              x: toTenth(width / 2 + (x - width / 2) * size),
              y: toTenth(middle + (y - middle) * size + way * height),
            };
        return { ...raised(shrink(element, size, letterHeights), element, sizeOf), position };
      });
      // Letters at their lowest do not come nearer together with the rest.
      if (moved.every((element) => isInside(element, margin)) && areApart(moved) && areOnOffer(moved))
        return { ...design, Parms: moved };
    }
    return undefined;
  };
}
