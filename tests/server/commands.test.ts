import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putEmptyDatabase } from './emptyDatabase';
import { startServer } from './startServer';

describe('The provider’s commands', { timeout: 120_000 }, () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'gravestone-commands-'));
    await putEmptyDatabase(dataDir);
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  const run = (words: string[], input = '') => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', `server/commands/${words[0]}.ts`, ...words.slice(1)],
      { input, encoding: 'utf8', env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' } },
    );
    return { status, said: stdout.trim(), objected: stderr.trim() };
  };

  test('add a user with a password from standard input, list it, and refuse the name twice', () => {
    const made = run(['user', 'add', 'Åse', '7', 'Stille Begravelser'], 'granit-og-guld\n');
    expect(made).toMatchObject({ status: 0, said: 'Åse may log in for business 7' });
    expect(run(['user', 'add', 'åse', '7'], 'granit-og-guld\n')).toMatchObject({
      status: 1,
      objected: 'There is a user åse already.',
    });
    expect(run(['user', 'add', 'bo', '8'], 'granit-og-guld\n').objected).toContain('no business 8');
    expect(run(['user', 'add', 'bo', '7'], 'kort\n').objected).toContain('at least 8 characters');
    expect(run(['user', 'list']).said).toBe('Åse\t7\tStille Begravelser');
  });

  test('make up a password where none is given, and say what they know where they are asked wrongly', () => {
    const { status, said } = run(['user', 'password', 'Åse']);
    expect(status).toBe(0);
    expect(said).toMatch(/^Åse has a new password: [\w-]{16}; every login has ended$/);
    expect(run(['user', 'password', 'ingen']).objected).toBe('There is no user ingen.');
    const unknown = run(['user', 'fly']);
    expect([unknown.status, unknown.objected.split('\n')[1]]).toEqual([1, '  npm run user -- list']);
  });

  test('take a catalogue in and give it out again, and no start brings the old one back', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gravestone-catalogue-'));
    expect(run(['catalogue', 'import', 'catalogue'])).toMatchObject({ status: 0 });
    expect(run(['catalogue', 'export', folder])).toMatchObject({ status: 0, said: `Written to ${folder}` });
    const read = async (file: string) => JSON.parse(await readFile(join(folder, file), 'utf8'));
    const prices = await read('prices.json');
    expect(prices[0]).toMatchObject({ id: 1, currency: 'DKK' });
    prices[0].frame = 99;
    await writeFile(join(folder, 'prices.json'), JSON.stringify(prices));
    expect(run(['catalogue', 'import', folder])).toMatchObject({ status: 0 });

    const again = await mkdtemp(join(tmpdir(), 'gravestone-catalogue-'));
    run(['catalogue', 'export', again]);
    expect(JSON.parse(await readFile(join(again, 'prices.json'), 'utf8'))[0].frame).toBe(99);
    await writeFile(join(folder, 'stonemasons.json'), '[{"id":1}]');
    expect(run(['catalogue', 'import', folder])).toMatchObject({ status: 1 });
    for (const each of [folder, again]) await rm(each, { recursive: true });

    if (process.env.DATABASE_URL) return;
    const server = await startServer({ dataDir });
    const { json } = await server.call('GET', '/api/stoneTypes/all');
    // The sample catalogue that this start comes with has five.
    expect((json.results as unknown[]).length).toBeGreaterThan(20);
    await server.stop('keepData');
  });
});
