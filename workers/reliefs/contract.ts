import type { BakedRelief, ReliefOrder } from '../../src/painting/relief/bakeRelief';

/** What a worker that bakes reliefs answers to. */
export interface ReliefWorker {
  /** Resolves once its end can be noticed. */
  ready(): Promise<void>;
  /** Bakes one relief; undefined for a shape without ink. */
  bake(order: ReliefOrder): BakedRelief | undefined;
}

/** A worker that bakes one relief at a time, as its pool sees it. */
export interface BakingWorker {
  /** Fails where the worker ends meanwhile. */
  bake(order: ReliefOrder): Promise<BakedRelief | undefined>;
  /** Resolves when it has ended, also where it was ended. */
  readonly gone: Promise<void>;
  end(): void;
}
