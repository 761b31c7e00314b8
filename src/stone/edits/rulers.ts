import type { Mm } from '../numbers';
import type { Design } from '../stone';
import { withFields } from './fields';

/** A ruler as the design holds it: two dots in stone mm. */
export type Ruler = Design['rulers'][number];

/**
 * Sets a centre line, in mm from the stone's left, rounded to 3 decimals; undefined, zero or a non-number
 * removes it (specification section 5).
 */
export function setCentreLine(design: Design, side: 'left' | 'right', x: Mm | undefined): Design {
  const rounded = Math.round((x ?? 0) * 1000) / 1000;
  const kept = Number.isFinite(rounded) && rounded !== 0 ? rounded : undefined;
  return withFields(design, side === 'left' ? { centerLineLeft: kept } : { centerLineRight: kept });
}

/** Adds a ruler over the stone. */
export function addRuler(design: Design, ruler: Ruler): Design {
  return { ...design, rulers: [...design.rulers, ruler] };
}

/** Moves a ruler's dots. */
export function moveRuler(design: Design, index: number, ruler: Ruler): Design {
  const now = design.rulers[index];
  if (!now) return design;
  const same = (['dotOne', 'dotTwo'] as const).every(
    (dot) => now[dot].x === ruler[dot].x && now[dot].y === ruler[dot].y,
  );
  return same ? design : { ...design, rulers: design.rulers.with(index, ruler) };
}

/** Removes a ruler. */
export function deleteRuler(design: Design, index: number): Design {
  return design.rulers[index] ? { ...design, rulers: design.rulers.toSpliced(index, 1) } : design;
}
