import { type RefObject, useEffect, useState } from 'react';
import type { StageSize } from '../../../../workers/stage/contract';
import { isNarrow } from '../../../components/useIsNarrow';
import { openRenderer } from '../../../renderer/renderer';
import { DesignerContext } from '../designerContext';

/**
 * How much of the stage the materials cover above its lower edge, in CSS pixels, where they lie on it (StoneFoot.module.css): the
 * stone's foot is seen above them.
 */
const MATERIALS = 56;

/** The frame in whole device pixels: as the browser reports them, else rounded. */
function sizeOf({ devicePixelContentBoxSize, contentRect }: ResizeObserverEntry): StageSize {
  const pixelRatio = window.devicePixelRatio;
  const [said] = devicePixelContentBoxSize ?? [];
  // The browser's report ignores an emulated pixel ratio: a phone's stone would be drawn at half its resolution.
  const exact = pixelRatio !== 1 && said?.inlineSize === Math.round(contentRect.width) ? undefined : said;
  const width = exact?.inlineSize ?? Math.round(contentRect.width * pixelRatio);
  const height = exact?.blockSize ?? Math.round(contentRect.height * pixelRatio);
  const covered = isNarrow() ? 0 : Math.round(MATERIALS * pixelRatio);
  return { width: Math.max(1, width), height: Math.max(1, height), pixelRatio, covered };
}

/** Observes every change in device pixels, also when a window moves to a screen of another density. */
function observeDevicePixels(observer: ResizeObserver, element: Element): void {
  try {
    observer.observe(element, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(element);
  }
}

/**
 * Inserts the renderer's canvas into a frame and keeps it as large as the frame, to the device pixel.
 *
 * @returns whether it has that size yet; before, positions on the stone are not reliable.
 */
export function useCanvas(frame: RefObject<HTMLDivElement | null>): boolean {
  const actor = DesignerContext.useActorRef();
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let gone = false;
    const observer = new ResizeObserver(async ([entry]) => {
      if (!entry) return;
      try {
        const { stage } = await openRenderer();
        const view = await stage.resize(sizeOf(entry));
        if (gone) return;
        actor.send({ type: 'viewed', view });
        setFits(true);
      } catch {
        if (!gone) actor.send({ type: 'drawing.failed' });
      }
    });
    openRenderer()
      .then(({ canvas }) => {
        if (gone) return;
        canvas.setAttribute('aria-hidden', 'true');
        element.append(canvas);
        observeDevicePixels(observer, element);
      })
      .catch(() => actor.send({ type: 'drawing.failed' }));
    return () => {
      gone = true;
      observer.disconnect();
    };
  }, [actor, frame]);
  return fits;
}
