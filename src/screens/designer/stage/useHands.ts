import { type RefObject, useEffect, useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import { zoomed } from '../../../../workers/stage/view';
import type { designerMachine } from '../../../machines/designer/designerMachine';
import { DesignerContext } from '../designerContext';
import { Eye } from './eye';
import { Hand } from './hand';

/** How much nearer one notch of the wheel looks; a pinch on a trackpad comes as a wheel with Ctrl, in finer steps. */
const WHEEL = 0.0015;
const PINCH = 0.01;

/**
 * Hands and eye on the stone: a press selects, a drag moves, a handle scales or turns; the wheel or two fingers look
 * nearer, a drag beside everything looks elsewhere. Meanwhile the renderer alone hears of it, at most once a frame; the
 * machine is told when it is let go.
 */
export function useHands(frame: RefObject<HTMLDivElement | null>): Eye {
  const designer = DesignerContext.useActorRef();
  const eye = useMemo(() => new Eye((view) => designer.send({ type: 'viewed', view })), [designer]);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const hand = new Hand(element, designer, eye);
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const ratio = window.devicePixelRatio;
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? PINCH : WHEEL));
      eye.look(zoomed(eye.view, factor, (event.clientX - left) * ratio, (event.clientY - top) * ratio));
    };
    const hear = ({ context }: SnapshotFrom<typeof designerMachine>) => {
      if (context.shown) eye.told(context.shown.view);
    };
    hear(designer.getSnapshot());
    const kept = designer.subscribe(hear);
    element.addEventListener('pointerdown', hand.press);
    element.addEventListener('pointermove', hand.move);
    element.addEventListener('pointerup', hand.release);
    element.addEventListener('pointercancel', hand.cancel);
    element.addEventListener('lostpointercapture', hand.cancel);
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('keydown', hand.giveUp);
    return () => {
      hand.stop();
      eye.stop();
      kept.unsubscribe();
      element.removeEventListener('pointerdown', hand.press);
      element.removeEventListener('pointermove', hand.move);
      element.removeEventListener('pointerup', hand.release);
      element.removeEventListener('pointercancel', hand.cancel);
      element.removeEventListener('lostpointercapture', hand.cancel);
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('keydown', hand.giveUp);
    };
  }, [designer, eye, frame]);
  return eye;
}
