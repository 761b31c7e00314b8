import type { Finding } from '../../src/stone/finding';
import type { Drawable, PaperTask } from './task';

/** What is drawn of a stone in processes of their own. */
export type DrawingWork = {
  /** What a mason objects to in it. */
  readonly warnings: { readonly task: Drawable; readonly answer: readonly Finding[] };
  /** A PDF for a mason. */
  readonly paper: { readonly task: PaperTask; readonly answer: Uint8Array };
};
