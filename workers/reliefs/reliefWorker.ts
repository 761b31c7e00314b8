import { expose, transfer } from 'comlink';
import { bakeWhole } from '../../src/painting/relief/bakeWhole';
import { holdAliveLock } from '../stage/aliveLock';
import type { ReliefWorker } from './contract';

const alive = holdAliveLock(self.name);

const worker: ReliefWorker = {
  ready: () => alive,
  bake(order) {
    const baked = bakeWhole(order);
    if (!baked) return undefined;
    const { pixels, shadow } = baked;
    return transfer(baked, [pixels.buffer, ...(shadow ? [shadow.darkness.buffer] : [])]);
  },
};

// Nothing may be awaited before this line: a call posted to a worker that is still in a top-level await is lost.
expose(worker);
