/** The kinds of task that a process takes, each with what it is asked and what it answers. */
export type Work = Readonly<Record<string, { readonly task: unknown; readonly answer: unknown }>>;

/** How much one task may take before its process is ended. */
export interface Limits {
  /** By the clock, in ms. */
  readonly wallMs: number;
  /** Of the processors, all of its threads together, in ms: a busy machine makes no honest picture suspect. */
  readonly processorMs: number;
}

/** What a task is sent to its process as. */
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

/** What a process says: that it is ready, or how a task ended, and how much memory it holds since. */
export type Said = { readonly ready: true } | { readonly ended: Ended; readonly megabytes: number };
