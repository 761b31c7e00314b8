import type { Mark, StonePoint } from '../../../../scene/marks/mark';
import { inkAround } from '../../../../scene/placedInk';
import type { Candidates } from '../../../../scene/snapping/candidates';
import { isLevelLine } from '../../../../scene/snapping/level';
import { type EqualGap, type Guide, snap } from '../../../../scene/snapping/snap';
import { placeAll } from '../../../../stone/edits/several';
import type { DragOptions, DragResult } from './dragResult';
import { type ElementsSubject, followsEdge } from './dragSubject';

function guideMark({ axis, at, from, to }: Guide): Mark {
  return axis === 'upright'
    ? { kind: 'guide', from: { x: at, y: from }, to: { x: at, y: to } }
    : { kind: 'guide', from: { x: from, y: at }, to: { x: to, y: at } };
}

function gapMark({ direction, beside, from, to }: EqualGap): Mark {
  return direction === 'across'
    ? { kind: 'gap', from: { x: from, y: beside }, to: { x: to, y: beside } }
    : { kind: 'gap', from: { x: beside, y: from }, to: { x: beside, y: to } };
}

/** Without what ink snaps to: of a line along the edge it is another one wherever that stands. */
function withoutInk(near: Candidates): Candidates {
  const { upright, level } = near;
  return {
    ...near,
    upright: { ...upright, edge: [] },
    level: { ...level, edge: [] },
    across: [],
    down: [],
  };
}

/** Moves elements; they snap to what stands near them. */
export function moveElements(
  { elements, whole: { place }, from }: ElementsSubject,
  to: StonePoint,
  near: Candidates,
  { free, snapDistance }: DragOptions,
): DragResult {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [x, y] = [place.x + dx, place.y + dy];
  const measures = elements.map(({ measure }) => measure);
  const ink = inkAround(measures);
  const first = measures[0]?.place ?? place;
  const at =
    free || !ink
      ? { x, y, guides: [], gaps: [] }
      : snap(
          {
            x,
            y,
            ink: { left: ink.left + dx, top: ink.top + dy, right: ink.right + dx, bottom: ink.bottom + dy },
            pin: { x: first.x - place.x, y: first.y - place.y },
            baselines: measures.filter(isLevelLine).map((measure) => measure.place.y - place.y),
          },
          elements.some(followsEdge) ? withoutInk(near) : near,
          snapDistance,
        );
  const places = elements.map(({ element, measure }) => ({
    element,
    x: measure.place.x + at.x - place.x,
    y: measure.place.y + at.y - place.y,
  }));
  return {
    placed: elements.some(followsEdge)
      ? undefined
      : places.map(({ element, ...own }) => ({ element, place: own })),
    guides: [...at.guides.map(guideMark), ...at.gaps.map(gapMark)],
    edit: placeAll(places),
  };
}
