import type { Vignet } from '../../stone/catalogue/vignet';
import type { Edit } from '../../stone/edits/edit';
import type { LetterHeights } from '../../stone/letterHeights';
import type { Design } from '../../stone/stone';
import type { InkMeasures } from '../checks/strokes';
import type { Scene } from '../scene';

/** What is needed to find a remedy. */
export interface Remedied {
  readonly design: Design;
  readonly scene: Scene;
  readonly measures: InkMeasures;
  /** Builds the scene that results from an edit. */
  readonly after: (edit: Edit) => Scene;
  /** The cap heights in mm on offer for a line's letters on this stone. */
  readonly letterHeights: LetterHeights;
  /** A vignet of the catalogue that may replace a character. */
  readonly vignet: (id: number) => Vignet | undefined;
  /** Replacement families where a line's own lacks a character, the most similar first. */
  readonly families: readonly string[];
}
