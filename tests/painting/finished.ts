/** Runs work that pauses now and then to its end. */
export function finished<T>(work: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
