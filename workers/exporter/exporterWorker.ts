import { expose } from 'comlink';
import { browserSupplies } from '../stage/supplies';
import { StoneExporter } from './stoneExporter';

// Nothing may be awaited before this line: a call posted to a worker that is still in a top-level await is lost.
expose(new StoneExporter(browserSupplies));
