import type { StonePoint } from '../../../../scene/marks/mark';
import type { Mm } from '../../../../stone/numbers';
import type { DragOptions, DragResult } from './dragResult';
import type { RulerSubject } from './dragSubject';

/** An end nearly level with the other snaps horizontal, or vertical. */
function straightened({ x, y }: StonePoint, other: StonePoint, options: DragOptions): StonePoint {
  if (options.free) return { x, y };
  const nearby = (one: Mm, two: Mm) => (Math.abs(one - two) <= options.snapDistance ? two : one);
  return { x: nearby(x, other.x), y: nearby(y, other.y) };
}

/** Drags an end of a ruler, or all of it. */
export function dragRuler(
  { index, ruler, part, from }: RulerSubject,
  to: StonePoint,
  options: DragOptions,
): DragResult {
  const by = ({ x, y }: StonePoint) => ({ x: x + to.x - from.x, y: y + to.y - from.y });
  const { dotOne, dotTwo } = ruler;
  const moved = {
    whole: { dotOne: by(dotOne), dotTwo: by(dotTwo) },
    dotOne: { dotOne: straightened(by(dotOne), dotTwo, options), dotTwo },
    dotTwo: { dotOne, dotTwo: straightened(by(dotTwo), dotOne, options) },
  }[part];
  return { placed: undefined, guides: [], edit: { kind: 'moveRuler', index, ruler: moved } };
}
