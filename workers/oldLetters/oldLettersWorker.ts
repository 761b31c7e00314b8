import { expose } from 'comlink';
import { LineReader } from './lineReader';

// Nothing may be awaited before this line: a call posted to a worker that is still in a top-level await is lost.
expose(new LineReader());
