import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Kit } from '../../src/painting/canvaskit/kit';

const require = createRequire(import.meta.url);

let loading: Promise<Kit> | undefined;

/** Loads CanvasKit in Node, its WebAssembly from beside its script; once, since its heap never shrinks. */
export function loadNodeKit(): Promise<Kit> {
  loading ??= load();
  return loading;
}

function load(): Promise<Kit> {
  const script = require.resolve('canvaskit-wasm');
  const initialise = require('canvaskit-wasm') as typeof import('canvaskit-wasm')['default'];
  return initialise({ locateFile: (file) => join(dirname(script), file) });
}
