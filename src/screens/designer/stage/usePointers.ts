import { type RefObject, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { Shown } from '../../../../workers/stage/contract';
import { zoomed } from '../../../../workers/stage/view';
import type { designerMachine } from '../../../machines/designer/designerMachine';
import type { Design } from '../../../stone/stone';
import { DesignerContext } from '../designerContext';
import { writeInHand } from '../text/writeInHand';
import { Labels } from './labels';
import { notesFor, numberForms } from './notes';
import { Pointers } from './pointer/pointers';
import { Viewport } from './viewport';

/** The zoom per notch of the wheel; a pinch on a trackpad is reported as a wheel with Ctrl, in finer steps. */
const WHEEL = 0.0015;
const PINCH = 0.01;

/**
 * Pointers on the stone: a press selects, a drag moves, a handle scales or rotates; the wheel or two fingers zoom, a drag
 * beside everything selects what its marquee touches (with a finger it pans). Meanwhile only the renderer is updated,
 * at most once per frame; the machine is told on release.
 */
export function usePointers(frame: RefObject<HTMLDivElement | null>): Viewport {
  const designer = DesignerContext.useActorRef();
  const { i18n } = useTranslation();
  const viewport = useMemo(() => {
    const taken = new Set<() => void>();
    const own = new Viewport(
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
    /** What was last shown and for which design; during a drag also what the machine does not know yet. */
    let seen: Shown | undefined;
    let shownBy: Design | undefined;
    let labelling = 0;
    const writeLabels = () => {
      labelling = 0;
      const { context } = designer.getSnapshot();
      if (!seen) return;
      labels.show(
        notesFor(context, seen, shownBy ?? context.history.present, viewport.own.view, forms),
        viewport.own.view,
      );
    };
    // Just before the page is laid out: written at once, the next move would have to lay it out to find where the pointer is.
    const label = () => {
      labelling ||= requestAnimationFrame(writeLabels);
    };
    const show = (now: Partial<Shown>, design: Design | undefined) => {
      if (seen) seen = { ...seen, ...now };
      shownBy = design;
      label();
    };
    const pointers = new Pointers(element, designer, viewport.own, show, () => writeInHand(designer));
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const ratio = window.devicePixelRatio;
      const { view } = viewport.own;
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? PINCH : WHEEL));
      viewport.own.moveTo(
        zoomed(view, factor, (event.clientX - left) * ratio, (event.clientY - top) * ratio),
      );
    };
    const hear = ({ context }: SnapshotFrom<typeof designerMachine>) => {
      if (!context.shown) return;
      viewport.own.follow(context.shown.view);
      seen = context.shown;
      shownBy = undefined;
      label();
    };
    hear(designer.getSnapshot());
    const kept = designer.subscribe(hear);
    viewport.taken.add(label);
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerdown', pointers.down, { signal });
    element.addEventListener('pointermove', pointers.move, { signal });
    element.addEventListener('pointerup', pointers.up, { signal });
    element.addEventListener('click', pointers.click, { signal });
    element.addEventListener('pointercancel', pointers.cancel, { signal });
    element.addEventListener('lostpointercapture', pointers.cancel, { signal });
    element.addEventListener('wheel', wheel, { passive: false, signal });
    element.addEventListener('keydown', pointers.keyDown, { signal });
    element.addEventListener('keyup', pointers.keyUp, { signal });
    element.addEventListener('blur', pointers.blur, { signal });
    return () => {
      listening.abort();
      pointers.stop();
      cancelAnimationFrame(labelling);
      labels.clear();
      viewport.taken.delete(label);
      kept.unsubscribe();
    };
  }, [designer, viewport, frame, i18n.language]);
  useEffect(() => () => viewport.own.stop(), [viewport]);
  return viewport.own;
}
