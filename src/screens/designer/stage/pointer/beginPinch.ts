import type { PointerStage } from './pointerStage';
import type { Pinch, Pressed } from './pointerState';

/**
 * A second finger has come: the two look nearer or elsewhere. The first was no press, so what was selected before it is selected
 * again.
 *
 * @param last what the last of them does once the others are lifted.
 */
export function beginPinch(pressed: Pressed, last: Pinch['last'], stage: PointerStage): Pinch {
  const { found, design } = pressed;
  stage.pending.drop();
  if (stage.context.history.present === design) {
    stage.select(found.selected);
    if (stage.context.caret !== found.caret) stage.send({ type: 'caret.place', caret: found.caret });
  }
  return { kind: 'pinch', last };
}
