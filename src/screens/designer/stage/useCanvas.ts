import { type RefObject, useEffect, useState } from 'react';
import type { StageSize } from '../../../../workers/stage/contract';
import { openRenderer } from '../../../renderer/renderer';
import { DesignerContext } from '../designerContext';

/** The frame in whole device pixels: as the browser lays it out, or rounded where it does not say. */
function sizeOf({ devicePixelContentBoxSize, contentRect }: ResizeObserverEntry): StageSize {
  const pixelRatio = window.devicePixelRatio;
  const [said] = devicePixelContentBoxSize ?? [];
  // An emulated pixel ratio is left out of what the browser says: it would draw a phone's stone at half its sharpness.
  const exact = pixelRatio !== 1 && said?.inlineSize === Math.round(contentRect.width) ? undefined : said;
  const width = exact?.inlineSize ?? Math.round(contentRect.width * pixelRatio);
  const height = exact?.blockSize ?? Math.round(contentRect.height * pixelRatio);
  return { width: Math.max(1, width), height: Math.max(1, height), pixelRatio };
}

/** Hears of every change in device pixels, also when a window moves to a screen of another density. */
function observeDevicePixels(observer: ResizeObserver, element: Element): void {
  try {
    observer.observe(element, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(element);
  }
}

/**
 * Puts the renderer's canvas into a frame and keeps it as large as the frame, down to the device's pixels.
 *
 * @returns whether it has that size yet; before, what is seen of the stone is not where it will be.
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
      const { stage } = await openRenderer();
      const view = await stage.resize(sizeOf(entry));
      if (gone) return;
      actor.send({ type: 'viewed', view });
      setFits(true);
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
