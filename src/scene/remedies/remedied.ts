import type { Vignet } from '../../stone/catalogue/vignet';
import type { Edit } from '../../stone/edits/edit';
import type { LetterHeights } from '../../stone/letterHeights';
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
  /** The cap heights in mm that a line's letters are on offer in on this stone. */
  readonly letterHeights: LetterHeights;
  /** A vignet of the catalogue, which may be put in a character's place. */
  readonly vignet: (id: number) => Vignet | undefined;
  /** The families to turn to where a line's own lacks a character, the nearest in kind first. */
  readonly families: readonly string[];
}
