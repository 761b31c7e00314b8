/** The view rests when it has not moved for so many ms. */
const REST = 150;

/** Knows whether the view is being moved or zoomed, and says when it rests. */
export class ViewMotion {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private state: 'moving' | 'resting' | 'settled' = 'settled';

  /**
   * @param rests called once after the last movement. What is seen is still that of a moved view, until it is told to settle.
   */
  constructor(private readonly rests: () => void) {}

  /** Whether what is seen is that of a moved view. */
  get isMoving(): boolean {
    return this.state !== 'settled';
  }

  /** Whether it moves no more, and only what is seen is still that of a moved view. */
  get isResting(): boolean {
    return this.state === 'resting';
  }

  /** The view moved. */
  moved(): void {
    clearTimeout(this.timer);
    this.state = 'moving';
    this.timer = setTimeout(() => {
      this.state = 'resting';
      this.rests();
    }, REST);
  }

  /** The view has reached its place. */
  settle(): void {
    clearTimeout(this.timer);
    this.state = 'settled';
  }
}
