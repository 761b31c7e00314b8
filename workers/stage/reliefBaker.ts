import type { ReliefCache } from '../../src/painting/canvaskit/caches/reliefCache';
import type { Baker } from './baker';

/** How long one slice of baking may hold up the worker, in ms. */
const SLICE = 8;

/** How long the first slice may take, in ms: the letters of a stone just opened are flat for a moment only. */
const FIRST = 200;

/** Baking starts so long after the first picture, in ms: two frames, so that the picture is seen before. */
const AFTER_FIRST_PICTURE = 34;

/** Nothing is baked until so many ms after a selected element last moved. */
const REST = 60;

/**
 * Bakes reliefs on the stage's own thread where it has no workers for it: between the frames, a slice at a time. Tells when
 * all that were asked for are done.
 */
export class ReliefBaker implements Baker {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private postponedAt = Number.NEGATIVE_INFINITY;
  private isCold = true;
  private readonly afterBaking = new Set<() => void>();

  /**
   * @param ready called when everything asked for is baked and should be painted.
   */
  constructor(
    private readonly reliefs: Pick<ReliefCache, 'waiting' | 'bakeSome'>,
    private readonly ready: () => void,
  ) {}

  get waiting(): number {
    return this.reliefs.waiting;
  }

  /** Bakes what fits into a slice at once, for a letter just typed: it need not be seen flat first. */
  bakeAtOnce(): boolean {
    if (this.isCold || this.reliefs.waiting === 0) return false;
    this.reliefs.bakeSome(SLICE, () => performance.now());
    return true;
  }

  /** Bakes what is waiting, between the frames. */
  start(): void {
    if (this.timer === undefined && this.reliefs.waiting > 0) this.wait();
  }

  /** An element is being moved: its frames go first. */
  postpone(): void {
    this.postponedAt = performance.now();
  }

  get restsFor(): number {
    return Math.max(0, this.postponedAt + REST - performance.now());
  }

  /** Resolves when nothing is left to be baked: other long work lets the letters go first. */
  async whenBaked(): Promise<void> {
    this.start();
    if (this.timer !== undefined) await new Promise<void>((resolve) => this.afterBaking.add(resolve));
  }

  private wait(): void {
    this.timer = setTimeout(() => this.slice(), this.isCold ? AFTER_FIRST_PICTURE : this.restsFor);
  }

  private slice(): void {
    this.timer = undefined;
    const ms = this.isCold ? FIRST : SLICE;
    this.isCold = false;
    if (this.restsFor > 0 || this.reliefs.bakeSome(ms, () => performance.now())) {
      // Also where nothing waits any more: those baked for a picture were not painted here yet.
      this.wait();
      return;
    }
    this.ready();
    for (const goOn of this.afterBaking) goOn();
    this.afterBaking.clear();
  }
}
