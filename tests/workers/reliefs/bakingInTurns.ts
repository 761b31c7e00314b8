import { bakeWhole } from '../../../src/painting/relief/bakeWhole';
import type { ReliefOrder } from '../../../src/painting/relief/reliefOrder';
import type { BakingWorker } from '../../../workers/reliefs/contract';

/** Workers that bake by the same function as a browser's, in a later turn of this thread, and only when they may. */
export class BakingInTurns {
  /** What was begun, in its order. */
  readonly begun: ReliefOrder[] = [];
  /** How many workers were opened. */
  opened = 0;
  private isOpen: boolean;
  private readonly held = new Set<() => void>();

  constructor({ isOpen = true } = {}) {
    this.isOpen = isOpen;
  }

  /** From now on everything is baked that was begun and will be. */
  goOn(): void {
    this.isOpen = true;
    for (const release of this.held) release();
    this.held.clear();
  }

  readonly open = (): BakingWorker => {
    this.opened += 1;
    let end = () => {};
    const gone = new Promise<void>((resolve) => {
      end = resolve;
    });
    return {
      gone,
      late: new Promise(() => undefined),
      end: () => end(),
      recall: async (orders) => orders.map(() => undefined),
      bake: async (order) => {
        this.begun.push(order);
        if (!this.isOpen) await new Promise<void>((resolve) => this.held.add(resolve));
        await new Promise((resolve) => setTimeout(resolve));
        return bakeWhole(structuredClone(order));
      },
    };
  };
}
