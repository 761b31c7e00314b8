import { join } from 'node:path';
import { bundle } from './bundle';

/** What of a command is run: the bundle, which starts at once, or its source by tsx, as npm runs it. */
export type Program = 'bundle' | 'source';

/** What Node is given to run a command of `server/commands`, before the command's own words. */
export function commandLine(name: string, program: Program = 'bundle'): string[] {
  return program === 'source'
    ? ['--import', 'tsx', `server/commands/${name}.ts`]
    : [join(bundle(), `${name}.js`)];
}
