import type { Stage } from '../../workers/stage/contract';

/** The name of one of a stage's calls. */
export type StageCall = keyof Stage;

/** Every call; the compiler reports a missing one. */
const CALLS: Record<StageCall, true> = {
  open: true,
  resize: true,
  dim: true,
  look: true,
  lookAtAll: true,
  catalogue: true,
  prepare: true,
  show: true,
  check: true,
  remedy: true,
  light: true,
  move: true,
  place: true,
  hold: true,
  measure: true,
  aid: true,
  opticalSpacing: true,
  signs: true,
  lettersApart: true,
  picture: true,
  unheld: true,
  work: true,
};

/** Carries out one call with its arguments. */
type CarryOut = (call: StageCall, args: readonly unknown[]) => Promise<unknown>;

/** A stage whose calls are all carried out by one function. */
export function stageOf(carryOut: CarryOut): Stage {
  const calls = Object.keys(CALLS) as StageCall[];
  const stage = Object.fromEntries(calls.map((call) => [call, (...args: unknown[]) => carryOut(call, args)]));
  // Each property carries out the call of its name, with the types of the contract.
  return stage as unknown as Stage;
}

/** Calls a stage's method by name. */
export function ask(stage: Stage, call: StageCall, args: readonly unknown[]): Promise<unknown> {
  // Not `apply`: a worker's stage would take that for a remote call.
  return Reflect.apply(stage[call], stage, args) as Promise<unknown>;
}
