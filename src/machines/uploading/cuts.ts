import type { Stroke } from '../../stone/wire/stroke';
import { AS_DRAWN, type Tracing } from '../../stone/wire/tracing';
import type { Uploaded } from './uploaded';

/** What is wished of a cut: what was brushed over a stone's picture, or how the lines of a drawing are found. */
export interface CutWish {
  readonly strokes: readonly Stroke[];
  /** Each that was wished, in order: the last counts. */
  readonly tracings: readonly Tracing[];
}

export const NOTHING_WISHED: CutWish = { strokes: [], tracings: [] };

/** What the server cut out of a picture, and what it was made from. */
export interface CutOut extends CutWish {
  readonly uploaded: Uploaded;
}

/** How a drawing's lines are found. */
export function tracingOf({ tracings }: Pick<CutWish, 'tracings'>): Tracing {
  return tracings.at(-1) ?? AS_DRAWN;
}

/** Whether two wishes come to the same cut: the very same strokes, and lines found alike. */
export function areSame(one: CutWish, other: CutWish): boolean {
  const [mine, theirs] = [tracingOf(one), tracingOf(other)];
  return (
    one.strokes.length === other.strokes.length &&
    one.strokes.every((stroke, i) => stroke === other.strokes[i]) &&
    mine.threshold === theirs.threshold &&
    mine.inverted === theirs.inverted
  );
}

/** The cut that was made from just this, so that undoing a wish waits for nobody. */
export function cutFrom(cuts: readonly CutOut[], wish: CutWish): CutOut | undefined {
  return cuts.find((cut) => areSame(cut, wish));
}
