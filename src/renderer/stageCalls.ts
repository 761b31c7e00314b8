import type { Stage } from '../../workers/stage/contract';

/** The name of something a stage can be asked for. */
export type StageCall = keyof Stage;

/** Every call, told by the compiler where one is missing. */
const CALLS: Record<StageCall, true> = {
  open: true,
  resize: true,
  look: true,
  lookAtAll: true,
  catalogue: true,
  show: true,
  check: true,
  remedy: true,
  light: true,
  move: true,
  place: true,
  hold: true,
  measure: true,
  opticalSpacing: true,
  lettersApart: true,
  picture: true,
  exportPng: true,
  work: true,
};

/** Carries out one call with its arguments. */
type CarryOut = (call: StageCall, args: readonly unknown[]) => Promise<unknown>;

/** A stage whose every call is carried out by one function. */
export function stageOf(carryOut: CarryOut): Stage {
  const calls = Object.keys(CALLS) as StageCall[];
  const stage = Object.fromEntries(calls.map((call) => [call, (...args: unknown[]) => carryOut(call, args)]));
  // Each property carries out the call of its name, whose types the contract holds.
  return stage as unknown as Stage;
}

/** Asks a stage by the name of the call. */
export function ask(stage: Stage, call: StageCall, args: readonly unknown[]): Promise<unknown> {
  // Not `apply`: a worker's stage would take that for a call of its own.
  return Reflect.apply(stage[call], stage, args) as Promise<unknown>;
}
