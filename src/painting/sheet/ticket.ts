import type { Box } from '../../geometry/box';
import type { Point } from '../../geometry/point';
import type { Mm } from '../../stone/numbers';

/** What a cut file says of itself outside of what is cut: lines of text, and one to measure by. In stone mm. */
export interface Ticket {
  /** Each with where its baseline begins. */
  readonly lines: readonly { readonly text: string; readonly at: Point }[];
  /** How high its capitals are. */
  readonly height: Mm;
  /** The box around all of it. */
  readonly box: Box;
  readonly check: readonly [from: Point, to: Point];
}
