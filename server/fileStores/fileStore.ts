/** A file as a store lists it. */
export interface StoredFile {
  readonly name: string;
  /** When it was last written. */
  readonly changedAt: Date;
}

/** A store of named files, complete or absent: a folder, or S3-compatible storage that several nodes share. */
export interface FileStore {
  /** Writes a file, replacing one of that name; it is complete and durable when this returns. */
  put(name: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** A file's bytes; undefined where there is no such file. */
  read(name: string): Promise<Buffer | undefined>;
  /** When a file was last written; undefined where there is no such file. */
  changedAt(name: string): Promise<Date | undefined>;
  /** Deletes a file; no error where it does not exist. */
  remove(name: string): Promise<void>;
  list(): Promise<StoredFile[]>;
}

/** The stores of files. Their files are written once and never changed, except for imported tiles. */
export interface FileStores {
  readonly previews: FileStore;
  /** Uploaded pictures. */
  readonly pictures: FileStore;
  /** The pictures of an imported catalogue, by their path below `tiles/`. */
  readonly tiles: FileStore;
}

/** The names of the stores, which are also those of their folders. */
export const FILE_STORES = ['previews', 'pictures', 'tiles'] as const satisfies readonly (keyof FileStores)[];

/**
 * Deletes unused files that are at least `age` ms old. Which are used is asked after listing, and each file's age is
 * checked again before it is deleted: one that was written again meanwhile stays.
 *
 * @returns how many were deleted.
 */
export async function sweepFiles(
  files: FileStore,
  wanted: () => Promise<ReadonlySet<string>>,
  age: number,
): Promise<number> {
  const isOld = (at: Date | undefined) => at !== undefined && Date.now() - at.getTime() >= age;
  const old = (await files.list()).filter(({ changedAt }) => isOld(changedAt));
  if (old.length === 0) return 0;
  const kept = await wanted();
  let removed = 0;
  for (const { name } of old) {
    if (kept.has(name) || !isOld(await files.changedAt(name))) continue;
    await files.remove(name);
    removed += 1;
  }
  return removed;
}
