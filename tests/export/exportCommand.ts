import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { projectRoot } from '../../server/system/projectRoot';
import { bundle } from '../server/bundle';
import { commandLine, type Program } from '../server/commandLine';
import { commandProcess, type Outcome } from '../server/commandProcess/commandProcess';

const commands = commandProcess();

/** Runs `npm run export -- …` without npm, in a shell with a Danish locale by default. */
export function runExport(args: readonly string[], language?: string, program?: Program): Promise<Outcome> {
  return runCommand('export', args, language, program);
}

/**
 * Runs a command of `server/commands` in the same way.
 *
 * @param program what a process of its own is to run; by default it is run in the one process of the file's commands.
 */
export function runCommand(
  name: 'export' | 'inspect' | 'nest' | 'verify',
  args: readonly string[],
  language = 'da_DK.UTF-8',
  program?: Program,
): Promise<Outcome> {
  const variables = { ...process.env, LC_ALL: language };
  return program === undefined
    ? commands.run({ name, words: args, variables })
    : runAlone([...commandLine(name, program), ...args], variables);
}

function runAlone(command: readonly string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, { cwd: projectRoot(), env });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? -1, stdout, stderr }));
  });
}

/** A folder for the files of one test file, removed afterwards; the process of its commands ends then too. */
export function workFolder() {
  let folder = '';
  beforeAll(async () => {
    // Here there is time for it.
    bundle();
    folder = await mkdtemp(join(tmpdir(), 'gravestone-export-'));
  });
  afterAll(async () => {
    await commands.end();
    await rm(folder, { recursive: true, force: true });
  });
  const path = (file: string) => join(folder, file);
  return {
    path,
    read: (file: string) => readFile(path(file)),
    /** Writes a file, objects as JSON, and returns its path. */
    async write(file: string, content: unknown): Promise<string> {
      await writeFile(path(file), typeof content === 'string' ? content : JSON.stringify(content));
      return path(file);
    },
  };
}
