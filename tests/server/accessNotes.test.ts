import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AccessNotes, accessNotes, type Done } from '../../server/jobs/accessNotes';
import type { Value } from '../../server/store/database';
import { DatabaseUnreachable } from '../../server/store/databaseUnreachable';
import { PATIENCE } from './emptyDatabase';
import { keptOf, keptRows } from './keptAccesses';
import { ownDatabase } from './ownDatabase';
import { removeBundle, runServerBriefly } from './runServer';
import { startServer, type TestServer } from './startServer';
import { createStone, stoneOf } from './stoneCalls';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 10, 24, 12);
const reading: Done = { subject: 'stone', subjectId: 7, action: 'read', by: 'editingLink', userId: 0 };
const changing: Done = { ...reading, action: 'changed' };

describe('Accesses that are noted', () => {
  let server: TestServer;
  let at: number;
  const open: AccessNotes[] = [];
  const failures: unknown[] = [];
  const newNotes = (clock = () => at) => {
    const notes = accessNotes(server.store.database, (error) => failures.push(error), clock);
    open.push(notes);
    return notes;
  };
  beforeAll(async () => {
    server = await startServer();
  }, PATIENCE);
  afterAll(() => server.stop());
  beforeEach(async () => {
    at = NOON;
    failures.length = 0;
    await server.store.database.run('delete from accesses');
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await Promise.all(open.splice(0).map((notes) => notes.stop()));
  });

  const kept = async () =>
    (await keptRows(server)).map(({ action, by, first_at, last_at }) => [
      ...[action, by, (Number(first_at) - NOON) / 60_000, (Number(last_at) - NOON) / 60_000],
    ]);
  /** Makes statements fail as with an unreachable database, until the mocks are restored. */
  const goAway = () =>
    [server.store.database, server.store.database.unhurried].map((queries) =>
      vi.spyOn(queries, 'run').mockRejectedValue(new DatabaseUnreachable('gone')),
    );

  test('are one row an hour for all that the same does to the same, with the first moment and the last', async () => {
    const notes = newNotes();
    for (let minute = 0; minute < 60; minute += 10) {
      at = NOON + minute * 60_000;
      notes.read(reading);
      await notes.changed([changing, changing]);
    }
    notes.read({ ...reading, by: 'readingLink' });
    at = NOON + HOUR;
    notes.read(reading);
    await notes.write();
    expect(await kept()).toEqual([
      ...[
        ['read', 'editingLink', 0, 50],
        ['changed', 'editingLink', 0, 50],
      ],
      ...[
        ['read', 'readingLink', 50, 50],
        ['read', 'editingLink', 60, 60],
      ],
    ]);
  });

  test('are one row an hour, too, where time passes between two looks at the clock', async () => {
    let looks = 0;
    const notes = newNotes(() => {
      looks += 1;
      if (looks % 3 === 0) at += 1;
      return at;
    });
    for (let time = 0; time < 5; time += 1) {
      notes.read(reading);
      await notes.changed([changing]);
    }
    await notes.write();
    expect((await keptRows(server)).map(({ action }) => action)).toEqual(['read', 'changed']);
  });

  test('are one row, too, where several nodes note them, in whichever order they write', async () => {
    const [one, other] = [newNotes(), newNotes()];
    one.read(reading);
    at += 60_000;
    other.read(reading);
    await other.changed([changing]);
    await other.write();
    await one.changed([changing]);
    await one.write();
    expect(await kept()).toEqual([
      ...[
        ['read', 'editingLink', 0, 1],
        ['changed', 'editingLink', 1, 1],
      ],
    ]);
    const many = Array.from({ length: 300 }, (_, subjectId) => ({ ...reading, subjectId }));
    for (const each of many) one.read(each);
    for (const each of many.toReversed()) other.read(each);
    await Promise.all([one.write(), other.write()]);
    expect(await keptRows(server)).toHaveLength(301);
    expect(failures).toEqual([]);
  });

  test('are many in one statement, and none where they are known', async () => {
    const notes = newNotes();
    const run = vi.spyOn(server.store.database.unhurried, 'run');
    for (let subjectId = 1; subjectId <= 400; subjectId += 1) notes.read({ ...reading, subjectId });
    await notes.write();
    expect(run).toHaveBeenCalledTimes(1);
    expect(notes.changed([changing])).toBeInstanceOf(Promise);
    await vi.waitFor(async () => expect(notes.changed([changing])).toBeUndefined());
  });

  test('are written by themselves after a second, and the rest at the end', async () => {
    const notes = newNotes();
    notes.read(reading);
    await vi.waitFor(async () => expect(await kept()).toHaveLength(1), 10_000);
    notes.read({ ...reading, by: 'visitor' });
    await notes.stop();
    expect(await kept()).toHaveLength(2);
  });

  test('wait while the database is away, within bounds, and are tried again', async () => {
    const notes = newNotes();
    goAway();
    for (let subjectId = 1; subjectId <= 20_005; subjectId += 1) notes.read({ ...reading, subjectId });
    await expect(notes.write()).rejects.toThrow('away');
    await expect(notes.changed([changing])).rejects.toThrow('away');
    vi.restoreAllMocks();
    // The oldest, which was given up, is recorded when it is repeated.
    notes.read({ ...reading, subjectId: 1 });
    await notes.write();
    const rows = await keptRows(server);
    expect(rows).toHaveLength(20_000);
    expect(rows.filter(({ subject_id }) => [1, 2].includes(subject_id))).toHaveLength(1);
    expect(rows.filter(({ action }) => action === 'changed')).toHaveLength(1);
  });

  test('are there before a change is acknowledged; where that cannot be, it is not', async () => {
    const stone = await createStone(server);
    const change = () =>
      server.call('PUT', `/api/stone/${stone.id}`, { as: stone.token, body: { designName: 'Far' } });
    const { run } = server.store.database;
    const away = vi
      .spyOn(server.store.database, 'run')
      .mockImplementation((sql: string, values?: readonly Value[]) =>
        sql.includes('accesses') ? Promise.reject(new DatabaseUnreachable('gone')) : run(sql, values),
      );
    const refused = await change();
    expect([refused.status, refused.json.code, refused.headers['retry-after']]).toEqual([
      503,
      'notReady',
      '5',
    ]);
    away.mockRestore();
    expect((await change()).status).toBe(200);
    // Nothing was written after the answer meanwhile.
    expect(await keptOf(server, 'stone', stone.id)).toEqual(['changed editingLink', 'created visitor']);
  });
});

test(
  'Changes that were acknowledged are noted, also where the server is killed in the next instant',
  async () => {
    const before = await startServer();
    const database = await ownDatabase(before.dataDir);
    await before.stop('keepData');
    const place = {
      DATA_DIR: before.dataDir,
      DEMO_PASSWORD: 'x',
      ...(database && { DATABASE_URL: database.url }),
    };
    const running = await runServerBriefly(place);
    const send = async (method: string, path: string, as: string, body: object) => {
      const headers = { AuthCookie: as, 'content-type': 'application/json' };
      const answer = await fetch(`${running.url}${path}`, { method, headers, body: JSON.stringify(body) });
      return stoneOf({ json: await answer.json() } as Parameters<typeof stoneOf>[0]);
    };
    const stone = await send('POST', '/api/stone/', 'public', {});
    await send('PUT', `/api/stone/${stone.id}`, stone.token, { designName: 'Far' });
    await running.end('SIGKILL');
    const after = await startServer({ dataDir: before.dataDir });
    expect(await keptOf(after, 'stone', stone.id)).toEqual(['changed editingLink', 'created visitor']);
    await after.stop();
    await removeBundle();
  },
  PATIENCE,
);
