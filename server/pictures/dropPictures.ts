import type { FastifyBaseLogger } from 'fastify';
import type { FileStore } from '../fileStores/fileStore';
import type { Queries } from '../store/database';
import { wantedPictures } from '../store/wantedPictures';
import { PICTURE_NAME } from './pictureStore';

async function drop(queries: Queries, files: FileStore, names: readonly string[]): Promise<void> {
  const wanted = await wantedPictures(queries);
  for (const name of names.filter((each) => !wanted.has(each))) {
    const bytes = await files.read(name);
    await files.remove(name);
    // The same picture may have been uploaded anew in that moment.
    if (bytes && (await wantedPictures(queries)).has(name))
      await files.put(name, bytes, name.endsWith('.svg') ? 'image/svg+xml' : 'image/webp');
  }
}

/**
 * Takes those of some pictures away that no stone and no archive shows any more: whoever kept their addresses sees them no
 * longer. One that cannot be taken away now is swept later.
 */
export async function dropPictures(
  queries: Queries,
  files: FileStore,
  names: ReadonlySet<string>,
  log: FastifyBaseLogger,
): Promise<void> {
  const own = [...names].filter((name) => PICTURE_NAME.test(name));
  if (own.length === 0) return;
  await drop(queries, files, own).catch((error: unknown) =>
    log.warn({ err: error }, 'pictures of a deleted stone could not be removed'),
  );
}
