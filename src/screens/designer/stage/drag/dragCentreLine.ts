import type { StonePoint } from '../../../../scene/marks/mark';
import { centreLineMark } from '../../../../scene/marks/rulerMarks';
import type { Candidates } from '../../../../scene/snapping/candidates';
import { snapLine } from '../../../../scene/snapping/snap';
import type { DragOptions, DragResult } from './dragResult';
import type { CentreLineSubject } from './dragSubject';

/** Drags a centre line; it snaps to the middles and edges of what stands on the stone. */
export function dragCentreLine(
  { side }: CentreLineSubject,
  to: StonePoint,
  near: Candidates,
  { free, snapDistance }: DragOptions,
): DragResult {
  const x = free ? to.x : snapLine('upright', to.x, near, snapDistance);
  return {
    placed: undefined,
    guides: [centreLineMark(x, near.height)],
    edit: { kind: 'setCentreLine', side, x },
  };
}
