import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** Letters that were read already. A letter with its papers takes 10 ms to parse, and a poll would parse all of them each time. */
const parsed = new Map<string, Promise<Email>>();

/** Forgets a letter that could not be read. */
function parse(path: string): Promise<Email> {
  const reading = readFile(path).then((bytes) => PostalMime.parse(bytes));
  reading.catch(() => parsed.delete(path));
  parsed.set(path, reading);
  return reading;
}

/**
 * The letters that a server without a mail server wrote so far. It renames a letter into its place when it is whole, and
 * never changes it there.
 *
 * @param dataFolder of that server.
 */
export async function lettersIn(dataFolder: string): Promise<readonly Email[]> {
  const outbox = join(dataFolder, 'outbox');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.map((name) => join(outbox, name)).map((path) => parsed.get(path) ?? parse(path)));
}
