import { expose } from 'comlink';
import { CanvasStage } from './canvasStage';
import { browserSupplies } from './supplies';

// Nothing may be awaited before this line: a call posted to a worker that is still in a top-level await is lost.
expose(new CanvasStage(browserSupplies));
