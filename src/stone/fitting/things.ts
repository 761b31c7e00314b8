import type { LetterHeights } from '../letterHeights';
import type { SizeOf } from './naturalSize';

/** What must be known about the things on a stone to move them to another. */
export interface Things {
  readonly sizeOf: SizeOf;
  /** The cap heights available for a line's letters on the new stone. */
  readonly letterHeights: LetterHeights;
}
