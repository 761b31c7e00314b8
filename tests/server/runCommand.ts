import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { commandLine, type Program } from './commandLine';
import { putEmptyDatabase } from './emptyDatabase';

/** The options of a command. */
export interface CommandOptions {
  /** Its standard input. */
  readonly input?: string;
  readonly dataDir?: string;
  readonly program?: Program;
}

/** Runs a command of the provider to its end, and returns what it printed. */
export function runCommand(words: readonly string[], { input = '', dataDir = '', program }: CommandOptions) {
  const [name = '', ...rest] = words;
  const { status, stdout, stderr } = spawnSync(process.execPath, [...commandLine(name, program), ...rest], {
    input,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  });
  return { status, said: stdout.trim(), objected: stderr.trim() };
}

/** For a test file: commands on their own embedded database, which is empty before the first one. */
export function commandsOnOwnFolder() {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gravestone-commands-'));
    await putEmptyDatabase(folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return {
    dataDir: () => folder,
    run: (words: readonly string[], input = '') => runCommand(words, { input, dataDir: folder }),
  };
}
