import { type Selection, toggled } from '../../../../machines/designer/selection';
import { isLocked } from '../../../../stone/edits/locks';
import { groupAround } from '../../../../stone/paragraph/paragraphs';
import { elementsSubject, hitCaret, hitElement, hitHandle, hitRuler } from './hitTest';
import type { PointerInput } from './pointerInput';
import type { PointerStage } from './pointerStage';
import type { Pressed } from './pointerState';

/** Whether a press adds to the selection. */
const adds = ({ shiftKey, ctrlKey, metaKey }: PointerInput['event']) => shiftKey || ctrlKey || metaKey;

/** Finds what was pressed, and selects accordingly. */
export function pressOn({ event, kind, inFrame, onStone }: PointerInput, stage: PointerStage): Pressed {
  const { context } = stage;
  const { selected: before, caret } = context;
  const point = { at: onStone, kind, cssPxPerMm: stage.cssPxPerMm };
  const found = { selected: before, caret };
  const pressed = {
    point,
    inFrame,
    pans: false,
    found,
    selectedBefore: before,
    design: context.history.present,
  };
  const more = adds(event);
  const knob =
    hitCaret(context, point) ?? (more ? undefined : hitHandle(context, point)) ?? hitRuler(context, point);
  if (knob) return { ...pressed, subject: knob, tapped: undefined };
  const pans = kind === 'touch';
  // A finger may be the first of two.
  const select = (elements: Selection) =>
    kind === 'touch' ? stage.pending.soon(elements) : stage.select(elements);
  const element = hitElement(context, point);
  if (element === undefined) {
    if (!more) select([]);
    const selectedBefore = more ? before : [];
    return { ...pressed, pans, selectedBefore, subject: undefined, tapped: undefined };
  }
  // What belongs together is taken as one; an element of it is what is pressed again.
  const whole = groupAround(context.history.present.Parms, element);
  const isAgain = before.includes(element);
  const selected = more ? toggled(before, whole) : isAgain ? before : whole;
  select(selected);
  const subject = selected.includes(element) ? elementsSubject(stage.context, selected, point.at) : undefined;
  const isStuck = !subject && selected.includes(element) && isLocked(context.history.present.Parms, element);
  return {
    ...pressed,
    pans: pans && !subject,
    subject,
    locked: isStuck ? element : undefined,
    tapped: more ? undefined : { element, selects: isAgain ? [element] : whole },
  };
}
