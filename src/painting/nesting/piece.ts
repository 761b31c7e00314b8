import type { Outline } from '../../geometry/outline';

/** A piece of a rubber stencil that is cut out of the roll as one, in the mm of its stone. */
export interface StencilPiece {
  /** Its stone, by number or name. */
  readonly stone: string;
  /** What stands in it: the words of its lines, the names of its ornaments. */
  readonly words: string;
  /** Its edge: one closed contour, or several of a stencil that is kept as one. */
  readonly edge: Outline;
  /** What is cut within its edge, welded. */
  readonly engraved: Outline;
}
