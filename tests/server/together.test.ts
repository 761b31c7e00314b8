import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../server/store/database';
import { openPostgres } from '../../server/store/postgres/openPostgres';
import { findStoneTogether } from '../../server/store/stonesTogether';
import type { StoredStone } from '../../server/store/storedStone';
import { updateStoneTogether } from '../../server/store/writesTogether';
import { design } from '../../src/stone/stone';
import { chanceOf, seedOf } from './deep/chance';
import { PATIENCE } from './emptyDatabase';
import { ownDatabase } from './ownDatabase';
import { startServer, type TestServer } from './startServer';
import { createStone, type MadeStone } from './stoneCalls';

const MANY = 16;
const named = (designName: string, more = {}) => ({
  design: design.parse({ designName, ...more }),
  preview: null,
});

describe('What many ask of the store at the same time', () => {
  let server: TestServer;
  let database: Database;
  /** Another node's; the embedded database has none. */
  let other: Database;
  let hasOther: boolean;
  let stones: MadeStone[];
  beforeAll(async () => {
    server = await startServer();
    ({ database } = server.store);
    const own = await ownDatabase(server.dataDir);
    hasOther = own !== undefined;
    other = own ? await openPostgres(own.url) : database;
  }, PATIENCE);
  afterAll(async () => {
    if (hasOther) await other.close();
    await server.stop();
  });
  beforeEach(async () => {
    stones = await Promise.all(Array.from({ length: MANY }, () => createStone(server)));
    // The price lists are read once for a catalogue.
    await Promise.all(stones.map(({ id }) => stored(id)));
  });
  afterEach(() => vi.restoreAllMocks());

  const stored = async (id: number): Promise<StoredStone> => {
    const found = await findStoneTogether(database, id);
    if (!found) throw new Error('the stone is gone');
    return found;
  };
  const allStored = () => Promise.all(stones.map(({ id }) => stored(id)));
  /** The statements from now on, outside of transactions. */
  const statements = () => {
    const rows = vi.spyOn(database, 'rows');
    const run = vi.spyOn(database, 'run');
    const transaction = vi.spyOn(database, 'transaction');
    return {
      count: () => rows.mock.calls.length + run.mock.calls.length + transaction.mock.calls.length,
      answers: async () => Promise.all(rows.mock.results.map(({ value }) => value)),
    };
  };
  const save = ({ id, token }: MadeStone, body: object) =>
    server.call('PUT', `/api/stone/${id}`, { as: token, body });
  const read = ({ id, token }: MadeStone) => server.call('GET', `/api/stone/${id}`, { as: token });

  test('is one statement for a call that reads, two for one that saves', async () => {
    const [stone] = stones;
    if (!stone) throw new Error('no stone');
    // Who changed it is recorded once an hour, and before the first answer.
    await save(stone, { designName: 'Før' });
    await server.accesses.write();
    const asked = statements();
    expect((await read(stone)).json.designName).toBe('Før');
    expect(asked.count()).toBe(1);
    expect((await save(stone, { designName: 'Nu', version: 2 })).status).toBe(200);
    expect(asked.count()).toBe(3);
  });

  test('is one statement for all readings, and each gets its own stone', async () => {
    const asked = statements();
    const found = await Promise.all([...stones, ...stones].map(({ id }) => stored(id)));
    expect(asked.count()).toBe(1);
    expect(found.map(({ id, token }) => [id, token])).toEqual(
      [...stones, ...stones].map(({ id, token }) => [id, token]),
    );
    expect(await findStoneTogether(database, 999_999)).toBeUndefined();
  });

  test('is a few statements for many calls', async () => {
    for (const stone of stones) await save(stone, {});
    await server.accesses.write();
    const asked = statements();
    const answers = await Promise.all([
      ...stones.map((stone) => save(stone, { designName: `${stone.id}` })),
      ...stones.map(read),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(2 * MANY).fill(200));
    expect(asked.count()).toBeLessThanOrEqual(8);
    expect((await allStored()).map(({ designName }) => designName)).toEqual(stones.map(({ id }) => `${id}`));
  });

  test('is written in one statement, and one sync of the disk', async () => {
    const before = await allStored();
    const asked = statements();
    const synced = 'syncs' in database && typeof database.syncs === 'function' ? database.syncs : undefined;
    const syncs = synced?.();
    const written = await Promise.all(
      before.map((stone, index) => updateStoneTogether(database, stone, named(`nr ${index}`))),
    );
    expect(asked.count()).toBe(1);
    if (synced) expect(synced() - syncs).toBe(1);
    expect(written.map(({ outcome }) => outcome)).toEqual(Array(MANY).fill('written'));
    expect((await allStored()).map(({ designName, version }) => [designName, version])).toEqual(
      before.map((_, index) => [`nr ${index}`, 2]),
    );
  });

  test('does not send a design again that has not changed', async () => {
    const asked = statements();
    await allStored();
    const [rows] = await asked.answers();
    const design = z.array(z.object({ design: z.null() })).length(MANY);
    expect(design.safeParse(rows).success).toBe(true);
  });

  test('is as new as the store, however it was written, by whichever node', async () => {
    const [{ id }] = stones as [MadeStone];
    for (const [text, statement] of [
      ['a', `update stones set design = '{"a":1}' where id = $1`],
      ['b', `update stones set design = '{"b":1}', version = version + 1 where id = $1`],
      ['c', `update stones set design = '{"c":1}', updated_at = updated_at where id = $1`],
    ] as const) {
      await other.run(statement, [id]);
      expect((await stored(id)).design).toBe(`{"${text}":1}`);
    }
  });

  test('is refused for itself: a stale version, a former link, a sent stone, one that is gone', async () => {
    const before = await allStored();
    const [stale, renewed, sent, gone, ...fine] = before as [
      StoredStone,
      StoredStone,
      StoredStone,
      StoredStone,
      ...StoredStone[],
    ];
    await other.run('update stones set version = version + 1 where id = $1', [stale.id]);
    await other.run(`update stones set token = 'st_new' where id = $1`, [renewed.id]);
    await other.run(`update stones set status = 'ordered' where id = $1`, [sent.id]);
    await other.run('delete from stones where id = $1', [gone.id]);
    const written = await Promise.all(
      before.map((stone) => updateStoneTogether(database, stone, named('Ny'))),
    );
    expect(written.map(({ outcome }) => outcome)).toEqual([
      ...['stale', 'stale', 'sentToMason', 'gone'],
      ...fine.map(() => 'written'),
    ]);
    expect((await stored(stale.id)).designName).toBe('Prøve');
  });

  test('fails for itself where PostgreSQL refuses one', async () => {
    const before = await allStored();
    const written = await Promise.allSettled(
      before.map((stone, index) =>
        // No bigint.
        updateStoneTogether(database, stone, {
          design: { ...named('Ny').design, ProjectId: index === 3 ? 1e20 : null },
          preview: null,
        }),
      ),
    );
    expect(written.map(({ status }) => status)).toEqual(
      before.map((_, index) => (index === 3 ? 'rejected' : 'fulfilled')),
    );
    expect((await allStored()).map(({ version }) => version)).toEqual(
      before.map((_, index) => (index === 3 ? 1 : 2)),
    );
  });

  test('is won by one of two hundred on one version, and the others are told what is', async () => {
    const [stone] = stones as [MadeStone];
    const tries = Array.from({ length: 200 }, (_, index) =>
      save(stone, { designName: `${index}`, version: 1 }),
    );
    const answers = await Promise.all(tries);
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const lost = answers.filter(({ status }) => status === 409);
    expect(lost).toHaveLength(199);
    for (const { json } of lost)
      expect(json.current).toMatchObject({ designName: won[0]?.json.designName, version: 2 });
  });

  test(
    'is never older than what was acknowledged before, on two nodes that write without a pause',
    async () => {
      const chance = chanceOf(seedOf(false));
      const acknowledged = new Map(stones.map(({ id }) => [id, 1]));
      const turn = async () => {
        const { id } = chance.pick(stones);
        const node = chance.oneIn(2) ? database : other;
        const least = acknowledged.get(id) ?? 0;
        const found = await findStoneTogether(node, id);
        if (!found) throw new Error('the stone is gone');
        expect(found.version).toBeGreaterThanOrEqual(least);
        // Each version was written once, under its own number.
        expect(found.designName).toBe(found.version === 1 ? 'Prøve' : `${found.version}`);
        expect(JSON.parse(found.design).designName).toBe(found.designName);
        const written = await updateStoneTogether(node, found, named(`${found.version + 1}`));
        if (written.outcome !== 'written') return;
        expect(written.stone.version).toBe(found.version + 1);
        acknowledged.set(id, Math.max(acknowledged.get(id) ?? 0, written.stone.version));
      };
      const hand = async () => {
        for (let turns = 0; turns < 25; turns += 1) await turn();
      };
      await Promise.all(Array.from({ length: 12 }, hand));
      for (const stone of await allStored()) expect(stone.version).toBe(acknowledged.get(stone.id));
      expect([...acknowledged.values()].reduce((sum, version) => sum + version, 0)).toBeGreaterThan(3 * MANY);
    },
    PATIENCE,
  );
});
