import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { letterFile, letterOfFile, unfinished } from '../../mail/mailer';
import type { Queries } from '../../store/database';
import { droppedAmong, lettersAmong } from '../../store/droppedLetters';
import { systemCode } from '../../system/systemCode';

const DAY = 86_400_000;
/** By then nobody writes an unfinished file any more, in ms: a node that is slow renews its lease every few seconds. */
const WRITTEN_WITHIN = 3_600_000;

/**
 * Removes the files of letters. What is being written first: where it becomes a letter just now, that is there to be removed
 * by then, and where it does not yet, it never can.
 */
export async function dropLetterFiles(folder: string, messageIds: Iterable<string>): Promise<void> {
  for (const messageId of messageIds) {
    const path = join(folder, letterFile(messageId));
    await rm(unfinished(path), { force: true });
    await rm(path, { force: true });
  }
}

/** The names in a folder; none where there is no such folder. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return [];
    throw error;
  });
}

/** When a file was written, in ms; now where it is gone. */
const writtenAt = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Date.now(),
  );

/**
 * Removes from this node's folder what is left of letters that are not kept any more: another node erased them, or this one was
 * killed before it could remove them, or while it wrote one. Only files that the program wrote itself are looked at; a letter
 * that there still is stays. One that the database knows nothing of, as after a restore, stays as long as letters do.
 *
 * @param days for how long letters are kept.
 */
export async function sweepLetterFiles(queries: Queries, folder: string, days: number): Promise<void> {
  const files = (await namesIn(folder)).flatMap((name) => {
    const messageId = letterOfFile(name);
    return messageId === undefined ? [] : [{ path: join(folder, name), messageId }];
  });
  if (files.length === 0) return;
  const named = [...new Set(files.map(({ messageId }) => messageId))];
  const dropped = await droppedAmong(queries, named);
  const there = await lettersAmong(queries, named);
  for (const { path, messageId } of files) {
    const age = Date.now() - (await writtenAt(path));
    const isLeft = path.endsWith(unfinished('')) && age > WRITTEN_WITHIN;
    const isOver = !there.has(messageId) && age > days * DAY;
    if (dropped.has(messageId) || isLeft || isOver) await rm(path, { force: true });
  }
}
