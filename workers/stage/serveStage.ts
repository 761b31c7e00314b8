import { expose } from 'comlink';
import { holdAliveLock } from './aliveLock';
import { browserSupplies } from './supplies';
import { WorkerStage } from './workerStage';

/** Answers calls to a stage. It holds its lock before it opens, so that the page learns when the worker ends. */
export function serve(): void {
  expose(new WorkerStage(browserSupplies, holdAliveLock(self.name)));
}
