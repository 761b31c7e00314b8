import { expose } from 'comlink';
import { holdAliveLock } from './aliveLock';
import type { Stage } from './contract';
import { browserSupplies } from './supplies';
import { WorkerStage } from './workerStage';

const alive = holdAliveLock(self.name);

/** Holds its lock before it opens, so that the page learns when the worker ends. */
class LivingStage extends WorkerStage {
  override async open(...given: Parameters<Stage['open']>): Promise<void> {
    await alive;
    await super.open(...given);
  }
}

// Nothing may be awaited before this line: a call posted to a worker that is still in a top-level await is lost.
expose(new LivingStage(browserSupplies));
