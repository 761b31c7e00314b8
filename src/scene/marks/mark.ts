import type { Mm } from '../../stone/numbers';

/** A point of the stone, in mm from its top left. */
export interface StonePoint {
  readonly x: Mm;
  readonly y: Mm;
}

/**
 * A straight line shown over the stone that is not part of it: a centre line or a guide line for aligning letters, a ruler, the
 * measure of a line of letters, a guide something snaps to, a gap that is equal to another. It is never cut.
 */
export interface Mark {
  readonly kind: 'centreLine' | 'guideLine' | 'ruler' | 'measure' | 'guide' | 'gap';
  readonly from: StonePoint;
  readonly to: StonePoint;
  /** The side to which it is offset from where it measures, so as not to cover what is there. */
  readonly aside?: 'left' | 'right';
}

/** The offset, in CSS pixels: clear of a handle's knob. */
export const ASIDE = 16;

/** How far to the right of its true position a mark is shown, in CSS pixels. */
export function asideOf({ aside }: Pick<Mark, 'aside'>): number {
  return aside === undefined ? 0 : aside === 'left' ? -ASIDE : ASIDE;
}

/** The length of a mark, in mm. */
export function lengthOf({ from, to }: Pick<Mark, 'from' | 'to'>): Mm {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** Whether two lists contain the same marks. */
export function sameMarks(some: readonly Mark[], others: readonly Mark[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ kind, from, to }, place) => {
      const other = others[place];
      return (
        other?.kind === kind &&
        from.x === other.from.x &&
        from.y === other.from.y &&
        to.x === other.to.x &&
        to.y === other.to.y
      );
    })
  );
}
