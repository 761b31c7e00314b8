/**
 * Undo and redo as two stacks of whole designs (their parts are shared, so a step costs little). One gesture is
 * one step; changes with the same gesture name join the previous step until a pause.
 */
export interface History<D> {
  readonly past: readonly D[];
  readonly present: D;
  readonly future: readonly D[];
  /** Something was changed that is not an undo step. */
  readonly isAmended?: boolean;
  /** The gesture that made the present, and the time of its last change (ms). */
  readonly latest?: { readonly gesture: string; readonly at: number };
}

/** A pause in typing longer than this (ms) begins a new step. */
const PAUSE = 1000;

/** A history that begins with `present`. */
export function beginHistory<D>(present: D): History<D> {
  return { past: [], present, future: [] };
}

/**
 * Records a change. A new change clears the redo stack.
 *
 * @param gesture names what is being done, e.g. `typing 0`; the same name within a second joins the step before.
 * @param now the time in ms.
 */
export function record<D>(history: History<D>, changed: D, gesture: string, now: number): History<D> {
  if (changed === history.present) return history;
  const joins = history.latest?.gesture === gesture && now - history.latest.at < PAUSE;
  return {
    past: joins ? history.past : [...history.past, history.present],
    present: changed,
    future: [],
    ...amendedAs(history),
    latest: { gesture, at: now },
  };
}

/** Changes the present without a step: undo and redo behave as if it had always been so. */
export function amend<D>(history: History<D>, changed: D): History<D> {
  return changed === history.present ? history : { ...history, present: changed, isAmended: true };
}

/** Whether anything was changed that is not undone. */
export function isChanged({ past, isAmended = false }: History<unknown>): boolean {
  return past.length > 0 || isAmended;
}

function amendedAs({ isAmended }: History<unknown>): { readonly isAmended?: boolean } {
  return isAmended ? { isAmended } : {};
}

/** One step back; the same history where there is none. */
export function undo<D>(history: History<D>): History<D> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  const future = [history.present, ...history.future];
  return { past: history.past.slice(0, -1), present: before, future, ...amendedAs(history) };
}

/** One step forward again; the same history where there is none. */
export function redo<D>(history: History<D>): History<D> {
  const [after, ...future] = history.future;
  if (after === undefined) return history;
  return { past: [...history.past, history.present], present: after, future, ...amendedAs(history) };
}
