import { type RefObject, useEffect } from 'react';
import { openRenderer } from '../../../renderer/renderer';
import { DesignerContext } from '../designerContext';

/** Puts the renderer's canvas into a frame and keeps it as large as the frame, down to the device's pixels. */
export function useCanvas(frame: RefObject<HTMLDivElement | null>): void {
  const actor = DesignerContext.useActorRef();
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let gone = false;
    const observer = new ResizeObserver(async ([entry]) => {
      if (!entry) return;
      const pixelRatio = window.devicePixelRatio;
      const width = Math.max(1, Math.round(entry.contentRect.width * pixelRatio));
      const height = Math.max(1, Math.round(entry.contentRect.height * pixelRatio));
      const { stage } = await openRenderer();
      const view = await stage.resize({ width, height, pixelRatio });
      if (!gone) actor.send({ type: 'viewed', view });
    });
    openRenderer()
      .then(({ canvas }) => {
        if (gone) return;
        canvas.setAttribute('aria-hidden', 'true');
        element.append(canvas);
        observer.observe(element);
      })
      .catch(() => actor.send({ type: 'drawing failed' }));
    return () => {
      gone = true;
      observer.disconnect();
    };
  }, [actor, frame]);
}
