import { type RefObject, useEffect, useRef } from 'react';
import { nearerBy, type Orbit } from '../../../geometry/orbit';
import type { Point } from '../../../geometry/point';
import { gestured, partOf } from './gesture';

/** How much nearer a pixel of the wheel leads, as an exponent: as on the stage. */
const WHEEL = 0.0015;

/** Lets fingers, mouse and wheel on an element change an orbit. */
export function useFingers(
  host: RefObject<HTMLElement | null>,
  change: (changed: (orbit: Orbit) => Orbit) => void,
): void {
  const latest = useRef(change);
  latest.current = change;
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const fingers = new Map<number, Point>();
    const placeOf = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return [clientX - left, clientY - top];
    };
    const size = () => ({ width: element.clientWidth, height: element.clientHeight });
    const put = (event: PointerEvent) => {
      element.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, placeOf(event));
    };
    const move = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return;
      const before = [...fingers.values()];
      fingers.set(event.pointerId, placeOf(event));
      const after = [...fingers.values()];
      latest.current((orbit) => gestured(orbit, before, after, size()));
    };
    const lift = ({ pointerId }: PointerEvent) => fingers.delete(pointerId);
    const roll = (event: WheelEvent) => {
      event.preventDefault();
      const { width, height } = size();
      const at = partOf(placeOf(event), { width, height });
      latest.current((orbit) => nearerBy(orbit, Math.exp(-event.deltaY * WHEEL), width / height, at));
    };
    const over = new AbortController();
    const { signal } = over;
    element.addEventListener('pointerdown', put, { signal });
    element.addEventListener('pointermove', move, { signal });
    for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
      element.addEventListener(end, lift, { signal });
    // The page itself is not to scroll under it.
    element.addEventListener('wheel', roll, { signal, passive: false });
    return () => over.abort();
  }, [host]);
}
