import { expose, transfer } from 'comlink';
import type { BakedRelief } from '../../src/painting/relief/bakeRelief';
import { holdAliveLock } from '../stage/aliveLock';
import type { ReliefWorker } from './contract';
import { KeptReliefs } from './kept/keptReliefs';
import { Relighting } from './relighting';

/** Defined by the build: the version of the code that bakes. */
declare const BAKING_VERSION: string;

const alive = holdAliveLock(self.name);
const kept = new KeptReliefs(BAKING_VERSION);
const reliefs = new Relighting();

/** The memory of a relief, which is handed over with it: pixels and shadow may share it. */
const memoryOf = ({ pixels, shadow }: BakedRelief) =>
  new Set([pixels.buffer, ...(shadow ? [shadow.darkness.buffer] : [])]);

const worker: ReliefWorker = {
  ready: () => alive,
  async recall(orders) {
    const found = await kept.find(orders);
    const memory = found.flatMap((one) => (one?.baked ? [...memoryOf(one.baked)] : []));
    return transfer([...found], memory);
  },
  bake(order, isKept) {
    const baked = reliefs.bake(order);
    if (isKept) kept.add(order, baked);
    return baked && transfer(baked, [...memoryOf(baked)]);
  },
};

// Nothing may be awaited before this line: a call posted to a worker that is still in a top-level await is lost.
expose(worker);
