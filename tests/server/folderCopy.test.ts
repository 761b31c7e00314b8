import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderCopy } from '../../server/store/embedded/folderCopy';

let from: string;
let to: string;
beforeEach(async () => {
  from = await mkdtemp(join(tmpdir(), 'gravestone-copy-'));
  to = `${from}.to`;
});
afterEach(async () => {
  for (const folder of [from, to]) await rm(folder, { recursive: true, force: true });
});

/** Every file of a folder with its content. */
async function saidIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const said = await Promise.all(
    files.map(async (path) => [path.slice(folder.length), await readFile(path, 'utf8')]),
  );
  return Object.fromEntries(said.toSorted());
}
const LONG_AGO = new Date('2026-01-01T00:00:00Z');
const write = (name: string, text: string) => writeFile(join(from, name), text);
const age = (name: string, when = LONG_AGO) => utimes(join(from, name), when, when);

test('A copy of a folder follows what is written, made, put elsewhere and thrown away', async () => {
  await mkdir(join(from, 'base', 'empty'), { recursive: true });
  for (let i = 0; i < 30; i += 1) await write(`base/${i}`, String(i));
  const copy = new FolderCopy(from, to);
  await copy.update();
  expect(await saidIn(to)).toEqual(await saidIn(from));
  expect((await stat(join(to, 'base', 'empty'))).isDirectory()).toBe(true);
  await write('base/3', 'anew');
  await write('base/new', 'new');
  await rm(join(from, 'base/4'));
  await rm(join(from, 'base/empty'), { recursive: true });
  await copy.update();
  expect(await saidIn(to)).toEqual(await saidIn(from));
  expect(await readdir(join(to, 'base'))).not.toContain('empty');
});

test('What was not written since is not copied again, and what may have been in that very moment is', async () => {
  await write('old', '1');
  await age('old');
  await write('fresh', '1');
  const copy = new FolderCopy(from, to);
  await copy.update();
  // With the time as before: a copy that compares only times does not notice.
  const { mtime } = await stat(join(from, 'fresh'));
  for (const name of ['old', 'fresh']) await write(name, '2');
  await age('old');
  await age('fresh', mtime);
  await copy.update();
  expect(await saidIn(to)).toEqual({ '/old': '1', '/fresh': '2' });
});
