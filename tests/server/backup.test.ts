import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { restoreBackup } from '../../server/backup/restoreBackup';
import { tablesMadeBy, tablesOf } from '../../server/backup/tables';
import { writeBackup } from '../../server/backup/writeBackup';
import { type Migration, readMigrations } from '../../server/store/migrate';
import { insertUpload } from '../../server/store/uploads';
import { projectRoot } from '../../server/system/projectRoot';
import { StartFailure } from '../../server/system/startFailure';
import { PATIENCE } from './emptyDatabase';
import { startServer, type TestServer } from './startServer';
import { createStone, type MadeStone, ONE_PIXEL } from './stoneCalls';

const CONTACT = { contactName: 'Bo', contactPhone: '12345678', contactEmail: 'bo@example.com' };
/** Characters that text files have trouble with. */
const AWKWARD = 'Åse »Æble« \\ "x" \t \u2028 𝔾 👩‍👧 \u0001 {{x}} %s $1';

let folder: string;
let migrations: Migration[];
let source: TestServer;
let target: TestServer;
let stone: MadeStone;
let sent: MadeStone;
let picture: string;
let file: string;

const everything = async (server: TestServer) => {
  await server.accesses.write();
  const tables = await server.store.database.transaction((inside) =>
    tablesOf(inside, tablesMadeBy(migrations)),
  );
  const rows: Record<string, unknown> = {};
  for (const { name } of tables) {
    const [found] = await server.store.database.rows(
      z.object({ all: z.string().nullable() }),
      `select json_agg(row_to_json(each)::text order by row_to_json(each)::text)::text as all from ${name} as each`,
    );
    rows[name] = found?.all ? JSON.parse(found.all) : [];
  }
  return rows;
};
const restore = (server: TestServer, path: string, replace = true) =>
  restoreBackup(server.store, migrations, path, replace);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gravestone-backup-'));
  file = join(folder, 'store.backup');
  migrations = await readMigrations(join(projectRoot(), 'server/store/migrations'));
  source = await startServer();
  target = await startServer();
  stone = await createStone(source, { designName: AWKWARD, stoneImage: ONE_PIXEL });
  sent = await createStone(source, { Comment: AWKWARD.repeat(30) });
  const gone = await createStone(source);
  await source.call('DELETE', `/api/stone/${gone.id}`, { as: gone.token });
  const pdf = Buffer.from('%PDF-1.7\n\u0000\u00ff%%EOF', 'latin1').toString('base64');
  const body = { StonemasonId: 1, ...CONTACT, PDFB64: pdf };
  await source.call('POST', `/api/sendToMason/${sent.id}`, { as: sent.token, body });
  const session = await source.login('bedemand');
  // Sessions that were each opened with the one before: a backup has them in no order.
  let shown = session;
  for (let i = 0; i < 8; i++) {
    const body = { usertoken: shown };
    shown = String((await source.call('POST', '/api/login', { as: null, body })).json.token);
  }
  await source.call('POST', '/api/project', { as: session, body: { decName: AWKWARD } });
  picture = await source.store.pictures.keep(Buffer.from('<svg/>'), 'svg');
  const upload = {
    kind: 'vignet',
    stoneId: stone.id,
    archivedBy: null,
    picture,
    width: 0.1,
    height: 1 / 3,
  } as const;
  await insertUpload(source.store.database, upload);
  await source.store.fileStores.tiles.put('own/slate.webp', Buffer.from('tile'), 'image/webp');
}, PATIENCE);
afterAll(async () => {
  await source.stop();
  await target.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Tables added after the first nine migrations. */
const LATER = [
  'uploads',
  'take_overs',
  'known_devices',
  'call_counts',
  'held_orders',
  'second_factors',
  'recovery_codes',
  'password_links',
  'passkeys',
  'passkey_challenges',
  'accesses',
  'kept_pairs',
  'kept_styles',
  'mason_links',
  'mason_questions',
  'mason_messages',
  'workshop_keys',
  'fetched_orders',
  'webhooks',
  'webhook_messages',
  'approvals',
  'approval_rounds',
  'approvers',
  'approval_links',
  'approval_readings',
  'approval_ticks',
  'approval_decisions',
  'approval_earlier_answers',
  'approval_comments',
  'approval_messages',
  'approval_trail',
  'choices',
  'alternatives',
  'chosen_alternatives',
  'approval_trails',
  'mason_settings',
  'erasures',
  'dropped_letters',
  'erasure_requests',
  'mason_proposals',
  'proposal_links',
  'step_letters',
  'brands',
];

describe('A backup', () => {
  test('takes every table that the migrations make, and every picture', async () => {
    const held = await writeBackup(source.store, migrations, file);
    expect(held.files).toBe(3);
    expect(held.rows).toBeGreaterThan(20);
    const tables = z.array(z.object({ name: z.string() }));
    const there = await source.store.database.rows(
      z.object({ name: z.string() }),
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    expect(tables.parse(there).map(({ name }) => name)).toEqual([...tablesMadeBy(migrations)].sort());
    expect(await readdir(folder)).toEqual(['store.backup']);
  });

  test('that cannot be written is told by its path in one line', async () => {
    const nowhere = join(folder, 'nowhere/store.backup');
    await expect(writeBackup(source.store, migrations, nowhere)).rejects.toThrow(
      new StartFailure(`${nowhere} cannot be written (ENOENT)`),
    );
  });

  test('is text, a JSON value a line, that says what it is and ends with its checksum', async () => {
    const lines = gunzipSync(await readFile(file))
      .toString()
      .trimEnd()
      .split('\n');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ format: 'gravestone-designer backup', version: 1 });
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ end: true, files: 3 });
    expect(lines.some((line) => line.startsWith('{"table":"stones","columns":["id","token"'))).toBe(true);
  });

  test('is refused by a store that is in use, unless that is to give way', async () => {
    const before = await everything(target);
    await expect(restore(target, file, false)).rejects.toThrow(
      'the store is in use: with --replace everything in it gives way to the backup',
    );
    expect(await everything(target)).toEqual(before);
  });

  test('comes back byte for byte: rows, pictures, tokens, letters that wait, and where numbers go on', async () => {
    await createStone(target, { designName: 'gives way' });
    const held = await restore(target, file);
    expect(held.files).toBe(3);
    expect(await everything(target)).toEqual(await everything(source));

    const path = `/api/stone/${stone.id}`;
    const [here, there] = await Promise.all(
      [source, target].map((server) => server.call('GET', path, { as: stone.token })),
    );
    expect(there?.text).toBe(here?.text);
    expect((await target.call('GET', `${path}/preview`, { as: stone.token })).status).toBe(200);
    expect((await target.call('GET', `/api/picture/${picture}`, { as: null })).text).toBe('<svg/>');
    expect((await target.store.fileStores.tiles.read('own/slate.webp'))?.toString()).toBe('tile');
    expect(await target.login('bedemand')).toMatch(/^se_/);
    // The number of the deleted stone is not used again.
    expect((await createStone(target)).id).toBe((await createStone(source)).id);
    expect((await createStone(target)).id).toBeGreaterThan(sent.id + 1);
  });

  test('of an earlier version goes through the migrations that came after it', async () => {
    const early = migrations.filter(({ number }) => number < 10);
    const lines = gunzipSync(await readFile(file))
      .toString()
      .trimEnd()
      .split('\n')
      .slice(0, -1);
    const head = JSON.parse(lines[0] ?? '');
    head.migrations = head.migrations.filter(({ number }: { number: number }) => number < 10);
    const later = LATER.map((name) => lines.findIndex((line) => line.startsWith(`{"table":"${name}"`)));
    // These columns were added later too.
    const newer: Record<string, readonly string[]> = {
      outbox: ['order_json', 'undrawn', 'held_by', 'user_id', 'approver_id', 'project_id'],
      businesses: ['shows_prices', 'demands_approval'],
      stones: ['price_vat', 'approval_id', 'back_of'],
      users: ['email', 'passkey_handle', 'stonemason_id'],
      sessions: ['opened_by', 'id', 'last_used_at', 'browser'],
      first_answers: ['stone_id', 'project_id'],
    };
    let places: readonly number[] = [];
    const before = lines.map((line) => {
      const read = JSON.parse(line);
      if (read.table)
        places = (newer[read.table] ?? []).map((name) => (read.columns as string[]).indexOf(name));
      const of = read.table ? 'columns' : 'row';
      if (!read[of]) return line;
      return JSON.stringify({
        ...read,
        [of]: read[of].filter((_: unknown, at: number) => !places.includes(at)),
      });
    });
    const kept = before.filter((line, i) => {
      const isLater = later.some(
        (from) => i === from || (i > from && from >= 0 && isRowAfter(lines, i, from)),
      );
      // Orders were not confirmed by their address then.
      const isQuestion = line.startsWith('{"row"') && line.includes('"question"');
      return i > 0 && !isLater && !isQuestion && !line.includes('"sequence":"uploads"');
    });
    const older = join(folder, 'older.backup');
    await writeFile(older, sealed([JSON.stringify(head), ...kept]));
    await restore(target, older);
    const [count] = await target.store.database.rows(
      z.object({ stones: z.number(), uploads: z.number() }),
      'select (select count(*) from stones) as stones, (select count(*) from uploads) as uploads',
    );
    expect([early.length < migrations.length, count?.uploads]).toEqual([true, 0]);
    expect(count?.stones).toBeGreaterThan(1);
  });
});

