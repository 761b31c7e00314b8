import type { KeyboardEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { designerMachine } from '../../../machines/designer/designerMachine';
import { deletionOf } from '../../../machines/popups/deletion';
import type { popupsMachine } from '../../../machines/popups/popupsMachine';
import { characters, readSpacings } from '../../../stone/spacing';
import { DesignerContext } from '../designerContext';
import { type ArrowDirection, nudgeByArrow, STEP } from '../elements/nudge';
import { PopupsContext } from '../popups/popupsContext';
import { isLineInHand, writeInHand } from '../text/writeInHand';
import type { Zoom } from './useZoom';

type Designer = ActorRefFrom<typeof designerMachine>;
type Popups = ActorRefFrom<typeof popupsMachine>;

const DIRECTIONS: Partial<Record<string, ArrowDirection>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The step of an arrow key, in mm. */
function stepOf(event: KeyboardEvent): number {
  if (event.altKey) return 0.1;
  return event.shiftKey ? 10 : STEP;
}

/** The keys between two letters: arrows go to the next gap, with Alt they move the letters together or apart. */
function spaceByKey(designer: Designer, event: KeyboardEvent, caret: number): boolean {
  const { selected, history } = designer.getSnapshot().context;
  const [element = -1] = selected;
  const line = history.present.Parms[element];
  const direction = DIRECTIONS[event.key]?.[0];
  if (!direction || line?.type !== 'text') return false;
  if (!event.altKey) {
    const next = caret + direction;
    const last = characters(line.subText).length - 2;
    designer.send({ type: 'caret.place', caret: Math.min(last, Math.max(0, next)) });
    return true;
  }
  const now = readSpacings(line.subTextSpacing, characters(line.subText).length)[caret] ?? 0;
  const mm = Math.round((now + direction * (event.shiftKey ? 1 : 0.1)) * 1000) / 1000;
  designer.send({ type: 'edit', edit: { kind: 'spaceCharacter', element, character: caret, mm } });
  return true;
}

/** The keys on the selection: arrows move it, Delete deletes it, Enter goes between its letters. */
function handleByKey(designer: Designer, popups: Popups, event: KeyboardEvent): boolean {
  const { context } = designer.getSnapshot();
  const { selected } = context;
  if (selected.length === 0) return false;
  const direction = DIRECTIONS[event.key];
  if (direction) {
    designer.send({ type: 'edit', edit: nudgeByArrow(context, selected, direction, stepOf(event)) });
    return true;
  }
  switch (event.key) {
    case 'Delete':
    case 'Backspace':
      popups.send(deletionOf(designer.getSnapshot().context, selected));
      return true;
    case 'Enter':
      designer.send({ type: 'caret.place', caret: 0 });
      return true;
    case 'Escape':
      designer.send({ type: 'select', elements: [] });
      return true;
    default:
      return false;
  }
}

/** The keys that select: the next element and the one before, with Shift in addition; all of them. */
function chooseByKey(designer: Designer, event: KeyboardEvent): boolean {
  const { selected, history } = designer.getSnapshot().context;
  const count = history.present.Parms.length;
  if (count === 0) return false;
  if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
    designer.send({ type: 'select', elements: Array.from({ length: count }, (_element, place) => place) });
    return true;
  }
  if (event.key !== 'PageDown' && event.key !== 'PageUp') return false;
  const ahead = event.key === 'PageDown';
  const from = ahead ? (selected.at(-1) ?? -1) : (selected.at(0) ?? count);
  const next = (from + (ahead ? 1 : -1) + count) % count;
  designer.send({ type: 'select', elements: event.shiftKey ? [...selected, next] : [next] });
  return true;
}

/** The keys that zoom in, out and to the whole stone; with Ctrl they are the browser's page zoom. */
function zoomByKey(zoom: Zoom, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  switch (key) {
    case '+':
      zoom.zoomIn();
      return true;
    case '-':
      zoom.zoomOut();
      return true;
    case '0':
      zoom.zoomAll();
      return true;
    default:
      return false;
  }
}

/** Keys with their own function on the stone; Space is held there to pan. */
const KEPT: ReadonlySet<string> = new Set([' ', '+', '-', '?']);

/** Whether a key types a character, or begins one as an accent does: AltGr, needed for some, is reported as Ctrl and Alt. */
function writes(event: KeyboardEvent): boolean {
  const withOthers = event.ctrlKey || event.metaKey || event.altKey;
  if ((withOthers && !event.getModifierState('AltGraph')) || KEPT.has(event.key)) return false;
  return event.key === 'Dead' || [...event.key].length === 1;
}

/** The keys on the stone: they can do everything a pointer does there. */
export function useKeys(zoom: Zoom): (event: KeyboardEvent) => void {
  const designer = DesignerContext.useActorRef();
  const popups = PopupsContext.useActorRef();
  return (event) => {
    const { caret, readOnly } = designer.getSnapshot().context;
    // Default not prevented: the browser types the character into the newly focused field.
    if (writes(event) && isLineInHand(designer)) {
      writeInHand(designer);
      return;
    }
    if (zoomByKey(zoom, event)) {
      event.preventDefault();
      return;
    }
    if (readOnly) return;
    if (caret !== undefined && event.key === 'Escape') {
      designer.send({ type: 'caret.place', caret: undefined });
      event.preventDefault();
      return;
    }
    const done =
      (caret !== undefined && spaceByKey(designer, event, caret)) ||
      chooseByKey(designer, event) ||
      handleByKey(designer, popups, event);
    if (done) event.preventDefault();
  };
}
