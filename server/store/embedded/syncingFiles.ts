import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];

/** The two parts of Emscripten's file system on Node that matter here; its own typings leave them out. */
interface FilesOnDisk {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  /** Turns an error of Node's into the error number that PostgreSQL reads. */
  tryFSOperation(work: () => void): void;
}

/**
 * PGlite's folder on disk, with the fsync that it lacks: its own file system answers PostgreSQL's fsync without doing
 * anything, so that a power cut loses what was acknowledged.
 */
export class SyncingFiles extends NodeFS {
  /** How many times the disk was really asked to keep what it was given. */
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

/** Makes the disk keep a file's content or a folder's list of names. */
export function syncPath(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
