import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { cachedFile } from '../../../workers/canvaskit/cachedFile';

const bytes = (text: string) => new TextEncoder().encode(text);
const folders = new Set<string>();

afterEach(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
  folders.clear();
});

/** Makes a file from things, and tells what stands in it. */
async function made(from: readonly string[], make: () => Uint8Array) {
  const path = await cachedFile('made.txt', from, make);
  folders.add(dirname(path));
  return { path, text: await readFile(path, 'utf8') };
}

describe('A file that builds keep', () => {
  test('is made once from the same things, and anew from others', async () => {
    const things = [randomUUID(), 'code'];
    const first = await made(things, () => bytes('first'));
    const again = await made(things, () => bytes('second'));
    expect(again).toEqual({ ...first, text: 'first' });
    const changed = await made([...things, 'more code'], () => bytes('third'));
    expect(changed.text).toBe('third');
    expect(changed.path).not.toBe(first.path);
  });

  test('is another where the same text is otherwise divided', async () => {
    const id = randomUUID();
    const [one, other] = [
      await made([id, 'ab'], () => bytes('')),
      await made([`${id}a`, 'b'], () => bytes('')),
    ];
    expect(one.path).not.toBe(other.path);
  });

  test('is whole, or not there: two builds at once lay one file, and one that fails lays none', async () => {
    const things = [randomUUID()];
    const [one, other] = await Promise.all([
      made(things, () => bytes('whole')),
      made(things, () => bytes('whole')),
    ]);
    expect(one).toEqual(other);
    expect(await readdir(dirname(one.path))).toEqual(['made.txt']);
    const failing = [randomUUID()];
    const fail = () => {
      throw new Error('no module');
    };
    await expect(cachedFile('made.txt', failing, fail)).rejects.toThrow('no module');
    expect((await made(failing, () => bytes('then'))).text).toBe('then');
  });
});
