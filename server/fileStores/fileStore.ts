/** A file as a store lists it. */
export interface StoredFile {
  readonly name: string;
  /** When it was last put there. */
  readonly changedAt: Date;
}

/** Where files lie by name, whole or not at all: a folder, or S3-compatible storage that several nodes share. */
export interface FileStore {
  /** Puts a file there, over one of that name; it is whole and lasts when this returns. */
  put(name: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** A file's bytes; undefined where there is none of that name. */
  read(name: string): Promise<Buffer | undefined>;
  /** When a file was last put there; undefined where there is none. */
  changedAt(name: string): Promise<Date | undefined>;
  /** Takes a file away; one that is not there is no mistake. */
  remove(name: string): Promise<void>;
  list(): Promise<StoredFile[]>;
}

/** The stores of files. Everything in them is written once and never changed, except for imported tiles. */
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
 * Removes what has lain there for `age` ms and is not wanted. What is wanted is asked for after looking, and each file
 * is looked at once more before it goes: one that was put there again meanwhile stays.
 *
 * @returns how many went.
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
