import type { Mark, StonePoint } from '../../../../scene/marks/mark';
import { boxOnStone } from '../../../../scene/place';
import { type Guide, type Surroundings, snap } from '../../../../scene/snapping';
import { placeAll } from '../../../../stone/edits/several';
import type { ElementsGrasp, Followed, Manner } from './grasp';

function markOf({ axis, at, from, to }: Guide): Mark {
  return axis === 'upright'
    ? { kind: 'guide', from: { x: at, y: from }, to: { x: at, y: to } }
    : { kind: 'guide', from: { x: from, y: at }, to: { x: to, y: at } };
}

/** Moves what is in hand, drawn to what stands near it. */
export function move(
  { inHand, grasped, from }: ElementsGrasp,
  to: StonePoint,
  surroundings: Surroundings,
  manner: Manner,
): Followed {
  const { place } = grasped;
  const [x, y] = [place.x + to.x - from.x, place.y + to.y - from.y];
  const box = boxOnStone(grasped.box, { ...place, x, y });
  const at = manner.free ? { x, y, guides: [] } : snap({ x, y, box }, surroundings, manner.reach);
  const places = inHand.map(({ element, measure }) => ({
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
