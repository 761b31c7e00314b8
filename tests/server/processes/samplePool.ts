import { MemoryBudget } from '../../../server/processes/memoryBudget';
import { type PoolOptions, type ProcessPool, processPool } from '../../../server/processes/processPool';
import type { SampleWork } from './sampleProcess';

/** A pool of processes that run the tests' tasks. */
export function samplePool(options: Partial<PoolOptions> = {}): ProcessPool<SampleWork> {
  return processPool<SampleWork>({
    program: new URL('./sampleProcess.ts', import.meta.url),
    processes: 2,
    budget: new MemoryBudget(10_000),
    idleMs: 20_000,
    priority: 0,
    stays: false,
    megabytes: 300,
    expectedMegabytes: 100,
    wornMegabytes: 210,
    longestQueue: 20,
    longestQueueOfOne: 10,
    atOnceOfOne: 1,
    ...options,
  });
}
