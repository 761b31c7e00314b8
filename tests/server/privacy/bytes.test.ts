import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { takeUnscrubbed } from '../../../server/store/erasures';
import { PATIENCE } from '../emptyDatabase';
import { startServer } from '../startServer';
import { draftWithNames, NAMES } from './lasting';

/** The files of a folder that hold some words. */
async function holding(folder: string, words: readonly string[]): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
  const held = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      return words.some((word) => bytes.includes(word)) ? [file] : [];
    }),
  );
  return held.flat();
}

test(
  'The embedded database’s own files hold not one byte of what was erased, once they are rewritten at night',
  async () => {
    const server = await startServer();
    const { database } = server.store;
    expect(await takeUnscrubbed(database)).toBe(false);
    const stone = await draftWithNames(server);
    const other = await draftWithNames(server);
    await database.tidy();
    const folder = join(server.dataDir, 'database');
    const words = [stone.token, stone.readonlyToken];
    expect(await holding(folder, words)).not.toEqual([]);
    await server.call('DELETE', `/api/stone/${stone.id}/data`, { as: stone.token });
    expect(await takeUnscrubbed(database)).toBe(true);
    expect(await takeUnscrubbed(database)).toBe(false);
    await database.scrub();
    expect(await holding(folder, words)).toEqual([]);
    // The search finds what stays.
    expect(await holding(folder, [other.token])).not.toEqual([]);
    await server.call('DELETE', `/api/stone/${other.id}/data`, { as: other.token });
    await database.scrub();
    await server.stop('keepData');
    expect(await holding(folder, [...Object.values(NAMES), other.token])).toEqual([]);
    await rm(server.dataDir, { recursive: true });
  },
  2 * PATIENCE,
);
