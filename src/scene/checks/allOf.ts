/** Does all pieces of a piece of work at once, and returns what came of it. */
export function allOf<Result>(work: Generator<void, Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
