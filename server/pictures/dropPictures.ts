import type { FastifyBaseLogger } from 'fastify';
import type { Shelf } from '../shelves/shelf';
import type { Queries } from '../store/database';
import { wantedPictures } from '../store/wantedPictures';
import { PICTURE_NAME } from './pictureStore';

async function drop(queries: Queries, shelf: Shelf, names: readonly string[]): Promise<void> {
  const wanted = await wantedPictures(queries);
  for (const name of names.filter((each) => !wanted.has(each))) {
    const bytes = await shelf.read(name);
    await shelf.remove(name);
    // The same picture may have been uploaded anew in that moment.
    if (bytes && (await wantedPictures(queries)).has(name))
      await shelf.put(name, bytes, name.endsWith('.svg') ? 'image/svg+xml' : 'image/webp');
  }
}

/**
 * Takes those of some pictures away that no stone and no archive shows any more: whoever kept their addresses sees them no
 * longer. One that cannot be taken away now is swept later.
 */
export async function dropPictures(
  queries: Queries,
  shelf: Shelf,
  names: ReadonlySet<string>,
  log: FastifyBaseLogger,
): Promise<void> {
  const own = [...names].filter((name) => PICTURE_NAME.test(name));
  if (own.length === 0) return;
  await drop(queries, shelf, own).catch((error: unknown) =>
    log.warn({ err: error }, 'pictures of a deleted stone could not be removed'),
  );
}
