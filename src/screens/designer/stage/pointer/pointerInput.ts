import type { View } from '../../../../../workers/stage/contract';
import type { StonePoint as Point } from '../../../../scene/marks/mark';
import type { PointerKind } from './hitTest';

/** A pointer's event and position. */
export interface PointerInput {
  readonly event: Pick<PointerEvent, 'button' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;
  readonly kind: PointerKind;
  /** In CSS pixels of the stage's frame. */
  readonly inFrame: Point;
  /** In device pixels of the canvas. */
  readonly onCanvas: Point;
  /** In mm of the stone, by the current view. */
  readonly onStone: Point;
}

/** A pointer that has moved while it is down. */
export interface MoveInput {
  readonly to: PointerInput;
  /** Its previous position, in device pixels of the canvas. */
  readonly before: Point;
  /** The position of the first of the other pointers that are down, in device pixels of the canvas. */
  readonly other: Point | undefined;
}

/** A pointer that was lifted. */
export interface EndInput {
  /** How many are still down. */
  readonly left: number;
}

function kindOf({ pointerType }: PointerEvent): PointerKind {
  return pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
}

/** Reads a pointer's event on a frame, with a view in device pixels. */
export function readPointer(
  event: PointerEvent,
  frame: HTMLElement,
  { pxPerMm, left, top }: View,
): PointerInput {
  const corner = frame.getBoundingClientRect();
  const inFrame = { x: event.clientX - corner.left, y: event.clientY - corner.top };
  const ratio = window.devicePixelRatio;
  const onCanvas = { x: inFrame.x * ratio, y: inFrame.y * ratio };
  const onStone = { x: (onCanvas.x - left) / pxPerMm, y: (onCanvas.y - top) / pxPerMm };
  return { event, kind: kindOf(event), inFrame, onCanvas, onStone };
}
