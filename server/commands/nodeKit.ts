import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Kit } from '../../src/painting/canvaskit/kit';

const require = createRequire(import.meta.url);

/** Loads CanvasKit in Node, its WebAssembly from beside its script. */
export async function loadNodeKit(): Promise<Kit> {
  const script = require.resolve('canvaskit-wasm');
  const initialise = require('canvaskit-wasm') as typeof import('canvaskit-wasm')['default'];
  return initialise({ locateFile: (file) => join(dirname(script), file) });
}
