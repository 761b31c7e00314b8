import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { projectRoot } from '../../server/system/projectRoot';
import { commandLine, type Program } from '../server/commandLine';

/** The outcome of a command's run. */
export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `npm run export -- …` without npm, in a shell with a Danish locale by default. */
export function runExport(args: readonly string[], language?: string, program?: Program): Promise<Run> {
  return runCommand('export', args, language, program);
}

/** Runs a command of `server/commands` in the same way. */
export function runCommand(
  name: 'export' | 'inspect' | 'nest',
  args: readonly string[],
  language = 'da_DK.UTF-8',
  program?: Program,
): Promise<Run> {
  const command = [...commandLine(name, program), ...args];
  const env = { ...process.env, LC_ALL: language };
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
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** A folder for the files of one test file, removed afterwards. */
export function workFolder() {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gravestone-export-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
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
