import type { Matrix } from '../../geometry/matrix';
import type { Mm } from '../../stone/numbers';
import type { StencilPiece } from './piece';

/** A roll of rubber. Along it is x, across it y; lengths in mm. */
export interface Rubber {
  readonly width: Mm;
  /** The longest that is cut in one go. */
  readonly longest: Mm;
  /** What stays free along the roll's edges, before the first piece and behind the last one. */
  readonly margin: Mm;
  /** What stays free between two pieces. */
  readonly gap: Mm;
}

/** What stays free at the edges and between pieces, and the longest roll, where nobody says otherwise. */
export const USUAL_RUBBER = { margin: 5, gap: 3, longest: 10_000 } as const satisfies Omit<Rubber, 'width'>;

/** How far outside what is engraved stencils end, where nobody says otherwise, in mm. */
export const USUAL_STENCIL: Mm = 10;

/** The least that is left of a roll between its margins, in mm. */
export const LEAST_ROOM: Mm = 10;

/** A piece on a roll: its stone's mm are turned, and moved by whole thousandths of a mm. */
export interface PlacedPiece {
  readonly piece: StencilPiece;
  readonly matrix: Matrix;
}

/** What is cut in one go: a length of the roll with its pieces. */
export interface Roll {
  readonly width: Mm;
  /** How much of it is used, margins included. */
  readonly length: Mm;
  readonly placed: readonly PlacedPiece[];
}
