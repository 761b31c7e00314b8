import { join } from 'node:path';
import { bundle } from './bundle';

/** Which form of a command is run: the bundle, which starts fast, or its source with tsx, as npm runs it. */
export type Program = 'bundle' | 'source';

/** Node's arguments for a command of `server/commands`, before the command's own. */
export function commandLine(name: string, program: Program = 'bundle'): string[] {
  return program === 'source'
    ? ['--import', 'tsx', `server/commands/${name}.ts`]
    : [join(bundle(), `${name}.js`)];
}
