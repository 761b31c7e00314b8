import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];

/** The two parts of Emscripten's file system on Node that are used here; its own typings lack them. */
interface FilesOnDisk {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  /** Converts a Node error into the error number that PostgreSQL expects. */
  tryFSOperation(work: () => void): void;
}

/**
 * PGlite's folder on disk, with a working fsync: its own file system answers PostgreSQL's fsync without doing anything,
 * so that a power cut loses acknowledged writes.
 */
export class SyncingFiles extends NodeFS {
  /** How many times the disk was really synced. */
  syncs = 0;

  override async init(...given: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(...given);
    const addSync = (mod: { NODEFS: unknown }) => {
      const files = mod.NODEFS as FilesOnDisk;
      files.stream_ops.fsync = ({ nfd }) => {
        files.tryFSOperation(() => fsyncSync(nfd));
        this.syncs += 1;
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } };
  }
}

/** Syncs a file's content or a folder's list of names to the disk. */
export function syncPath(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
