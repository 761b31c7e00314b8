import type { StonePoint } from '../../../../scene/marks/mark';
import type { Surroundings } from '../../../../scene/snapping';
import type { Followed, Grasp, Manner } from './grasp';
import { dragCentreLine, dragRuler } from './laying';
import { move } from './moving';
import { pull } from './pulling';
import { scale, turn } from './resizing';

/** What has come of a grasp when the hand has gone to a point of the stone. */
export function follow(grasp: Grasp, to: StonePoint, surroundings: Surroundings, manner: Manner): Followed {
  switch (grasp.kind) {
    case 'caret':
      return pull(grasp, to);
    case 'centreLine':
      return dragCentreLine(grasp.side, to, surroundings, manner);
    case 'ruler':
      return dragRuler(grasp, to, manner);
    case 'elements':
      break;
  }
  switch (grasp.handle) {
    case undefined:
      return move(grasp, to, surroundings, manner);
    case 'turn':
      return turn(grasp, to, manner);
    case 'topLeft':
    case 'topRight':
    case 'bottomLeft':
    case 'bottomRight':
      return scale(grasp, to);
  }
}
