import type { Drawable, Found, PaperTask } from './task';

/** What is drawn of a stone in processes of their own. */
export type DrawingWork = {
  /** What a mason and a proof-reader object to in it. */
  readonly findings: { readonly task: Drawable; readonly answer: Found };
  /** A paper for a mason. */
  readonly paper: { readonly task: PaperTask; readonly answer: Uint8Array };
};
