import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { FILE_STORES } from '../fileStores/fileStore';
import { StartFailure } from '../system/startFailure';
import { systemCode } from '../system/systemCode';
import type { Queries } from './database';

/** It lies in each store of files, since they and nothing else may be what nodes share; with a dot, it is none of its files. */
const NAME = '.mark';

const markRow = z.object({ mark: z.string() });

async function markIn(folder: string): Promise<string | undefined> {
  try {
    // Empty where a start ended among the writing.
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
 * Makes sure that a folder holds the pictures of a database, and changes nothing: where no start has noted yet which that
 * is, any may.
 *
 * @throws StartFailure
 */
export async function checkPictureFolder(queries: Queries, dataDir: string): Promise<void> {
  const noted = await notedMark(queries);
  if (noted === undefined) return;
  for (const folder of foldersIn(dataDir)) if ((await markIn(folder)) !== noted) throw elsewhere(dataDir);
}

/**
 * Makes sure that the pictures of a database that several nodes may share lie in one place: with a folder each, a picture
 * that was uploaded to one node would be missing on every other. The folder is marked, and its mark noted, by the first
 * start; a node whose folder has another mark, or none, does not start. Only one node may do this at a time.
 *
 * @throws StartFailure
 */
export async function holdPictureFolder(queries: Queries, dataDir: string): Promise<void> {
  const folders = foldersIn(dataDir);
  for (const folder of folders) await mkdir(folder, { recursive: true });
  const found = await Promise.all(folders.map(markIn));
  const noted = await notedMark(queries);
  // Before its first start with marks, and behind a restore, a database has none: whoever comes first has its pictures.
  const mark = noted ?? found.find((each) => each !== undefined) ?? randomUUID();
  const isOther = found.some((each) => each !== mark && (noted !== undefined || each !== undefined));
  if (isOther) throw elsewhere(dataDir);
  for (const [i, folder] of folders.entries()) if (found[i] === undefined) await leaveMark(folder, mark);
  await queries.run('insert into picture_folder (mark) values ($1) on conflict do nothing', [mark]);
}
