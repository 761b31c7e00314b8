/** The view has settled when it has not moved for so many ms. */
const REST = 150;

/** Knows whether the view is being moved or zoomed, and says when it has settled. */
export class ViewMotion {
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param settled called once after the last movement.
   */
  constructor(private readonly settled: () => void) {}

  get isMoving(): boolean {
    return this.timer !== undefined;
  }

  /** The view moved. */
  moved(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.settled();
    }, REST);
  }

  /** The view has reached its place. */
  settle(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
