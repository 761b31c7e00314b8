import { type RefObject, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { Shown } from '../../../../workers/stage/contract';
import { zoomed } from '../../../../workers/stage/view';
import type { designerMachine } from '../../../machines/designer/designerMachine';
import type { Design } from '../../../stone/stone';
import { DesignerContext } from '../designerContext';
import { writeInHand } from '../text/writeInHand';
import { Eye } from './eye';
import { Hand } from './hand';
import { Labels } from './labels';
import { notesFor, numberForms } from './notes';

/** How much nearer one notch of the wheel looks; a pinch on a trackpad comes as a wheel with Ctrl, in finer steps. */
const WHEEL = 0.0015;
const PINCH = 0.01;

/**
 * Hands and eye on the stone: a press selects, a drag moves, a handle scales or turns; the wheel or two fingers look
 * nearer, a drag beside everything draws a box around what is meant (with a finger it looks elsewhere). Meanwhile the
 * renderer alone hears of it, at most once a frame; the machine is told when it is let go.
 */
export function useHands(frame: RefObject<HTMLDivElement | null>): Eye {
  const designer = DesignerContext.useActorRef();
  const { i18n } = useTranslation();
  const eye = useMemo(() => {
    const taken = new Set<() => void>();
    const own = new Eye(
      (view) => designer.send({ type: 'viewed', view }),
      () => {
        for (const hear of taken) hear();
      },
    );
    return { own, taken };
  }, [designer]);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const labels = new Labels(element);
    const forms = numberForms(i18n.language);
    /** What was shown last and by which design, while something is dragged also what the machine has not heard of. */
    let seen: Shown | undefined;
    let shownBy: Design | undefined;
    const label = () => {
      const { context } = designer.getSnapshot();
      if (!seen) return;
      labels.show(
        notesFor(context, seen, shownBy ?? context.history.present, eye.own.view, forms),
        eye.own.view,
      );
    };
    const show = (now: Partial<Shown>, design: Design | undefined) => {
      if (seen) seen = { ...seen, ...now };
      shownBy = design;
      label();
    };
    const hand = new Hand(element, designer, eye.own, show, () => writeInHand(designer));
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const ratio = window.devicePixelRatio;
      const { view } = eye.own;
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? PINCH : WHEEL));
      eye.own.look(zoomed(view, factor, (event.clientX - left) * ratio, (event.clientY - top) * ratio));
    };
    const hear = ({ context }: SnapshotFrom<typeof designerMachine>) => {
      if (!context.shown) return;
      eye.own.told(context.shown.view);
      seen = context.shown;
      shownBy = undefined;
      label();
    };
    hear(designer.getSnapshot());
    const kept = designer.subscribe(hear);
    eye.taken.add(label);
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerdown', hand.press, { signal });
    element.addEventListener('pointermove', hand.move, { signal });
    element.addEventListener('pointerup', hand.release, { signal });
    element.addEventListener('click', hand.click, { signal });
    element.addEventListener('pointercancel', hand.cancel, { signal });
    element.addEventListener('lostpointercapture', hand.cancel, { signal });
    element.addEventListener('wheel', wheel, { passive: false, signal });
    element.addEventListener('keydown', hand.keyDown, { signal });
    element.addEventListener('keyup', hand.keyUp, { signal });
    element.addEventListener('blur', hand.blur, { signal });
    return () => {
      listening.abort();
      hand.stop();
      labels.clear();
      eye.taken.delete(label);
      kept.unsubscribe();
    };
  }, [designer, eye, frame, i18n.language]);
  useEffect(() => () => eye.own.stop(), [eye]);
  return eye.own;
}
