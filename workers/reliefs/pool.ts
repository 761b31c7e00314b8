import type { BakedRelief, ReliefOrder } from '../../src/painting/relief/bakeRelief';
import type { BakingWorker } from './contract';

/** How many workers are tried for one relief: one that ends each of them must not be repeated for ever. */
const TRIES = 2;

/**
 * Workers that bake reliefs, one each at a time. They are opened when there is something to bake; one that ends is replaced
 * when the next relief needs it.
 */
export class ReliefPool {
  private readonly open = new Set<BakingWorker>();
  private readonly idle = new Set<BakingWorker>();

  /**
   * @param most how many workers there may be.
   */
  constructor(
    private readonly openWorker: () => BakingWorker,
    private readonly most: number,
  ) {}

  /** Whether a relief would be baked at once. */
  get isFree(): boolean {
    return this.idle.size > 0 || this.open.size < this.most;
  }

  /**
   * Bakes a relief in a worker; to be called where one is free.
   *
   * @returns undefined for a shape without ink.
   * @throws Error where the workers ended over it.
   */
  async bake(order: ReliefOrder): Promise<BakedRelief | undefined> {
    for (let tried = 1; ; tried += 1) {
      const worker = this.take();
      try {
        const baked = await worker.bake(order);
        this.idle.add(worker);
        return baked;
      } catch (error) {
        worker.end();
        this.forget(worker);
        if (tried === TRIES) throw error;
      }
    }
  }

  private take(): BakingWorker {
    const [free] = this.idle;
    if (free) {
      this.idle.delete(free);
      return free;
    }
    const opened = this.openWorker();
    this.open.add(opened);
    void opened.gone.then(() => this.forget(opened));
    return opened;
  }

  private forget(worker: BakingWorker): void {
    this.open.delete(worker);
    this.idle.delete(worker);
  }
}
