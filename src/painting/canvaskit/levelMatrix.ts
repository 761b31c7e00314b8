import type { Canvas } from 'canvaskit-wasm';
import { undoing } from './undoable';

/** The transform of a canvas that is only scaled and moved: device pixel = mm × scale + left or top. */
export interface Level {
  readonly scale: number;
  /** The exact inverse of the scale. */
  readonly back: number;
  readonly left: number;
  readonly top: number;
}

/** A canvas's transform, if it is only scaled and moved, by a scale that can be undone. */
export function levelMatrix(canvas: Canvas): Level | undefined {
  const [a = 1, c = 0, left = 0, b = 0, d = 1, top = 0] = canvas.getTotalMatrix();
  const back = a === d && a > 0 && b === 0 && c === 0 ? undoing(a) : undefined;
  return back === undefined ? undefined : { scale: a, back, left, top };
}
