import type { Mm } from '../stone/numbers';
import { boxAround } from './group';
import type { ElementMeasure } from './measures';
import { boxOnStone } from './place';

/** How elements can be aligned: by their sides or middles, or by their baselines. */
export const ALIGNMENTS = ['left', 'centre', 'right', 'top', 'middle', 'baseline'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** The new place of an element's anchor, in stone mm. */
export interface Placement {
  readonly element: number;
  readonly x: Mm;
  readonly y: Mm;
}

type Measured = Pick<ElementMeasure, 'element' | 'place' | 'box'>;

/**
 * Aligns elements with each other: by the sides or the middle of the box around all of them, or all to the
 * lowest baseline (the middle of elements without one).
 */
export function align(elements: readonly Measured[], alignment: Alignment): readonly Placement[] {
  const around = boxAround(elements);
  if (!around) return [];
  const lowest = Math.max(...elements.map(({ place }) => place.y));
  return elements.map(({ element, place, box }) => {
    const own = boxOnStone(box, place);
    const by: Record<Alignment, readonly [Mm, Mm]> = {
      left: [around.left - own.left, 0],
      centre: [(around.left + around.right - own.left - own.right) / 2, 0],
      right: [around.right - own.right, 0],
      top: [0, around.top - own.top],
      middle: [0, (around.top + around.bottom - own.top - own.bottom) / 2],
      baseline: [0, lowest - place.y],
    };
    const [dx, dy] = by[alignment];
    return { element, x: place.x + dx, y: place.y + dy };
  });
}

/** Moves elements together so that the middle of the box around them is on a vertical line at `x` mm. */
export function centreOn(elements: readonly Measured[], x: Mm): readonly Placement[] {
  const around = boxAround(elements);
  if (!around) return [];
  const by = x - (around.left + around.right) / 2;
  return elements.map(({ element, place }) => ({ element, x: place.x + by, y: place.y }));
}

/**
 * Spreads elements evenly between the first and the last: downwards by their baselines, as a mason spaces lines; across
 * by the space between their boxes. Fewer than three stay where they are.
 */
export function distribute(
  elements: readonly Measured[],
  direction: 'across' | 'down',
): readonly Placement[] {
  if (elements.length < 3) return [];
  if (direction === 'down') {
    const sorted = [...elements].sort((one, other) => one.place.y - other.place.y);
    const [from, to] = [sorted.at(0)?.place.y ?? 0, sorted.at(-1)?.place.y ?? 0];
    return sorted.map(({ element, place }, rank) => ({
      element,
      x: place.x,
      y: from + ((to - from) * rank) / (sorted.length - 1),
    }));
  }
  const sorted = elements
    .map(({ element, place, box }) => ({ element, place, own: boxOnStone(box, place) }))
    .sort((one, other) => one.own.left + one.own.right - other.own.left - other.own.right);
  const left = sorted.at(0)?.own.left ?? 0;
  const right = sorted.at(-1)?.own.right ?? 0;
  const widths = sorted.reduce((sum, { own }) => sum + own.right - own.left, 0);
  const air = (right - left - widths) / (sorted.length - 1);
  let at = left;
  return sorted.map(({ element, place, own }) => {
    const x = place.x + at - own.left;
    at += own.right - own.left + air;
    return { element, x, y: place.y };
  });
}
