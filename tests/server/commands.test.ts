import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { putEmptyDatabase } from './emptyDatabase';
import { commandsInOneProcess, commandsOnOwnFolder, runCommand } from './runCommand';
import { startServer } from './startServer';
import { createStone } from './stoneCalls';

describe('The provider’s commands', { timeout: 300_000 }, () => {
  const { dataDir, run } = commandsOnOwnFolder();
  const runElsewhere = commandsInOneProcess();

  // The others are run from the same program by the tests of what they do.
  test('run from their sources, as npm runs them: one that reads files, and one that asks for a password', async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), 'gravestone-sources-'));
    const source = (...words: string[]) =>
      runCommand(words, { input: 'granit-og-guld\n', dataDir: elsewhere, program: 'source' });
    await putEmptyDatabase(elsewhere);
    expect(source('catalogue', 'import', 'catalogue')).toMatchObject({ status: 0, objected: '' });
    expect(source('user', 'add', 'Bo', '7', 'Ro')).toMatchObject({
      status: 0,
      said: 'Bo may log in for business 7',
    });
    expect(runCommand(['business', 'list'], { dataDir: elsewhere }).said).toContain('7\tRo\tDK\tDKK\t1 user');
    await rm(elsewhere, { recursive: true });
  });

  test('are there, each that npm runs', async () => {
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: object };
    const files = Object.values(scripts).flatMap((script) => /^tsx (server\S+)$/.exec(script)?.[1] ?? []);
    expect(files).toContain('server/commands/restore.ts');
    for (const file of files) expect((await stat(file)).isFile(), file).toBe(true);
  });

  test('take a catalogue in and give it out again, and no start brings the old one back', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gravestone-catalogue-'));
    expect(await run(['catalogue', 'import', 'catalogue'])).toMatchObject({ status: 0 });
    expect(await run(['catalogue', 'export', folder])).toMatchObject({
      status: 0,
      said: `Written to ${folder}`,
    });
    const read = async (file: string) => JSON.parse(await readFile(join(folder, file), 'utf8'));
    const prices = await read('prices.json');
    expect(prices[0]).toMatchObject({ id: 1, currency: 'DKK' });
    prices[0].frame = 99;
    await writeFile(join(folder, 'prices.json'), JSON.stringify(prices));
    expect(await run(['catalogue', 'import', folder])).toMatchObject({ status: 0 });

    const again = await mkdtemp(join(tmpdir(), 'gravestone-catalogue-'));
    await run(['catalogue', 'export', again]);
    expect(JSON.parse(await readFile(join(again, 'prices.json'), 'utf8'))[0].frame).toBe(99);
    await writeFile(join(folder, 'stonemasons.json'), '[{"id":1}]');
    expect(await run(['catalogue', 'import', folder])).toMatchObject({ status: 1 });
    const inFile = join(folder, 'prices.json/catalogue');
    expect(await run(['catalogue', 'export', inFile])).toMatchObject({
      status: 1,
      objected: `${inFile} cannot be written (ENOTDIR)`,
    });
    for (const each of [folder, again]) await rm(each, { recursive: true });

    if (process.env.DATABASE_URL) return;
    const server = await startServer({ dataDir: dataDir() });
    const { json } = await server.call('GET', '/api/stoneTypes/all');
    // The sample catalogue that this start uses has five.
    expect((json.results as unknown[]).length).toBeGreaterThan(20);
    await server.stop('keepData');
  });

  test('list, add and move businesses, and a move prices the drafts in the other country’s money', async () => {
    await run(['catalogue', 'import', 'catalogue']);
    expect(await run(['business', 'add', '9', 'Ro & Granit', 'no'])).toMatchObject({
      status: 0,
      said: 'Business 9, Ro & Granit: NO, prices in NOK',
    });
    expect((await run(['business', 'add', '9', 'Igen'])).objected).toBe('There is a business 9 already.');
    expect((await run(['business', 'country', '9', 'DE'])).said).toBe('Business 9: DE, prices in EUR');
    expect((await run(['business', 'country', '77', 'DE'])).objected).toBe('There is no business 77.');
    expect(await run(['business', 'country', '9', 'SE'])).toMatchObject({
      status: 1,
      objected: expect.stringContaining('country <number> <DK|DE|NO>'),
    });
    expect((await run(['business', 'list'])).said.split('\n')).toContain('9\tRo & Granit\tDE\tEUR\t0 users');

    expect((await run(['business', 'prices', '9', 'hidden'])).said).toBe(
      'Business 9: prices hidden from families',
    );
    expect((await run(['business', 'list'])).said.split('\n')).toContain(
      '9\tRo & Granit\tDE\tEUR\t0 users\tprices hidden',
    );
    expect((await run(['business', 'prices', '9', 'shown'])).said).toBe(
      'Business 9: prices shown to families',
    );
    expect((await run(['business', 'prices', '77', 'shown'])).objected).toBe('There is no business 77.');
    expect((await run(['business', 'prices', '9', 'perhaps'])).status).toBe(1);

    await run(['user', 'add', 'karen', '9'], 'granit-og-guld\n');

    const server = await startServer({ dataDir: dataDir() });
    const { json } = await server.call('POST', '/api/login', {
      as: null,
      body: { username: 'karen', password: 'granit-og-guld' },
    });
    const session = String(json.token);
    const design = { StoneTypeId: 15, StoneTypeVariantId: 1501 };
    const made = await createStone(server, design, session);
    const read = () => server.call('GET', '/api/stones', { as: session });
    const listed = async () => ((await read()).json.results as { Price: number; Currency: string }[])[0];
    const inEuro = await listed();
    expect(inEuro).toMatchObject({ Currency: 'EUR', Price: 167_000 });
    await server.stop('keepData');
    await run(['business', 'country', '9', 'NO']);
    const again = await startServer({ dataDir: dataDir() });
    const [row] = await again.store.database.rows(
      z.object({ currency: z.string(), price: z.number() }),
      'select currency, price from stones where id = $1',
      [made.id],
    );
    expect(row).toEqual({ currency: 'NOK', price: 1_710_000 });
    await again.stop('keepData');
  });

  test('back the store up and restore it, and say so in one line where they cannot', async () => {
    const file = join(dataDir(), 'store.backup');
    const server = await startServer({ dataDir: dataDir() });
    expect(await run(['backup', file])).toMatchObject({
      status: 1,
      objected: `DATA_DIR ${dataDir()} is in use, and gives no copy: stop the server first`,
    });
    const made = await createStone(server, { designName: 'Gemt' });
    await server.stop('keepData');
    expect(await run(['backup', file])).toMatchObject({
      status: 0,
      said: expect.stringMatching(/store\.backup: \d+ rows and \d+ pictures$/),
    });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await run(['backup'])).objected).toContain('npm run backup -- <file>');

    const elsewhere = await mkdtemp(join(tmpdir(), 'gravestone-restored-'));
    const there = (...words: string[]) => runElsewhere(['restore', ...words], { dataDir: elsewhere });
    // In a process of its own, and into a database that it creates.
    expect(runCommand(['restore', file], { dataDir: elsewhere })).toMatchObject({
      status: 0,
      said: expect.stringMatching(/^Restored \d+ rows/),
    });
    expect(await there(file)).toMatchObject({ status: 1, objected: expect.stringContaining('--replace') });
    const short = join(dataDir(), 'short.backup');
    await writeFile(short, (await readFile(file)).subarray(0, -40));
    expect(await there(short, '--replace')).toMatchObject({
      status: 1,
      objected: `${short} is damaged or was cut off: nothing was restored`,
    });
    expect((await there(file, '--replace')).status).toBe(0);
    const restored = await startServer({ dataDir: elsewhere });
    const { json } = await restored.call('GET', `/api/stone/${made.id}`, { as: made.token });
    expect(json.designName).toBe('Gemt');
    await restored.stop();
  });

  test('take a catalogue’s own tiles in, and the server serves them before those it comes with', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gravestone-tiles-'));
    await run(['catalogue', 'import', 'catalogue']);
    await run(['catalogue', 'export', folder]);
    const shipped = await readFile('catalogue/tiles/black-granite-polished.webp');
    // The export is complete: it contains the tiles too.
    expect((await readFile(join(folder, 'tiles/black-granite-polished.webp'))).equals(shipped)).toBe(true);
    const own = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
      .webp()
      .toBuffer();
    const types = JSON.parse(await readFile(join(folder, 'stone-types.json'), 'utf8'));
    types[0].Variants[0].tile = 'tiles/own/slate.webp';
    await writeFile(join(folder, 'stone-types.json'), JSON.stringify(types));
    expect(await run(['catalogue', 'import', folder])).toMatchObject({
      status: 1,
      objected: `the tile tiles/own/slate.webp is neither in ${folder} nor here already`,
    });
    await mkdir(join(folder, 'tiles/own'));
    await writeFile(join(folder, 'tiles/own/slate.webp'), 'no picture');
    expect((await run(['catalogue', 'import', folder])).objected).toContain(
      'is not the picture its name says',
    );
    await writeFile(join(folder, 'tiles/own/slate.webp'), own);
    await writeFile(join(folder, 'tiles/black-granite-polished.webp'), own);
    expect(await run(['catalogue', 'import', folder])).toMatchObject({ status: 0 });

    const server = await startServer({ dataDir: dataDir() });
    const tile = async (name: string) => server.call('GET', `/catalogue/tiles/${name}`, { as: null });
    for (const name of ['own/slate.webp', 'black-granite-polished.webp']) {
      const { bytes, headers } = await tile(name);
      expect([bytes.equals(own), headers['content-type']]).toEqual([true, 'image/webp']);
      expect(headers['cache-control']).toBe('no-cache');
    }
    expect((await tile('red-granite-polished.webp')).status).toBe(200);
    for (const none of ['own/gone.webp', '..%2fdatabase%2fPG_VERSION', '../database/PG_VERSION', 'own/'])
      expect((await tile(none)).status).toBe(404);
    await server.stop('keepData');
    await rm(folder, { recursive: true });
  });
});
