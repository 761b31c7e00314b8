import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where builds keep what takes them long, whatever folder they are begun in; `npm ci` empties it. */
const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/built', import.meta.url));

/**
 * The path of a file that a build made before from the same things, or makes now.
 *
 * @param name the file's name; its folder is called by a digest of what it is made from.
 * @param from all that the file follows from, the code that makes it included.
 */
export async function cachedFile(
  name: string,
  from: readonly (string | Uint8Array)[],
  make: () => Uint8Array | Promise<Uint8Array>,
): Promise<string> {
  const digest = createHash('sha256');
  for (const part of from) digest.update(part).update('\0');
  const folder = join(FOLDER, digest.digest('hex').slice(0, 16));
  const path = join(folder, name);
  if (existsSync(path)) return path;
  await mkdir(folder, { recursive: true });
  // Written under another name first: a build that is ended, or another one beside it, leaves no half file under this one.
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, await make());
  await rename(unfinished, path);
  return path;
}
