import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

const ROOM = 200_000_000;

function tar(words: readonly string[], input?: Buffer): Buffer {
  const { status, stdout, stderr } = spawnSync('tar', words, { maxBuffer: ROOM, ...(input && { input }) });
  if (status !== 0) throw new Error(`tar ${words.join(' ')}: ${stderr}`);
  return stdout;
}

/** Packs a data folder as small as it gets; letters that went out are left behind. */
export async function packFolder(folder: string, file: string): Promise<void> {
  const how = ['--create', '--sort=name', '--owner=0', '--group=0', '--numeric-owner'];
  const packed = tar([...how, '--exclude=./outbox', '--exclude=./spare-room', '--directory', folder, '.']);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: packed.length,
  };
  await writeFile(file, brotliCompressSync(packed, { params }));
}

/** Unpacks a data folder. */
export async function unpackFolder(file: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  tar(['--extract', '--directory', folder], brotliDecompressSync(await readFile(file)));
}
