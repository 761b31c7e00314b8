import type { View } from '../../../../../workers/stage/contract';
import { panned, zoomed } from '../../../../../workers/stage/view';
import type { StonePoint as Point } from '../../../../scene/marks/mark';
import type { EndInput } from './pointerInput';
import { IGNORED, PAN, type Pinch } from './pointerState';
import type { Handlers } from './transitions';

type Two = readonly [Point, Point];

const middle = ([one, other]: Two): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const apart = ([one, other]: Two): number => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * The view after two fingers moved from one pair of places to another, in device pixels of the canvas: what was between
 * them stays between them.
 */
export function pinched(view: View, before: Two, after: Two): View {
  const [from, to] = [middle(before), middle(after)];
  const factor = apart(before) > 0 ? apart(after) / apart(before) : 1;
  return panned(zoomed(view, factor, from.x, from.y), to.x - from.x, to.y - from.y);
}

function lift(state: Pinch, { left }: EndInput) {
  if (left > 1) return state;
  return state.last === 'pan' ? PAN : IGNORED;
}

/** Two fingers zoom and pan; what the first had begun or selected was undone when the second came. */
export const pinch: Handlers<'pinch'> = {
  down: (state) => state,
  move(state, { before, to, other }, { viewport }) {
    if (other) viewport.moveTo(pinched(viewport.view, [before, other], [to.onCanvas, other]));
    return state;
  },
  up: lift,
  cancel: lift,
};
