import type { Shown } from '../../../../../workers/stage/contract';
import type { Selection } from '../../../../machines/designer/selection';
import type { StonePoint } from '../../../../scene/marks/mark';
import type { ElementMeasure } from '../../../../scene/measures';
import { boxOnStone } from '../../../../scene/place';
import { groupAround } from '../../../../stone/paragraph/paragraphs';
import { beginPinch } from './beginPinch';
import type { PointerInput } from './pointerInput';
import type { PointerStage } from './pointerStage';
import { IDLE, IGNORED, type Marquee, type Pressed } from './pointerState';
import type { Handlers } from './transitions';

/** The elements that the upright box between two points of the stone touches. */
function elementsTouched(elements: readonly ElementMeasure[], from: StonePoint, to: StonePoint): Selection {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
  return elements
    .filter(({ box, place }) => {
      const own = boxOnStone(box, place);
      return own.left <= right && own.right >= left && own.top <= bottom && own.bottom >= top;
    })
    .map(({ element }) => element);
}

/** Draws the box to the pointer, and selects what it touches in addition to the earlier selection. */
export function drawMarquee(
  pressed: Pressed,
  { measures }: Pick<Shown, 'measures'>,
  { inFrame, onStone }: PointerInput,
  stage: PointerStage,
): Marquee {
  stage.marqueeBox.show(pressed.inFrame, inFrame);
  const { Parms } = stage.context.history.present;
  const touched = elementsTouched(measures.elements, pressed.point.at, onStone).flatMap((element) =>
    groupAround(Parms, element),
  );
  stage.select([...new Set([...pressed.selectedBefore, ...touched])].sort((one, other) => one - other));
  return { kind: 'marquee', pressed };
}

function end(_state: Marquee, _input: unknown, stage: PointerStage) {
  stage.marqueeBox.hide();
  return IDLE;
}

function giveUp(_state: Marquee, _input: unknown, stage: PointerStage) {
  stage.marqueeBox.hide();
  return IGNORED;
}

/** A selection box is being drawn: it selects while it grows. */
export const marquee: Handlers<'marquee'> = {
  down({ pressed }, _input, stage) {
    stage.marqueeBox.hide();
    return beginPinch(pressed, 'ignored', stage);
  },
  move(state, move, stage) {
    const { shown, history } = stage.context;
    if (!shown) return state;
    if (history.present !== state.pressed.design) return giveUp(state, move, stage);
    return drawMarquee(state.pressed, shown, move.to, stage);
  },
  escape(state, input, stage) {
    giveUp(state, input, stage);
    stage.select(state.pressed.selectedBefore);
    return IGNORED;
  },
  delete: giveUp,
  up: end,
  cancel: end,
};
