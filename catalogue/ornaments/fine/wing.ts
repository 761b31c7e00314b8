import { type Layer, laid } from '../../drawing/layers';
import { LIGHT, type Way, way } from '../../drawing/pen';
import { along, type Spine } from '../../drawing/spine';
import { piece } from './blade';

/** A feather along the x axis with a rounded tip, its root at the origin; `shaft` is how far its shaft is drawn. */
export function feather(length: number, breadth: number, shaft = 0.8): Layer {
  const [l, b] = [length, breadth];
  const edge = way(
    `0,${-b * 0.3} ${l * 0.3},${-b * 0.46} ${l * 0.7},${-b * 0.5} ${l * 0.93},${-b * 0.36} ${l},${b * 0.06} ${l * 0.92},${b * 0.4} ${l * 0.66},${b * 0.5} ${l * 0.3},${b * 0.46} 0,${b * 0.3}`,
  );
  const inner = shaft > 0 ? [`${l * 0.3},0 ${l * 0.6},${b * 0.02} ${l * shaft},${b * 0.04}`] : [];
  return piece([edge], inner, LIGHT);
}

type Span = readonly [inner: number, outer: number];

/** How a row of feathers fans out from the arm, from the innermost to the outermost. */
export type Row = {
  readonly count: number;
  /** Where on the arm they grow, 0 at the shoulder to 1. */
  readonly places: Span;
  /** Which way they point, degrees clockwise from the right. */
  readonly angles: Span;
  readonly lengths: Span;
  readonly breadth: number;
  readonly shaft?: number;
  /** How lengths grow outwards: 1 evenly, less than 1 sooner. */
  readonly growth?: number;
};

/** A wing: rows of feathers along its arm, the lowest row first, each inner feather over the next outer one. */
export function wingOf(arm: Spine, rows: readonly Row[], front: Way): Layer[] {
  const between = ([inner, outer]: Span, share: number) => inner + (outer - inner) * share;
  const feathers = rows.flatMap(({ count, places, angles, lengths, breadth, shaft, growth = 1 }) =>
    Array.from({ length: count }, (_, k) => 1 - k / Math.max(1, count - 1)).flatMap((share) => {
      const { at } = along(arm, between(places, share));
      const drawn = feather(between(lengths, share ** growth), breadth, shaft);
      return laid([drawn], { x: at[0], y: at[1], turn: between(angles, share) });
    }),
  );
  return [...feathers, piece([front], [], LIGHT)];
}
