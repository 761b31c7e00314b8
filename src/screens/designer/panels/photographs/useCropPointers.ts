import { type PointerEvent, useRef } from 'react';
import type { Point } from '../../../../geometry/point';

/** How far what is held was moved since before, in CSS pixels, and how much farther apart two fingers are. */
export type CropMove = (by: Point, factor: number) => void;

type Held = ReadonlyMap<number, Point>;

const middleOf = (held: Held): Point => {
  const points = [...held.values()];
  const sum = points.reduce<Point>(([x, y], [atX, atY]) => [x + atX, y + atY], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
};

const spreadOf = (held: Held): number => {
  const [one, other] = [...held.values()];
  return one && other ? Math.max(1, Math.hypot(one[0] - other[0], one[1] - other[1])) : 1;
};

/** Follows a pointer that drags, or two fingers that pinch: each move is told, and once all are gone, the end. */
export function useCropPointers(onMove: CropMove, onEnd: () => void) {
  const held = useRef<Held>(new Map());
  const place = ({ clientX, clientY }: PointerEvent): Point => [clientX, clientY];
  const end = ({ pointerId }: PointerEvent) => {
    if (!held.current.has(pointerId)) return;
    held.current = new Map([...held.current].filter(([id]) => id !== pointerId));
    if (held.current.size === 0) onEnd();
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || held.current.size === 2) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = new Map([...held.current, [event.pointerId, place(event)]]);
    },
    onPointerMove(event: PointerEvent) {
      const before = held.current;
      if (!before.has(event.pointerId)) return;
      held.current = new Map([...before, [event.pointerId, place(event)]]);
      const [from, to] = [middleOf(before), middleOf(held.current)];
      onMove([to[0] - from[0], to[1] - from[1]], spreadOf(held.current) / spreadOf(before));
    },
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture: end,
  };
}
