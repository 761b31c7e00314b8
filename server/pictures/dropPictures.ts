import type { FileStore } from '../fileStores/fileStore';
import type { Queries } from '../store/database';
import { wantedPictures } from '../store/wantedPictures';
import type { Warnings } from './keepPreview';
import { PICTURE_NAME } from './pictureStore';

async function drop(queries: Queries, files: FileStore, names: readonly string[]): Promise<void> {
  const wanted = await wantedPictures(queries);
  for (const name of names.filter((each) => !wanted.has(each))) {
    const bytes = await files.read(name);
    await files.remove(name);
    // The same picture may have been uploaded again meanwhile.
    if (bytes && (await wantedPictures(queries)).has(name))
      await files.put(name, bytes, name.endsWith('.svg') ? 'image/svg+xml' : 'image/webp');
  }
}

/**
 * Deletes those of some pictures that no stone and no archive uses any more, also for anybody who kept their addresses.
 * One that cannot be deleted now is swept later.
 */
export async function dropPictures(
  queries: Queries,
  files: FileStore,
  names: ReadonlySet<string>,
  log: Warnings,
): Promise<void> {
  const own = [...names].filter((name) => PICTURE_NAME.test(name));
  if (own.length === 0) return;
  await drop(queries, files, own).catch((error: unknown) =>
    log.warn({ err: error }, 'pictures of a deleted stone could not be removed'),
  );
}
