/** Knows the longest that a stage worked without letting other calls run. */
export class LongestTurn {
  /** In ms, since the stage opened. */
  ms = 0;
  private isWithin = false;

  /** Does some work at one go; within other such work it is a part of that. */
  run<Result>(work: () => Result): Result {
    if (this.isWithin) return work();
    const begun = performance.now();
    this.isWithin = true;
    try {
      return work();
    } finally {
      this.isWithin = false;
      this.took(performance.now() - begun);
    }
  }

  /** Something took so many ms. */
  took(ms: number): void {
    this.ms = Math.max(this.ms, ms);
  }
}
