import type { EtchedFiles } from './drawEtching';
import type { Sealed, SealedParts } from './sealScene';
import type { FindingsTask, Found, PaperTask, PortraitTask, SealTask } from './task';

/** What is drawn of a stone in processes of their own. */
export type DrawingWork = {
  /** What a mason and a proof-reader object to in it. */
  readonly findings: { readonly task: FindingsTask; readonly answer: Found };
  /** The picture that is fired on a medallion. */
  readonly portrait: { readonly task: PortraitTask; readonly answer: Uint8Array };
  /** The picture that a machine engraves. */
  readonly etching: { readonly task: PortraitTask; readonly answer: EtchedFiles };
  /** A paper for a mason; undefined for a list of what is mounted where nothing is. */
  readonly paper: { readonly task: PaperTask; readonly answer: Uint8Array | undefined };
  /** Its picture to be approved, and the seal of both. */
  readonly seal: { readonly task: SealTask; readonly answer: Sealed };
  /** What of it a seal is compared with. */
  readonly sealedParts: { readonly task: SealTask; readonly answer: SealedParts };
};
