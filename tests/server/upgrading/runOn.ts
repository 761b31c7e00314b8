import { spawnSync } from 'node:child_process';
import { commandLine } from '../commandLine';

/** Runs a command of today's program on a store, and returns what it printed; it has to succeed. */
export function runOn(settings: Record<string, string>, [name = '', ...words]: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...commandLine(name), ...words], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
  });
  if (status !== 0) throw new Error(`${name} ${words.join(' ')} ended with ${status}: ${stderr}`);
  return stdout;
}
