import type { FileStores } from '../../fileStores/fileStore';
import { dropPictures } from '../../pictures/dropPictures';
import { dropPreview, type Warnings } from '../../pictures/keepPreview';
import type { Queries } from '../../store/database';
import type { Erased } from '../../store/eraseStone';
import { dropLetterFiles } from './letterFiles';

/** Where what was erased may lie outside the database. */
export interface OutsideDatabase {
  readonly database: Queries;
  readonly fileStores: FileStores;
  /** The folder of letters that are kept as files; what is not there is no error. */
  readonly letters: string;
  readonly log: Warnings;
}

/**
 * Removes what belonged to something that was erased and lies outside the database: previews, pictures that nobody else
 * shows, letters kept as files. What cannot be removed now is swept within two days, letters
 * within the hour.
 */
export async function dropErased(
  outside: OutsideDatabase,
  { previews, pictures, letters }: Erased,
): Promise<void> {
  const { database, fileStores, log } = outside;
  for (const name of previews) await dropPreview(fileStores.previews, name, log);
  await dropPictures(database, fileStores.pictures, pictures, log);
  await dropLetterFiles(outside.letters, letters);
}
