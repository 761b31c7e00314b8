import type { BakedRelief } from '../../src/painting/relief/bakeRelief';
import type { ReliefOrder } from '../../src/painting/relief/reliefOrder';
import type { Recalled } from './kept/packed';

/** What a worker that bakes reliefs answers to. */
export interface ReliefWorker {
  /** Resolves once its end can be noticed. */
  ready(): Promise<void>;
  /** What is kept of reliefs from earlier starts, read all at once; undefined for each that is not. */
  recall(orders: readonly ReliefOrder[]): Promise<readonly (Recalled | undefined)[]>;
  /** Bakes one relief; undefined for a shape without ink. `isKept` keeps it for the next start. */
  bake(order: ReliefOrder, isKept: boolean): BakedRelief | undefined;
}

/** A worker that bakes one relief at a time, as its pool sees it. */
export interface BakingWorker {
  /** As `ReliefWorker` does; fails where the worker ends meanwhile. */
  recall(orders: readonly ReliefOrder[]): Promise<readonly (Recalled | undefined)[]>;
  /** Fails where the worker ends meanwhile. */
  bake(order: ReliefOrder): Promise<BakedRelief | undefined>;
  /** Resolves where it has not started within two seconds, as one never does that died before it could be noticed. */
  readonly late: Promise<void>;
  /** Resolves when it has ended, also where it was ended. */
  readonly gone: Promise<void>;
  end(): void;
}
