import { type RefObject, useEffect } from 'react';
import { openRenderer } from '../../../renderer/renderer';
import { elementAt } from '../../../scene/hitTest';
import type { Mm } from '../../../stone/numbers';
import { DesignerContext } from '../designerContext';

/** How far beside an element a press still reaches it, in CSS pixels: a fingertip covers more than a mouse. */
const REACH = { mouse: 4, pen: 8, touch: 18 };

/** How far the pointer has to go before a press becomes a drag, in CSS pixels. */
const SLACK = { mouse: 3, pen: 5, touch: 8 };

type PointerKind = keyof typeof REACH;

/** An element being dragged. */
interface Drag {
  readonly pointer: number;
  readonly element: number;
  /** Where the pointer went down, in client pixels. */
  readonly from: { readonly x: number; readonly y: number };
  /** Where the element stood. */
  readonly stood: { readonly x: Mm; readonly y: Mm };
  readonly slack: number;
  moving: boolean;
  at: { x: Mm; y: Mm };
}

/**
 * The pointer on the stone: a press selects, a drag moves. While something is dragged the renderer alone hears of it,
 * at most once a frame; the machine is told when it is let go.
 */
export function usePointer(frame: RefObject<HTMLDivElement | null>): void {
  const actor = DesignerContext.useActorRef();
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let drag: Drag | undefined;
    let requested = 0;

    const kindOf = (event: PointerEvent): PointerKind =>
      event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse';
    const cssPxPerMm = () => (actor.getSnapshot().context.shown?.view.pxPerMm ?? 1) / window.devicePixelRatio;

    const press = (event: PointerEvent) => {
      const { shown, history, readOnly } = actor.getSnapshot().context;
      if (!shown || readOnly || event.button !== 0 || drag) return;
      const box = element.getBoundingClientRect();
      const x = ((event.clientX - box.left) * window.devicePixelRatio - shown.view.left) / shown.view.pxPerMm;
      const y = ((event.clientY - box.top) * window.devicePixelRatio - shown.view.top) / shown.view.pxPerMm;
      const kind = kindOf(event);
      const hit = elementAt(shown.measures.elements, x, y, REACH[kind] / cssPxPerMm());
      actor.send({ type: 'select', element: hit });
      const stood = hit === undefined ? undefined : history.present.Parms[hit]?.position;
      if (hit === undefined || !stood) return;
      const from = { x: event.clientX, y: event.clientY };
      drag = {
        pointer: event.pointerId,
        element: hit,
        from,
        stood,
        slack: SLACK[kind],
        moving: false,
        at: stood,
      };
      element.setPointerCapture(event.pointerId);
    };

    const show = () => {
      requested = 0;
      if (!drag?.moving) return;
      const { element: moved, at } = drag;
      openRenderer().then(({ stage }) => stage.move(moved, at.x, at.y));
    };

    const move = (event: PointerEvent) => {
      if (drag?.pointer !== event.pointerId) return;
      const [dx, dy] = [event.clientX - drag.from.x, event.clientY - drag.from.y];
      if (!drag.moving && Math.hypot(dx, dy) < drag.slack) return;
      if (!drag.moving) {
        drag.moving = true;
        actor.send({ type: 'grasp' });
      }
      const scale = cssPxPerMm();
      drag.at = { x: drag.stood.x + dx / scale, y: drag.stood.y + dy / scale };
      requested ||= requestAnimationFrame(show);
    };

    const letGo = (event: PointerEvent, keep: boolean) => {
      if (drag?.pointer !== event.pointerId) return;
      const { element: moved, at, stood, moving } = drag;
      drag = undefined;
      if (!moving) return;
      actor.send({ type: 'release' });
      if (keep) actor.send({ type: 'edit', edit: { kind: 'place', element: moved, x: at.x, y: at.y } });
      else openRenderer().then(({ stage }) => stage.move(moved, stood.x, stood.y));
    };
    const release = (event: PointerEvent) => letGo(event, true);
    const cancel = (event: PointerEvent) => letGo(event, false);

    element.addEventListener('pointerdown', press);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', release);
    element.addEventListener('pointercancel', cancel);
    return () => {
      cancelAnimationFrame(requested);
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', release);
      element.removeEventListener('pointercancel', cancel);
    };
  }, [actor, frame]);
}
