import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { bundle } from './bundle';
import { commandLine, type Program } from './commandLine';
import { commandProcess } from './commandProcess/commandProcess';
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

/** For a test file: runs its commands as `runCommand` does, one after the other in one process. */
export function commandsInOneProcess() {
  const commands = commandProcess();
  // Here there is time for it.
  beforeAll(() => void bundle());
  afterAll(() => commands.end());
  return async ([name = '', ...words]: readonly string[], { input = '', dataDir = '' } = {}) => {
    const variables = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
    const { code, stdout, stderr } = await commands.run({ name, words, variables, input });
    return { status: code, said: stdout.trim(), objected: stderr.trim() };
  };
}

/**
 * For a test file: commands on their own embedded database, which is empty before the first one. One process runs them
 * all, but for those that `runAlone` starts.
 */
export function commandsOnOwnFolder() {
  const run = commandsInOneProcess();
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gravestone-commands-'));
    await putEmptyDatabase(folder);
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });
  return {
    dataDir: () => folder,
    run: (words: readonly string[], input = '') => run(words, { input, dataDir: folder }),
    /** The same in a process of the command's own. */
    runAlone: (words: readonly string[], input = '') => runCommand(words, { input, dataDir: folder }),
  };
}
