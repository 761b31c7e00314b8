import type { Mm } from '../../stone/numbers';

/** A point of the stone, in mm from its top left. */
export interface StonePoint {
  readonly x: Mm;
  readonly y: Mm;
}

/**
 * A straight line shown over the stone but not on it: a centre line to set letters by, a ruler somebody laid on, the
 * measure of a line of letters, a guide something is drawn to. No mason cuts it.
 */
export interface Mark {
  readonly kind: 'centreLine' | 'ruler' | 'measure' | 'guide';
  readonly from: StonePoint;
  readonly to: StonePoint;
  /** On which side it stands a little apart from where it measures, so as not to cover what is there. */
  readonly aside?: 'left' | 'right';
}

/** How far apart that is, in CSS pixels: clear of a handle's knob. */
export const ASIDE = 16;

/** How far to the right a mark is shown of where it measures, in CSS pixels. */
export function asideOf({ aside }: Pick<Mark, 'aside'>): number {
  return aside === undefined ? 0 : aside === 'left' ? -ASIDE : ASIDE;
}

/** How long a mark is, in mm. */
export function lengthOf({ from, to }: Pick<Mark, 'from' | 'to'>): Mm {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** Whether two lists hold the same marks. */
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
