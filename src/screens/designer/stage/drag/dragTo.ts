import type { StonePoint } from '../../../../scene/marks/mark';
import type { Candidates } from '../../../../scene/snapping/candidates';
import { dragCentreLine } from './dragCentreLine';
import { dragGuideLine } from './dragGuideLine';
import type { DragOptions, DragResult } from './dragResult';
import { dragRuler } from './dragRuler';
import type { DragSubject } from './dragSubject';
import { moveElements } from './moveElements';
import { rotateElements } from './rotateElements';
import { scaleElements } from './scaleElements';
import { spaceLetters } from './spaceLetters';

/**
 * The state of a drag with the pointer at a point of the stone, in mm.
 *
 * @param near what it may snap to, gathered when the drag began.
 */
export function dragTo(
  subject: DragSubject,
  to: StonePoint,
  near: Candidates,
  options: DragOptions,
): DragResult {
  switch (subject.kind) {
    case 'caret':
      return spaceLetters(subject, to);
    case 'centreLine':
      return dragCentreLine(subject, to, near, options);
    case 'guideLine':
      return dragGuideLine(subject, to, near, options);
    case 'ruler':
      return dragRuler(subject, to, options);
    case 'elements':
      break;
  }
  switch (subject.handle) {
    case undefined:
      return moveElements(subject, to, near, options);
    case 'turn':
      return rotateElements(subject, to, options);
    case 'topLeft':
    case 'topRight':
    case 'bottomLeft':
    case 'bottomRight':
      return scaleElements(subject, to);
  }
}
