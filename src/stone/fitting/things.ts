import type { LetterHeights } from '../letterHeights';
import type { SizeOf } from './naturalSize';

/** What has to be known of the things on a stone to set them onto another. */
export interface Things {
  readonly sizeOf: SizeOf;
  /** The cap heights that a line's letters are to be had in on the stone they come to. */
  readonly letterHeights: LetterHeights;
}
