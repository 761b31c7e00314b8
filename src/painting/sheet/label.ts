import type { Point } from '../../geometry/point';
import type { Mm } from '../../stone/numbers';

/** Words that are written beside what is cut, for whoever sorts the pieces: they fill their baseline from end to end. */
export interface Label {
  readonly text: string;
  /** The ends of its baseline, in mm of the sheet. */
  readonly from: Point;
  readonly to: Point;
  /** How high its capitals are. */
  readonly height: Mm;
}
