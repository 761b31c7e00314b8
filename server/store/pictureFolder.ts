import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { FILE_STORES } from '../fileStores/fileStore';
import { StartFailure } from '../system/startFailure';
import { systemCode } from '../system/systemCode';
import type { Queries } from './database';

/** In each store of files, since nodes may share nothing else; the dot excludes it from the store's files. */
const NAME = '.mark';

const markRow = z.object({ mark: z.string() });

async function markIn(folder: string): Promise<string | undefined> {
  try {
    // Empty where a start was interrupted while writing it.
    return (await readFile(join(folder, NAME), 'utf8')).trim() || undefined;
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function leaveMark(folder: string, mark: string): Promise<void> {
  const file = await open(join(folder, NAME), 'w', 0o600);
  try {
    await file.writeFile(`${mark}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

const elsewhere = (dataDir: string) =>
  new StartFailure(
    `DATA_DIR ${dataDir} is not where this database’s pictures lie: have all nodes share one folder of ` +
      `${FILE_STORES.join(', ')}, or keep them in S3 (docs/server.md, “Several nodes”)`,
  );

const notedMark = async (queries: Queries): Promise<string | undefined> =>
  (await queries.rows(markRow, 'select mark::text as mark from picture_folder'))[0]?.mark;

const foldersIn = (dataDir: string) => FILE_STORES.map((name) => join(dataDir, name));

/**
 * Checks that a folder holds the pictures of a database, without changing anything: where none is recorded yet, any
 * folder will do.
 *
 * @throws StartFailure
 */
export async function checkPictureFolder(queries: Queries, dataDir: string): Promise<void> {
  const noted = await notedMark(queries);
  if (noted === undefined) return;
  for (const folder of foldersIn(dataDir)) if ((await markIn(folder)) !== noted) throw elsewhere(dataDir);
}

/**
 * Makes sure that all nodes of a database use one folder of pictures: with a folder each, a picture uploaded to one
 * node would be missing on every other. The first start marks the folder and records its mark; a node whose folder has
 * another mark, or none, does not start. Only one node may do this at a time.
 *
 * @throws StartFailure
 */
export async function holdPictureFolder(queries: Queries, dataDir: string): Promise<void> {
  const folders = foldersIn(dataDir);
  for (const folder of folders) await mkdir(folder, { recursive: true });
  const found = await Promise.all(folders.map(markIn));
  const noted = await notedMark(queries);
  // Before its first start with marks, and after a restore, a database has none: the first node sets it.
  const mark = noted ?? found.find((each) => each !== undefined) ?? randomUUID();
  const isOther = found.some((each) => each !== mark && (noted !== undefined || each !== undefined));
  if (isOther) throw elsewhere(dataDir);
  for (const [i, folder] of folders.entries()) if (found[i] === undefined) await leaveMark(folder, mark);
  await queries.run('insert into picture_folder (mark) values ($1) on conflict do nothing', [mark]);
}
