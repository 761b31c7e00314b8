import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kit } from '../../../src/painting/canvaskit/kit';
import { forHalves } from '../../../workers/canvaskit/glue';

const require = createRequire(import.meta.url);

/** What CanvasKit's script is given, as the browser gets it. */
interface Halves {
  /** Says what the module imports. */
  imports(imports: WebAssembly.Imports, exports: () => WebAssembly.Exports): WebAssembly.Imports;
}

/**
 * CanvasKit in Node by the script that the browser gets.
 *
 * @param path the module that it begins with.
 */
export async function kitOf(path: string, deferred: Halves): Promise<Kit> {
  const script = await readFile(require.resolve('canvaskit-wasm/profiling'), 'utf8');
  const folder = await mkdtemp(join(tmpdir(), 'gravestone-kit-'));
  const place = join(folder, 'canvaskit.cjs');
  await writeFile(place, forHalves(script));
  const options = { locateFile: () => path, deferred };
  const initialise = require(place) as (given: typeof options) => Promise<Kit>;
  await rm(folder, { recursive: true });
  return initialise(options);
}
