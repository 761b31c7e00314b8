import type { StonePoint } from '../../../../scene/marks/mark';
import { guideLineMark } from '../../../../scene/marks/rulerMarks';
import type { Candidates } from '../../../../scene/snapping/candidates';
import { snapLine } from '../../../../scene/snapping/snap';
import type { DragOptions, DragResult } from './dragResult';
import type { GuideLineSubject } from './dragSubject';

/** Drags a horizontal guide line; it snaps to the baselines, middles and ink of what stands on the stone. */
export function dragGuideLine(
  { index }: GuideLineSubject,
  to: StonePoint,
  near: Candidates,
  { free, snapDistance }: DragOptions,
): DragResult {
  const y = free ? to.y : snapLine('level', to.y, near, snapDistance);
  return {
    placed: undefined,
    guides: [guideLineMark(y, near.width)],
    edit: { kind: 'moveGuideLine', index, y },
  };
}
