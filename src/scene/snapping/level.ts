import type { ElementMeasure } from '../measures';

/** Whether something is a line of letters that stands on a horizontal baseline. */
export function isLevelLine({ kind, place }: Pick<ElementMeasure, 'kind' | 'place'>): boolean {
  return kind === 'lettering' && place.rotation % 360 === 0;
}
