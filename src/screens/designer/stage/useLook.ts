import { type RefObject, useMemo } from 'react';
import type { Eye } from './eye';

/** How much nearer one press looks. */
const STEP = 1.3;

/** Looking nearer or farther, about the middle of what is seen, or at the whole stone. */
export interface Look {
  nearer(): void;
  farther(): void;
  atAll(): void;
}

/** Looks at the stone in a frame by buttons and keys. */
export function useLook(eye: Eye, frame: RefObject<HTMLElement | null>): Look {
  return useMemo(() => {
    const look = (factor: number) => {
      const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {};
      const ratio = window.devicePixelRatio;
      eye.lookNearer(factor, clientWidth * ratio, clientHeight * ratio);
    };
    return {
      nearer: () => look(STEP),
      farther: () => look(1 / STEP),
      atAll: () => void eye.lookAtAll(),
    };
  }, [eye, frame]);
}
