import type { StonePoint } from '../../../../scene/marks/mark';
import { type CentreLineSide, centreLineMark } from '../../../../scene/marks/rulerMarks';
import { type Surroundings, snap } from '../../../../scene/snapping';
import type { Mm } from '../../../../stone/numbers';
import type { Followed, LaidGrasp, Manner } from './grasp';

/** Drags a centre line; it is drawn to the middles and edges of what stands on the stone. */
export function dragCentreLine(
  side: CentreLineSide,
  to: StonePoint,
  surroundings: Surroundings,
  manner: Manner,
): Followed {
  const box = { left: to.x, right: to.x, top: 0, bottom: surroundings.height };
  const at = manner.free
    ? to
    : snap({ x: to.x, y: to.y, box }, { ...surroundings, centreLines: [] }, manner.reach);
  return {
    placed: undefined,
    guides: [centreLineMark(at.x, surroundings.height)],
    edit: { kind: 'setCentreLine', side, x: at.x },
  };
}

/** A dot that nearly levels with the other is drawn level with it, or upright. */
function straightened({ x, y }: StonePoint, other: StonePoint, { reach, free }: Manner): StonePoint {
  if (free) return { x, y };
  const nearby = (one: Mm, two: Mm) => (Math.abs(one - two) <= reach ? two : one);
  return { x: nearby(x, other.x), y: nearby(y, other.y) };
}

/** Drags an end of a ruler, or all of it. */
export function dragRuler(
  { index, ruler, part, from }: Extract<LaidGrasp, { kind: 'ruler' }>,
  to: StonePoint,
  manner: Manner,
): Followed {
  const by = ({ x, y }: StonePoint) => ({ x: x + to.x - from.x, y: y + to.y - from.y });
  const { dotOne, dotTwo } = ruler;
  const moved = {
    whole: { dotOne: by(dotOne), dotTwo: by(dotTwo) },
    dotOne: { dotOne: straightened(by(dotOne), dotTwo, manner), dotTwo },
    dotTwo: { dotOne, dotTwo: straightened(by(dotTwo), dotOne, manner) },
  }[part];
  return { placed: undefined, guides: [], edit: { kind: 'moveRuler', index, ruler: moved } };
}
