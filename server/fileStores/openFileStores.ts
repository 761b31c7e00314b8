import { join } from 'node:path';
import { type Disk, NO_DISK } from '../system/disk';
import { FILE_STORES, type FileStore, type FileStores } from './fileStore';
import { folderStore } from './folderStore';
import { checkS3, type S3Settings, s3Store } from './s3Store';

/**
 * Opens the stores of files: in S3-compatible storage where it is configured, else in folders of `dataDir`.
 *
 * @throws StartFailure where the storage refuses access.
 */
export async function openFileStores(
  dataDir: string,
  s3: S3Settings | undefined,
  disk: Disk = NO_DISK,
): Promise<FileStores> {
  if (s3) await checkS3(s3);
  const open = async (name: (typeof FILE_STORES)[number]): Promise<FileStore> =>
    s3 ? s3Store(s3, name) : folderStore(join(dataDir, name), disk);
  const [previews, pictures, tiles] = await Promise.all(FILE_STORES.map(open));
  if (!previews || !pictures || !tiles) throw new Error('a files is missing');
  return { previews, pictures, tiles };
}
