import type { ReliefShelf } from '../../src/painting/canvaskit/reliefShelf';

/** How long one slice of baking may hold up the worker, in ms. */
const SLICE = 8;

/** How long the first picture of a stone may wait for its letters, in ms: it should not be seen flat. */
const FIRST = 200;

/** Nothing is baked until so many ms after the last movement of an element in hand. */
const REST = 60;

/** Bakes reliefs between the frames, a slice at a time, and says when those asked for are all there. */
export class ReliefKiln {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private disturbedAt = Number.NEGATIVE_INFINITY;

  /**
   * @param ready called when everything asked for is baked and should be painted.
   */
  constructor(
    private readonly reliefs: ReliefShelf,
    private readonly ready: () => void,
  ) {}

  /**
   * Bakes what fits into a slice at once, for a letter just typed: it need not be seen flat first.
   *
   * @param first whether nothing was painted before: then more is baked.
   */
  bakeAtOnce(first: boolean): void {
    if (this.reliefs.waiting > 0) this.reliefs.bakeSome(first ? FIRST : SLICE, () => performance.now());
  }

  /** Bakes what is waiting, by and by. */
  light(): void {
    if (this.timer === undefined && this.reliefs.waiting > 0) {
      this.timer = setTimeout(() => this.slice(), this.rest());
    }
  }

  /** An element is on the move: its frames go first. */
  disturb(): void {
    this.disturbedAt = performance.now();
  }

  private rest(): number {
    return Math.max(0, this.disturbedAt + REST - performance.now());
  }

  private slice(): void {
    this.timer = undefined;
    if (this.rest() === 0 && !this.reliefs.bakeSome(SLICE, () => performance.now())) this.ready();
    else this.light();
  }
}
