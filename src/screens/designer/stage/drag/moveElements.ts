import type { Mark, StonePoint } from '../../../../scene/marks/mark';
import { boxOnStone } from '../../../../scene/place';
import { type Guide, type Surroundings, snap } from '../../../../scene/snapping';
import { placeAll } from '../../../../stone/edits/several';
import type { DragOptions, DragResult } from './dragResult';
import type { ElementsSubject } from './dragSubject';

function markOf({ axis, at, from, to }: Guide): Mark {
  return axis === 'upright'
    ? { kind: 'guide', from: { x: at, y: from }, to: { x: at, y: to } }
    : { kind: 'guide', from: { x: from, y: at }, to: { x: to, y: at } };
}

/** Moves elements; they snap to what stands near them. */
export function moveElements(
  { elements, whole, from }: ElementsSubject,
  to: StonePoint,
  surroundings: Surroundings,
  { free, snapDistance }: DragOptions,
): DragResult {
  const { place } = whole;
  const [x, y] = [place.x + to.x - from.x, place.y + to.y - from.y];
  const box = boxOnStone(whole.box, { ...place, x, y });
  const at = free ? { x, y, guides: [] } : snap({ x, y, box }, surroundings, snapDistance);
  const places = elements.map(({ element, measure }) => ({
    element,
    x: measure.place.x + at.x - place.x,
    y: measure.place.y + at.y - place.y,
  }));
  return {
    placed: places.map(({ element, ...own }) => ({ element, place: own })),
    guides: at.guides.map(markOf),
    edit: placeAll(places),
  };
}
