/** The eye has come to rest when it has not moved for so many ms. */
const REST = 150;

/** Knows whether the eye is on its way over the stone, and says when it has come to rest. */
export class Passing {
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param rested called once after the last movement.
   */
  constructor(private readonly rested: () => void) {}

  get isUnderWay(): boolean {
    return this.timer !== undefined;
  }

  /** The eye moved. */
  go(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.rested();
    }, REST);
  }

  /** The eye stands where it is to stay. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
