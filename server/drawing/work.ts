import type { Sealed, SealedParts } from './sealScene';
import type { Drawable, Found, PaperTask, PortraitTask, SealTask } from './task';

/** What is drawn of a stone in processes of their own. */
export type DrawingWork = {
  /** What a mason and a proof-reader object to in it. */
  readonly findings: { readonly task: Drawable; readonly answer: Found };
  /** The picture that is fired on a medallion. */
  readonly portrait: { readonly task: PortraitTask; readonly answer: Uint8Array };
  /** A paper for a mason. */
  readonly paper: { readonly task: PaperTask; readonly answer: Uint8Array };
  /** Its picture to be approved, and the seal of both. */
  readonly seal: { readonly task: SealTask; readonly answer: Sealed };
  /** What of it a seal is compared with. */
  readonly sealedParts: { readonly task: SealTask; readonly answer: SealedParts };
};
