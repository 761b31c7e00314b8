import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RunningServer } from '../runServer';

const PRELOAD = join(dirname(fileURLToPath(import.meta.url)), 'fuzz/collectOnSignal.mjs');

/** Variables that make a server collect garbage when `heapInUse` asks it to. */
export const COLLECTING = { NODE_OPTIONS: `--import=${pathToFileURL(PRELOAD).href}` };

/** How much of a server's heap is in use after a garbage collection, in MB, by its own metrics. */
export async function heapInUse({ url, process }: RunningServer): Promise<number> {
  process.kill('SIGUSR2');
  await pause(300);
  const text = await (await fetch(`${url}/metrics`)).text();
  const used = /^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1];
  const external = /^nodejs_external_memory_bytes (\S+)/m.exec(text)?.[1];
  if (!used || !external) throw new Error('the server does not tell how large its heap is');
  return (Number(used) + Number(external)) / 1e6;
}
