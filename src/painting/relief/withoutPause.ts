/** What work that pauses comes to, done without a pause. */
export function withoutPause<Result>(work: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
