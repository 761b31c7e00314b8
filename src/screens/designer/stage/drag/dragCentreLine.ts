import type { StonePoint } from '../../../../scene/marks/mark';
import { centreLineMark } from '../../../../scene/marks/rulerMarks';
import { type Surroundings, snap } from '../../../../scene/snapping';
import type { DragOptions, DragResult } from './dragResult';
import type { CentreLineSubject } from './dragSubject';

/** Drags a centre line; it snaps to the middles and edges of what stands on the stone. */
export function dragCentreLine(
  { side }: CentreLineSubject,
  to: StonePoint,
  surroundings: Surroundings,
  { free, snapDistance }: DragOptions,
): DragResult {
  const box = { left: to.x, right: to.x, top: 0, bottom: surroundings.height };
  const at = free ? to : snap({ x: to.x, y: to.y, box }, { ...surroundings, centreLines: [] }, snapDistance);
  return {
    placed: undefined,
    guides: [centreLineMark(at.x, surroundings.height)],
    edit: { kind: 'setCentreLine', side, x: at.x },
  };
}
