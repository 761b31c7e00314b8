/** What work that pauses comes to, done without a pause. */
export function withoutPause<Result>(work: Generator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
