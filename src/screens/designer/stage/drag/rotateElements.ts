import { radians } from '../../../../geometry/angle';
import { rotationTowards } from '../../../../scene/handles';
import type { StonePoint } from '../../../../scene/marks/mark';
import { together } from '../../../../stone/edits/several';
import { anchorsAbout } from './anchors';
import type { DragOptions, DragResult } from './dragResult';
import { type ElementsSubject, followsEdge } from './dragSubject';

/** Rotating in steps goes by so many degrees. */
const STEP = 15;

/** Rotates elements about their anchor, so that the knob above them points at `to`. */
export function rotateElements(
  subject: ElementsSubject,
  to: StonePoint,
  { inSteps }: DragOptions,
): DragResult {
  const { elements, whole } = subject;
  const towards = rotationTowards(whole, to, inSteps ? STEP : undefined);
  const by = towards - whole.place.rotation;
  const angle = radians(by);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const places = anchorsAbout(subject, (dx, dy) => [dx * cos - dy * sin, dx * sin + dy * cos]);
  const rotated = elements.map(({ element, measure }) => ({
    element,
    rotation: elements.length === 1 ? towards : measure.place.rotation + by,
  }));
  const placed = rotated.map(({ element, rotation }, at) => {
    const { x, y } = places[at] ?? {};
    return { element, place: { rotation, ...(x !== undefined && y !== undefined && { x, y }) } };
  });
  return {
    // One by itself stays in its place.
    placed: places.length > 0 && elements.some(followsEdge) ? undefined : placed,
    guides: [],
    edit: together([
      ...places.map((one) => ({ kind: 'place' as const, ...one })),
      ...rotated.map((one) => ({ kind: 'turn' as const, ...one })),
    ]),
  };
}
