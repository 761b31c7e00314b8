import type { Edit } from '../../stone/edits/edit';
import type { Mm } from '../../stone/numbers';
import type { Design } from '../../stone/stone';
import type { InkMeasures } from '../checks/strokes';
import type { Scene } from '../scene';

/** What a remedy is found with. */
export interface Remedied {
  readonly design: Design;
  readonly scene: Scene;
  readonly measures: InkMeasures;
  /** Builds the scene that an edit leads to. */
  readonly after: (edit: Edit) => Scene;
  /** The cap heights in mm that a family is on offer in, from low to high. */
  readonly heightsOf: (family: string) => readonly Mm[];
}