/** Whether a line is a row of the table whose line is at `from`. */
function isRowAfter(lines: readonly string[], i: number, from: number): boolean {
  return lines.slice(from + 1, i + 1).every((line) => line.startsWith('{"row"'));
}

/** Lines with a matching end. */
function sealed(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `${line}\n`).join('');
  const count = (start: string) => lines.filter((line) => line.startsWith(start)).length;
  const end = { end: true, rows: count('{"row"'), files: count('{"shelf"'), sha256: hashOf(text) };
  return gzipSync(`${text}${JSON.stringify(end)}\n`);
}

describe('A file that is no whole backup is refused with one line, and nothing is changed:', () => {
  const attempts: [what: string, change: (bytes: Buffer) => Buffer, line: RegExp][] = [
    ['one that was cut off', (bytes) => bytes.subarray(0, bytes.length - 200), /is damaged or was cut off/],
    [
      'one of which the half is missing',
      (bytes) => bytes.subarray(0, bytes.length / 2),
      /is damaged or was cut off/,
    ],
    ['one whose last line is missing', (bytes) => gzipSync(without(bytes, -1)), /is damaged or was cut off/],
    ['one with a row less', (bytes) => gzipSync(without(bytes, 5)), /is damaged or was cut off/],
    ['one in which a letter changed', (bytes) => changed(bytes, 'Bo', 'Bi'), /is damaged or was cut off/],
    [
      'one of another format',
      (bytes) => changed(bytes, '"version":1', '"version":9'),
      /another version .*format 9/,
    ],
    [
      'one of a newer version',
      (bytes) => changed(bytes, '"number":1,', '"number":99,'),
      /newer version \(migration 99\)/,
    ],
    ['something else that is gzipped', () => gzipSync('hej'), /is no backup of this program$/],
    ['something else', () => Buffer.from('PK not gzip'), /is no backup of this program$/],
    ['an empty file', () => Buffer.alloc(0), /is no backup of this program$|is damaged or was cut off/],
  ];
  test.each(attempts)('%s', async (_what, change, line) => {
    const before = await everything(target);
    const broken = join(folder, 'broken.backup');
    await writeFile(broken, change(await readFile(file)));
    const refusal = await restore(target, broken).catch((error: Error) => error.message);
    expect(refusal).toMatch(line);
    expect(refusal).not.toContain('\n');
    expect(await everything(target)).toEqual(before);
  });

  test('one that is not there', async () => {
    await expect(restore(target, join(folder, 'nowhere'))).rejects.toThrow(
      /nowhere cannot be read \(ENOENT\)$/,
    );
  });
});

function without(bytes: Buffer, line: number): string {
  const lines = gunzipSync(bytes).toString().trimEnd().split('\n');
  lines.splice(line, 1);
  return `${lines.join('\n')}\n`;
}

const changed = (bytes: Buffer, one: string, other: string) =>
  gzipSync(gunzipSync(bytes).toString().replace(one, other));

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
