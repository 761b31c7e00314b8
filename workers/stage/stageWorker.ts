import { expose } from 'comlink';
import { holdAliveLock } from './aliveLock';
import { browserSupplies } from './supplies';
import { WorkerStage } from './workerStage';

// Nothing may be awaited before this line: a call posted to a worker that is still in a top-level await is lost. It holds its lock
// before it opens, so that the page learns when the worker ends.
expose(new WorkerStage(browserSupplies, holdAliveLock(self.name)));
