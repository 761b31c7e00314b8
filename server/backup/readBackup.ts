import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { systemCode } from '../system/systemCode';
import { FORMAT, type Head, type Held, head, lastLine, type Part, part, VERSION } from './format';

/** Why a backup cannot be used: one line for a person. */
export class UnusableBackup extends Error {}

const isNoFile = (error: unknown) => ['ENOENT', 'EISDIR', 'EACCES'].includes(systemCode(error) ?? '');

/** The lines of a gzipped file. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const text = createGunzip();
  file.once('error', (error) => text.destroy(error));
  // Bytes after a gzip's end would be ignored silently; this way the last line becomes invalid.
  yield* createInterface({ input: file.pipe(text), crlfDelay: Number.POSITIVE_INFINITY });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function readHead(path: string, line: string | undefined): Head {
  const value = parsed(line ?? '');
  const given = head.safeParse(value);
  if (given.success) return given.data;
  const named = Object(value);
  if (named.format === FORMAT && named.version !== VERSION)
    throw new UnusableBackup(
      `${path} was written by another version of this program (format ${named.version})`,
    );
  throw new UnusableBackup(`${path} is no backup of this program`);
}

/**
 * Reads a backup line by line, and checks each line.
 *
 * @param take is called with the head, and then with every part.
 * @throws UnusableBackup for a file that is missing, something else, cut off, or changed.
 */
export async function readBackup(
  path: string,
  take: { head?(head: Head): Promise<void>; part?(part: Part): Promise<void> } = {},
): Promise<Held> {
  const damaged = () => new UnusableBackup(`${path} is damaged or was cut off: nothing was restored`);
  const hash = createHash('sha256');
  let first: Head | undefined;
  let waiting: string | undefined;
  let rows = 0;
  let files = 0;
  const pass = async (line: string) => {
    hash.update(`${line}\n`);
    if (!first) {
      first = readHead(path, line);
      await take.head?.(first);
      return;
    }
    const read = part.safeParse(parsed(line));
    if (!read.success) throw damaged();
    if ('row' in read.data) rows += 1;
    if ('shelf' in read.data) files += 1;
    await take.part?.(read.data);
  };
  const lines = linesOf(path);
  for (;;) {
    // Only errors of the file itself become UnusableBackup, not those of `take`.
    const next = await lines.next().catch((error: unknown) => {
      if (isNoFile(error)) throw new UnusableBackup(`${path} cannot be read (${systemCode(error)})`);
      if (systemCode(error) === 'Z_DATA_ERROR' && !first && waiting === undefined)
        throw new UnusableBackup(`${path} is no backup of this program`);
      throw damaged();
    });
    if (next.done) break;
    // Which line is the last is known only when none follows.
    if (waiting !== undefined) await pass(waiting);
    waiting = next.value;
  }
  if (!first) {
    readHead(path, waiting);
    throw damaged();
  }
  const end = lastLine.safeParse(parsed(waiting ?? ''));
  if (
    !end.success ||
    end.data.sha256 !== hash.digest('hex') ||
    end.data.rows !== rows ||
    end.data.files !== files
  )
    throw damaged();
  return { rows, files, at: first.at };
}
