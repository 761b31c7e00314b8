import type { Mm } from '../../../../stone/numbers';
import type { ElementsSubject } from './dragSubject';

/**
 * The positions of several elements' anchors when the whole is scaled or rotated about its own, in mm.
 *
 * @param by maps an anchor's offset (mm) from the whole's anchor.
 * @returns none for a single element, whose anchor stays.
 */
export function anchorsAbout(
  { elements, whole: { place } }: ElementsSubject,
  by: (dx: Mm, dy: Mm) => readonly [Mm, Mm],
): readonly { readonly element: number; readonly x: Mm; readonly y: Mm }[] {
  if (elements.length === 1) return [];
  return elements.map(({ element, measure }) => {
    const [dx, dy] = by(measure.place.x - place.x, measure.place.y - place.y);
    return { element, x: place.x + dx, y: place.y + dy };
  });
}
