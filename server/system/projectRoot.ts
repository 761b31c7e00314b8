import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartFailure } from './startFailure';

/**
 * The project's folder, where catalogue/ and server/store/migrations lie: the nearest one above this module with a
 * package.json, whether it runs from server/ or bundled from dist/server/.
 */
export function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new StartFailure('the project’s package.json is missing');
    folder = parent;
  }
  return folder;
}
