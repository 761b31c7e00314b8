import type { Stroke } from '../../stone/wire/stroke';
import type { Uploaded } from './uploaded';

/** What the server cut out of a picture, and what had been brushed over it. */
export interface Cut {
  readonly strokes: readonly Stroke[];
  readonly uploaded: Uploaded;
}

/** Whether two lists hold the very same strokes. */
export function areSame(one: readonly Stroke[], other: readonly Stroke[]): boolean {
  return one.length === other.length && one.every((stroke, i) => stroke === other[i]);
}

/** The cut that was made from just these strokes, so that undoing one waits for nobody. */
export function cutFrom(cuts: readonly Cut[], strokes: readonly Stroke[]): Cut | undefined {
  return cuts.find((cut) => areSame(cut.strokes, strokes));
}
