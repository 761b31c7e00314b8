import type { BakedRelief } from '../../src/painting/relief/bakeRelief';
import type { ReliefOrder } from '../../src/painting/relief/reliefOrder';
import type { BakingWorker } from './contract';
import type { Recalled } from './kept/packed';

/** How many workers are tried for one relief: one that ends each of them must not be repeated for ever. */
const TRIES = 2;

/** What is not read within so many ms, is baked. */
const LONGEST_READ = 2_000;

/** A relief is not baked yet, since its worker has not even started. */
export class LateWorker extends Error {}

/**
 * Workers that bake reliefs. They are opened when there is something to bake; one that ends is replaced
 * when the next relief needs it.
 */
export class ReliefPool {
  /** How many reliefs each has been given that it has not baked yet. */
  private readonly open = new Map<BakingWorker, number>();
  /** Those that ever answered. */
  private readonly started = new Set<BakingWorker>();
  /** Called when a late worker is there after all, or has ended. */
  lateIsOver: () => void = () => undefined;

  /**
   * @param most how many workers there may be.
   * @param given how many reliefs each may have at once: one where the next is chosen as late as possible; more where whoever takes them
   *   is busy meanwhile, so that a worker need not wait for it.
   */
  constructor(
    private readonly openWorker: () => BakingWorker,
    private readonly most: number,
    private readonly given = 1,
  ) {}

  /** How many reliefs all of them may have at once. */
  get lanes(): number {
    return this.most * this.given;
  }

  /** Whether a worker takes another relief. */
  get isFree(): boolean {
    return this.open.size < this.most || [...this.open.values()].some((load) => load < this.given);
  }

  /** Whether any worker is known to work. */
  get hasStarted(): boolean {
    return this.started.size > 0;
  }

  /** Opens a worker before it is needed: it starts while something else is loaded. */
  warmUp(): void {
    if (this.open.size === 0) this.opened();
  }

  /** What is kept of reliefs from earlier starts; undefined for each that is not, or not to be read soon. */
  async recall(orders: readonly ReliefOrder[]): Promise<readonly (Recalled | undefined)[]> {
    this.warmUp();
    const worker = this.leastLoaded();
    const none = orders.map(() => undefined);
    if (!worker) return none;
    let tooLong: ReturnType<typeof setTimeout> | undefined;
    const waited = new Promise<typeof none>((resolve) => {
      tooLong = setTimeout(() => resolve(none), LONGEST_READ);
    });
    const read = worker.recall(orders).then((found) => {
      this.started.add(worker);
      return found;
    });
    const late = this.started.has(worker) ? [] : [worker.late.then(() => none)];
    return Promise.race([read.catch(() => none), waited, ...late]).finally(() => clearTimeout(tooLong));
  }

  /**
   * Bakes a relief in a worker; to be called where one is free.
   *
   * @returns undefined for a shape without ink.
   * @throws LateWorker where the worker has not started in time, and Error where the workers ended over the relief.
   */
  async bake(order: ReliefOrder): Promise<BakedRelief | undefined> {
    for (let tried = 1; ; tried += 1) {
      const worker = this.take();
      const baking = worker.bake(order);
      try {
        const baked = await (this.started.has(worker) ? baking : this.unlessLate(worker, baking));
        this.free(worker);
        return baked;
      } catch (error) {
        if (error instanceof LateWorker) {
          void this.awaitLate(worker, baking);
          throw error;
        }
        worker.end();
        this.forget(worker);
        if (tried === TRIES) throw error;
      }
    }
  }

  /** Ends all workers: nothing more is baked. */
  close(): void {
    for (const worker of this.open.keys()) worker.end();
  }

  private unlessLate<Answer>(worker: BakingWorker, baking: Promise<Answer>): Promise<Answer> {
    const late = worker.late.then(() => Promise.reject(new LateWorker('the worker has not started yet')));
    return Promise.race([baking, late]);
  }

  private async awaitLate(worker: BakingWorker, baking: Promise<unknown>): Promise<void> {
    try {
      await baking;
      this.free(worker);
    } catch {
      worker.end();
      this.forget(worker);
    }
    this.lateIsOver();
  }

  private free(worker: BakingWorker): void {
    const load = this.open.get(worker);
    if (load === undefined) return;
    this.started.add(worker);
    this.open.set(worker, load - 1);
  }

  private take(): BakingWorker {
    const least = this.leastLoaded();
    const isIdle = least !== undefined && this.open.get(least) === 0;
    const worker = isIdle || this.open.size >= this.most ? (least ?? this.opened()) : this.opened();
    this.open.set(worker, (this.open.get(worker) ?? 0) + 1);
    return worker;
  }

  /** The worker that has the fewest reliefs; of several that has been open longest. */
  private leastLoaded(): BakingWorker | undefined {
    const [least] = [...this.open].sort(([, load], [, other]) => load - other);
    return least?.[0];
  }

  private opened(): BakingWorker {
    const opened = this.openWorker();
    this.open.set(opened, 0);
    void opened.gone.then(() => this.forget(opened));
    return opened;
  }

  private forget(worker: BakingWorker): void {
    this.open.delete(worker);
    this.started.delete(worker);
  }
}
