import { join } from 'node:path';
import { type Disk, NO_DISK } from '../system/disk';
import { folderShelf } from './folderShelf';
import { checkS3, type S3Settings, s3Shelf } from './s3Shelf';
import { SHELF_NAMES, type Shelf, type Shelves } from './shelf';

/**
 * Opens the shelves: in S3-compatible storage where it is set up, else in folders of `dataDir`.
 *
 * @throws StartFailure where the storage does not let us in.
 */
export async function openShelves(
  dataDir: string,
  s3: S3Settings | undefined,
  disk: Disk = NO_DISK,
): Promise<Shelves> {
  if (s3) await checkS3(s3);
  const open = async (name: (typeof SHELF_NAMES)[number]): Promise<Shelf> =>
    s3 ? s3Shelf(s3, name) : folderShelf(join(dataDir, name), disk);
  const [previews, pictures, tiles] = await Promise.all(SHELF_NAMES.map(open));
  if (!previews || !pictures || !tiles) throw new Error('a shelf is missing');
  return { previews, pictures, tiles };
}
