import { type RefObject, useMemo } from 'react';
import type { Viewport } from './viewport';

/** The zoom factor per press. */
const STEP = 1.3;

/** Zooming about the middle of the view, or to the whole stone. */
export interface Zoom {
  zoomIn(): void;
  zoomOut(): void;
  zoomAll(): void;
}

/** Zooms the stone in a frame by buttons and keys. */
export function useZoom(viewport: Viewport, frame: RefObject<HTMLElement | null>): Zoom {
  return useMemo(() => {
    const zoomBy = (factor: number) => {
      const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {};
      const ratio = window.devicePixelRatio;
      viewport.zoomBy(factor, clientWidth * ratio, clientHeight * ratio);
    };
    return {
      zoomIn: () => zoomBy(STEP),
      zoomOut: () => zoomBy(1 / STEP),
      zoomAll: () => void viewport.zoomAll(),
    };
  }, [viewport, frame]);
}
