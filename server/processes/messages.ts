/** The kinds of task of a process, each with the types of its task and its answer. */
export type Work = Readonly<Record<string, { readonly task: unknown; readonly answer: unknown }>>;

/** How much one task may take before its process is ended. */
export interface Limits {
  /** By the clock, in ms. */
  readonly wallMs: number;
  /** Of all its threads together, in ms: on a busy machine a harmless picture does not exceed it. */
  readonly processorMs: number;
}

/** A task as it is sent to its process. */
export interface SentTask {
  readonly kind: string;
  readonly task: unknown;
  readonly limits: Limits;
}

/** How a task ended. */
export type Ended =
  | { readonly answer: unknown }
  /** For a reason that the caller is told. */
  | { readonly refused: string }
  | { readonly error: string };

/** A message of a process: that it is ready, or how a task ended, the processor time it took, and the memory held since. */
export type Said =
  | { readonly ready: true }
  | { readonly ended: Ended; readonly processorMs: number; readonly megabytes: number };
