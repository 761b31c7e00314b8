import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { deliverLetters } from '../../server/jobs/deliverLetters';
import { order as orderSchema } from '../../src/stone/wire/order';
import { commandLine, type Program } from './commandLine';
import { confirmOrder } from './confirming';
import { putEmptyDatabase } from './emptyDatabase';
import { startServer } from './startServer';
import { createStone } from './stoneCalls';

describe('The provider’s commands', { timeout: 120_000 }, () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'gravestone-commands-'));
    await putEmptyDatabase(dataDir);
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  const run = ([name = '', ...words]: string[], input = '', folder = dataDir, program?: Program) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [...commandLine(name, program), ...words],
      { input, encoding: 'utf8', env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' } },
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
    expect(run(['user', 'list']).said).toBe('Åse\t7\tStille Begravelser\t–');
  });

  test('run from their sources, as npm runs them', async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), 'gravestone-sources-'));
    const source = (...words: string[]) => run(words, 'granit-og-guld\n', elsewhere, 'source');
    const file = join(elsewhere, 'store.backup');
    expect(source('catalogue', 'import', 'catalogue')).toMatchObject({ status: 0, objected: '' });
    expect(source('user', 'add', 'Bo', '7', 'Ro')).toMatchObject({
      status: 0,
      said: 'Bo may log in for business 7',
    });
    expect(source('business', 'list').said).toContain('7\tRo\tDK\tDKK\t1 user');
    expect(source('outbox', 'list')).toMatchObject({ status: 0, said: 'No letter waits.' });
    expect(source('audit', 'user', 'Bo')).toMatchObject({ status: 0, said: '', objected: '' });
    expect(source('backup', file)).toMatchObject({ status: 0, objected: '' });
    expect(source('restore', file, '--replace')).toMatchObject({ status: 0, objected: '' });
    await rm(elsewhere, { recursive: true });
  });

  test('make up a password where none is given, and say what they know where they are asked wrongly', () => {
    const { status, said } = run(['user', 'password', 'Åse']);
    expect(status).toBe(0);
    expect(said).toMatch(/^Åse has a new password: [\w-]{16}; every login has ended$/);
    expect(run(['user', 'password', 'ingen']).objected).toBe('There is no user ingen.');
    const unknown = run(['user', 'fly']);
    expect([unknown.status, unknown.objected.split('\n')[1]]).toEqual([1, '  npm run user -- list']);
  });

  test('let in a user who has lost what shows the codes', () => {
    expect(run(['user', 'second-factor', 'Åse', 'off']).said).toBe('Åse was asked for no code');
    expect(run(['user', 'second-factor', 'ingen', 'off']).objected).toBe('There is no user ingen.');
    expect(run(['user', 'passkeys', 'Åse', 'none']).said).toBe('Åse has no passkeys any more; 0 removed');
    expect(run(['user', 'passkeys', 'ingen', 'none']).objected).toBe('There is no user ingen.');
    expect(run(['user', 'second-factor', 'Åse']).objected).toMatch(/^Usage:/);
  });

  test('note where letters to a user go', () => {
    expect(run(['user', 'email', 'åse', 'aase@example.com']).said).toBe(
      'Letters to åse go to aase@example.com',
    );
    expect(run(['user', 'list']).said).toBe('Åse\t7\tStille Begravelser\taase@example.com');
    expect(run(['user', 'email', 'åse', 'aase@']).objected).toBe('aase@ is no e-mail address.');
    expect(run(['user', 'email', 'ingen', 'aase@example.com']).objected).toBe('There is no user ingen.');
    expect(run(['user', 'email', 'Åse']).objected).toMatch(/^Usage:/);
    // Whose password somebody else sets is told so.
    expect(run(['user', 'password', 'Åse'], 'granit-og-guld\n').said).toBe(
      'Åse has a new password; every login has ended',
    );
    expect(run(['outbox', 'list']).said).toMatch(/\tpasswordChanged\taase@example\.com\tabout a login\t/);
    expect(run(['user', 'email', 'Åse', 'none']).said).toBe('Åse gets no letters');
  });

  test('tell who read and changed a stone, a case, or what a user did', async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), 'gravestone-audit-'));
    const audit = (...words: string[]) => run(['audit', ...words], '', elsewhere);
    const server = await startServer({ dataDir: elsewhere });
    const undertaker = await server.login('bedemand');
    const stone = await createStone(server);
    const project = await server.call('POST', '/api/project/', { as: undertaker, body: { decName: 'Mor' } });
    await server.call('GET', `/api/stone/${stone.id}`, { as: stone.readonlyToken });
    await server.call('GET', '/api/projects', { as: undertaker });
    await server.stop('keepData');

    const told = (answer: ReturnType<typeof run>) =>
      answer.said.split('\n').map((line) => line.split('\t').slice(2));
    const ofStone = audit('stone', String(stone.id));
    expect(ofStone).toMatchObject({ status: 0, objected: '' });
    expect(ofStone.said.split('\t')[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(told(ofStone)).toEqual([
      ['read', `stone ${stone.id}`, 'readingLink'],
      ['created', `stone ${stone.id}`, 'visitor'],
    ]);
    const opened = ['created', `case ${project.json.id}`, 'user bedemand'];
    expect(told(audit('case', String(project.json.id), '--days', '1'))).toEqual([opened]);
    expect(told(audit('user', 'Bedemand'))).toEqual([['read', 'list', 'user bedemand'], opened]);
    run(['user', 'delete', 'bedemand'], '', elsewhere);
    expect(told(audit('case', String(project.json.id)))).toEqual([
      [...opened.slice(0, 2), 'user 2, who is gone'],
    ]);
    expect(audit('stone', '987654')).toMatchObject({ status: 0, said: '' });

    expect(audit('user', 'bedemand')).toMatchObject({ status: 1, objected: 'There is no user bedemand.' });
    expect(audit('stone', '1', '--days', '401')).toMatchObject({
      status: 1,
      objected: 'Accesses are kept for 400 days.',
    });
    for (const words of [[], ['stone'], ['stone', 'x'], ['stone', '0'], ['stone', '1', '2'], ['list', '1']])
      expect(audit(...words)).toMatchObject({
        status: 1,
        objected: expect.stringMatching(/^Usage: [^\n]+$/),
      });
    expect(audit('stone', '1', '--days', 'x')).toMatchObject({ status: 1 });
    expect(audit('stone', '1', '--hours', '1').objected).toMatch(/^Usage: [^\n]+$/);
    await rm(elsewhere, { recursive: true });
  });

  test('delete a user, but for the last who sees everything', () => {
    run(['user', 'add', 'chef', '1', 'Platform'], 'granit-og-guld\n');
    expect(run(['user', 'delete', 'Chef'])).toMatchObject({
      status: 1,
      objected: 'Chef is the last user of business 1, which sees everything: add another one first.',
    });
    run(['user', 'add', 'ny', '1'], 'granit-og-guld\n');
    expect(run(['user', 'delete', 'chef']).status).toBe(0);
    expect(run(['user', 'delete', 'Åse']).said).toMatch(/^Åse is deleted; every login has ended/);
    expect(run(['user', 'delete', 'Åse']).objected).toBe('There is no user Åse.');
    expect(run(['user', 'list']).said).toBe('ny\t1\tPlatform\t–');
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
    const inFile = join(folder, 'prices.json/catalogue');
    expect(run(['catalogue', 'export', inFile])).toMatchObject({
      status: 1,
      objected: `${inFile} cannot be written (ENOTDIR)`,
    });
    for (const each of [folder, again]) await rm(each, { recursive: true });

    if (process.env.DATABASE_URL) return;
    const server = await startServer({ dataDir });
    const { json } = await server.call('GET', '/api/stoneTypes/all');
    // The sample catalogue that this start comes with has five.
    expect((json.results as unknown[]).length).toBeGreaterThan(20);
    await server.stop('keepData');
  });

  test('list, add and move businesses, and a move prices the drafts in the other country’s money', async () => {
    run(['catalogue', 'import', 'catalogue']);
    expect(run(['business', 'add', '9', 'Ro & Granit', 'no'])).toMatchObject({
      status: 0,
      said: 'Business 9, Ro & Granit: NO, prices in NOK',
    });
    expect(run(['business', 'add', '9', 'Igen']).objected).toBe('There is a business 9 already.');
    expect(run(['business', 'country', '9', 'DE']).said).toBe('Business 9: DE, prices in EUR');
    expect(run(['business', 'country', '77', 'DE']).objected).toBe('There is no business 77.');
    expect(run(['business', 'country', '9', 'SE'])).toMatchObject({
      status: 1,
      objected: expect.stringContaining('country <number> <DK|DE|NO>'),
    });
    expect(run(['business', 'list']).said.split('\n')).toContain('9\tRo & Granit\tDE\tEUR\t0 users');

    run(['user', 'add', 'karen', '9'], 'granit-og-guld\n');

    const server = await startServer({ dataDir });
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
    run(['business', 'country', '9', 'NO']);
    const again = await startServer({ dataDir });
    const [row] = await again.store.database.rows(
      z.object({ currency: z.string(), price: z.number() }),
      'select currency, price from stones where id = $1',
      [made.id],
    );
    expect(row).toEqual({ currency: 'NOK', price: 1_710_000 });
    await again.stop('keepData');
  });

  test('show the letters that wait, and have one tried at once', async () => {
    expect(run(['outbox', 'list'])).toMatchObject({ status: 0, said: 'No letter waits.' });
    const server = await startServer({ dataDir });
    const made = await createStone(server);
    const body = { StonemasonId: 1, contactName: 'Bo', contactPhone: '1', contactEmail: 'bo@example.com' };
    await server.call('POST', `/api/sendToMason/${made.id}`, { as: made.token, body });
    await server.stop('keepData');
    const held = run(['outbox', 'list']).said.split('\n');
    expect(held.map((line) => line.split('\t')[1]).sort()).toEqual(['order', 'question', 'receipt']);
    const waiting = held.find((line) => line.includes('\torder\t')) ?? '';
    expect(waiting).toContain('waits to be confirmed or released');
    expect(run(['outbox', 'retry', waiting.slice(0, 8)]).objected).toContain('confirmed or released');

    const confirmed = await startServer({ dataDir });
    await confirmOrder(confirmed, made.id);
    await confirmed.store.database.run(`delete from outbox where kind = 'question'`);
    await confirmed.store.database.run(
      `update outbox set attempts = 3, last_error = 'connect ECONNREFUSED', due_at = now() + interval '1 hour'`,
    );
    await confirmed.stop('keepData');

    const lines = run(['outbox', 'list']).said.split('\n');
    expect(lines.length).toBe(2);
    expect(lines[0]).toContain(`stone ${made.id}\ttried 3`);
    expect(lines[0]).toContain('ECONNREFUSED');
    const id = lines[0]?.slice(0, 8) ?? '';
    const shown = JSON.parse(run(['outbox', 'show', id]).said);
    expect(shown).toMatchObject({ attempts: 3, content: { contactName: 'Bo' }, sent_at: null });
    expect(JSON.stringify(shown)).not.toContain(made.token);
    expect(run(['outbox', 'retry', id]).said).toMatch(/ is due now$/);
    expect(run(['outbox', 'retry', '00000000']).objected).toBe('There is no letter 00000000.');
    expect(run(['outbox', 'fly']).objected).toContain('npm run outbox -- retry <id>');

    const again = await startServer({ dataDir });
    const due = await again.store.database.rows(
      z.object({ id: z.string() }),
      'select id::text as id from outbox where due_at <= now()',
    );
    expect(due.map((each) => each.id)).toEqual([shown.id]);
    await again.store.database.run('update outbox set sent_at = now()');
    await again.stop('keepData');
    expect(run(['outbox', 'retry', id]).objected).toMatch(/^The letter went out at 20/);
  });

  test('tell of a letter that went without its papers which are missing, and of one that waits how often they were tried', async () => {
    const server = await startServer({ dataDir });
    const made = await createStone(server);
    const body = { StonemasonId: 1, contactName: 'Bo', contactPhone: '1', contactEmail: 'bo@example.com' };
    await server.call('POST', `/api/sendToMason/${made.id}`, { as: made.token, body });
    await confirmOrder(server, made.id);
    const { database } = server.store;
    await database.run(`update outbox set sent_at = now() where kind <> 'order'`);
    const broken = async () => {
      throw new Error('no drawing');
    };
    const post = {
      mailer: { send: async () => undefined },
      papers: [broken, broken],
      checks: { find: async () => ({ scene: [], words: [] }) },
      providerEmail: '',
      publicUrl: 'https://sten.example',
      failed: () => undefined,
    };
    const [letter] = await database.rows(
      z.object({ id: z.string() }),
      `select id::text as id from outbox where sent_at is null and held_by is null`,
    );
    const id = letter?.id ?? '';
    expect(await deliverLetters({ ...post, database })).toBe(0);
    await server.stop('keepData');
    expect(JSON.parse(run(['outbox', 'show', id]).said)).toMatchObject({ undrawn: 1, missingPapers: [] });

    const again = await startServer({ dataDir });
    await again.store.database.run(`update outbox set undrawn = 3, due_at = now() where sent_at is null`);
    expect(await deliverLetters({ ...post, database: again.store.database })).toBe(1);
    await again.stop('keepData');
    const missing = { kind: 'noPapers_undrawn', text: expect.stringContaining('ikke vedlagt') };
    expect(JSON.parse(run(['outbox', 'show', id]).said)).toMatchObject({
      missingPapers: [{ stone: made.id, ...missing }],
    });
    const order = orderSchema.parse(JSON.parse(run(['outbox', 'show', id, '--json']).said));
    expect(order.stones).toMatchObject([{ id: made.id, missingPapers: missing }]);
  });

  test('back the store up and restore it, and say so in one line where they cannot', async () => {
    const file = join(dataDir, 'store.backup');
    const server = await startServer({ dataDir });
    expect(run(['backup', file])).toMatchObject({
      status: 1,
      objected: `DATA_DIR ${dataDir} is in use, and gives no copy: stop the server first`,
    });
    const made = await createStone(server, { designName: 'Gemt' });
    await server.stop('keepData');
    expect(run(['backup', file])).toMatchObject({
      status: 0,
      said: expect.stringMatching(/store\.backup: \d+ rows and \d+ pictures$/),
    });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(run(['backup']).objected).toContain('npm run backup -- <file>');

    const elsewhere = await mkdtemp(join(tmpdir(), 'gravestone-restored-'));
    const there = (...words: string[]) => run(['restore', ...words], '', elsewhere);
    expect(there(file)).toMatchObject({ status: 0, said: expect.stringMatching(/^Restored \d+ rows/) });
    expect(there(file)).toMatchObject({ status: 1, objected: expect.stringContaining('--replace') });
    const short = join(dataDir, 'short.backup');
    await writeFile(short, (await readFile(file)).subarray(0, -40));
    expect(there(short, '--replace')).toMatchObject({
      status: 1,
      objected: `${short} is damaged or was cut off: nothing was restored`,
    });
    expect(there(file, '--replace').status).toBe(0);
    const restored = await startServer({ dataDir: elsewhere });
    const { json } = await restored.call('GET', `/api/stone/${made.id}`, { as: made.token });
    expect(json.designName).toBe('Gemt');
    await restored.stop();
  });

  test('take a catalogue’s own tiles in, and the server serves them before those it comes with', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gravestone-tiles-'));
    run(['catalogue', 'import', 'catalogue']);
    run(['catalogue', 'export', folder]);
    const shipped = await readFile('catalogue/tiles/black-granite-polished.webp');
    // What was exported is whole: it holds the tiles too.
    expect((await readFile(join(folder, 'tiles/black-granite-polished.webp'))).equals(shipped)).toBe(true);
    const own = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
      .webp()
      .toBuffer();
    const types = JSON.parse(await readFile(join(folder, 'stone-types.json'), 'utf8'));
    types[0].Variants[0].tile = 'tiles/own/slate.webp';
    await writeFile(join(folder, 'stone-types.json'), JSON.stringify(types));
    expect(run(['catalogue', 'import', folder])).toMatchObject({
      status: 1,
      objected: `the tile tiles/own/slate.webp is neither in ${folder} nor here already`,
    });
    await mkdir(join(folder, 'tiles/own'));
    await writeFile(join(folder, 'tiles/own/slate.webp'), 'no picture');
    expect(run(['catalogue', 'import', folder]).objected).toContain('is not the picture its name says');
    await writeFile(join(folder, 'tiles/own/slate.webp'), own);
    await writeFile(join(folder, 'tiles/black-granite-polished.webp'), own);
    expect(run(['catalogue', 'import', folder])).toMatchObject({ status: 0 });

    const server = await startServer({ dataDir });
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
