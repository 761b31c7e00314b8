import { type Mm, readNumber } from '../numbers';
import type { Parm } from '../parm';
import { breadthOf } from '../templates/breadths';
import type { SizeOf } from './naturalSize';
import { liesOn, type Silhouette } from './silhouette';

/** What a line is broader and a letter such as g or Å higher than reckoned with, in cap heights. */
const ABOVE = 1.25;
const BELOW = 0.35;
const SLACK = 1.08;

/** Lines may stand a little closer than that: a broken name does. */
const TIGHT = 0.9;

/** From where to where an element reaches about its anchor, in mm. */
function reachOf(element: Parm, sizeOf: SizeOf): { half: Mm; above: Mm; below: Mm } {
  if (element.type === 'text') {
    const cap = (readNumber(element.fontSize) ?? 0) * element.scale;
    const breadth = breadthOf(element.subText, element.fontFamily, cap, element.letterSpacing);
    return { half: (breadth * SLACK) / 2, above: cap * ABOVE, below: cap * BELOW };
  }
  const { width, height } = sizeOf(element);
  const [half, above] = [(width * element.scale) / 2, (height * element.scale) / 2];
  return { half, above, below: above };
}

/** Whether an element keeps so far from a face's edge, in mm, as broad as its letters are reckoned to be. */
export function keepsWithin(element: Parm, silhouette: Silhouette, margin: Mm, sizeOf: SizeOf): boolean {
  const { half, above, below } = reachOf(element, sizeOf);
  const { x, y } = element.position;
  return liesOn(silhouette, {
    left: x - half - margin,
    right: x + half + margin,
    top: y - above - margin,
    bottom: y + below + margin,
  });
}

function reachesOver(one: Parm, other: Parm, sizeOf: SizeOf): boolean {
  const [a, b] = [reachOf(one, sizeOf), reachOf(other, sizeOf)];
  const [at, beside] = [one.position, other.position];
  return (
    Math.abs(at.x - beside.x) < a.half + b.half &&
    at.y - a.above * TIGHT < beside.y + b.below * TIGHT &&
    beside.y - b.above * TIGHT < at.y + a.below * TIGHT
  );
}

/** How many pairs of elements reach over each other. */
export function overlapsAmong(elements: readonly Parm[], sizeOf: SizeOf): number {
  return elements.reduce(
    (count, one, index) =>
      count + elements.slice(0, index).filter((other) => reachesOver(one, other, sizeOf)).length,
    0,
  );
}
