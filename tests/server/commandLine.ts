import { join } from 'node:path';
import { bundle } from './bundle';

/** Which form of a command is run: the bundle, which starts fast, or its source with tsx, as npm runs it. */
export type Program = 'bundle' | 'source';

/**
 * Node's own arguments for a program that ends soon: its WebAssembly is compiled when it is first called, and for no long
 * run. A command on an embedded database takes 0.8 s of processor time instead of 1.4, a server's start 2.6 instead of 4.
 */
export const SHORT_RUN = ['--liftoff-only', '--wasm-lazy-compilation'] as const;

/** Node's arguments for a command of `server/commands`, before the command's own. */
export function commandLine(name: string, program: Program = 'bundle'): string[] {
  return program === 'source'
    ? ['--import', 'tsx', `server/commands/${name}.ts`]
    : [...SHORT_RUN, join(bundle(), `${name}.js`)];
}
