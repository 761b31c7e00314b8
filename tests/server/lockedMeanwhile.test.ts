import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { approvalOfStone, touchApproval } from '../../server/store/approvals/found';
import { addToTrail } from '../../server/store/approvals/trail';
import { openPostgres, type PostgresDatabase } from '../../server/store/postgres/openPostgres';
import { lockedStone } from '../../server/store/stones';
import { findStoneTogether } from '../../server/store/stonesTogether';
import { updateStoneTogether } from '../../server/store/writesTogether';
import { design } from '../../src/stone/stone';
import { askFor, QUICK_SEAL } from './approval/asking';
import { PATIENCE } from './emptyDatabase';
import { ownDatabase } from './ownDatabase';
import { startServer, type TestServer } from './startServer';
import { createStone } from './stoneCalls';

const named = (designName: string) => ({ design: design.parse({ designName }), preview: null });

describe('Stones that are written together', () => {
  let server: TestServer;
  let other: PostgresDatabase;
  beforeAll(async () => {
    server = await startServer();
    other = await openPostgres((await ownDatabase(server.dataDir))?.url ?? '');
  }, PATIENCE);
  afterAll(async () => {
    await other.close();
    await server.stop();
  });

  test('wait for none that another node has locked, but for its own writing', async () => {
    const { database } = server.store;
    const made = await Promise.all(Array.from({ length: 8 }, () => createStone(server)));
    const read = await Promise.all(made.map(({ id }) => findStoneTogether(database, id)));
    const [locked, ...free] = read.filter((stone) => stone !== undefined);
    if (!locked) throw new Error('no stone');
    let late: Promise<unknown> | undefined;
    await other.transaction(async (inside) => {
      await lockedStone(inside, locked.id);
      late = updateStoneTogether(database, locked, named('Sen'));
      const early = free.map((stone) => updateStoneTogether(database, stone, named('Nu')));
      expect((await Promise.all(early)).map(({ outcome }) => outcome)).toEqual(Array(7).fill('written'));
      await inside.run('update stones set preview = $2 where id = $1', [locked.id, 'theirs.png']);
    });
    // The lock changed nothing that the write builds on.
    expect(await late).toMatchObject({ outcome: 'written', stone: { preview: 'theirs.png', version: 2 } });
  });

  test('by two nodes in any order never block each other for good', async () => {
    const { database } = server.store;
    const made = await Promise.all(Array.from({ length: 12 }, () => createStone(server)));
    const ids = made.map(({ id }) => id);
    const through = async (node: typeof database, order: readonly number[]) => {
      for (let round = 0; round < 10; round += 1) {
        const found = await Promise.all(order.map((id) => findStoneTogether(node, id)));
        await Promise.all(found.map((stone) => stone && updateStoneTogether(node, stone, named(`${round}`))));
      }
    };
    await Promise.all([through(database, ids), through(other, [...ids].reverse())]);
    // Of two writes on a version at least one succeeds.
    for (const id of ids) {
      const found = await findStoneTogether(database, id);
      expect(found?.version).toBeGreaterThan(10);
      expect(found?.version).toBeLessThanOrEqual(21);
    }
  });
});

describe('An approval that is read by its link while another node renews or ends it', () => {
  let server: TestServer;
  let other: PostgresDatabase;
  beforeAll(async () => {
    server = await startServer({ services: { seal: QUICK_SEAL } });
    other = await openPostgres((await ownDatabase(server.dataDir))?.url ?? '');
  }, PATIENCE);
  afterAll(async () => {
    await other.close();
    await server.stop();
  });
  const waiting = async () => {
    const [found] = await server.store.database.rows(
      z.object({ count: z.coerce.number() }),
      'select count(*) from pg_locks where not granted',
    );
    return found?.count ?? 0;
  };

  test('is read afterwards: neither blocks the other for good', async () => {
    const { stone, token } = await askFor(server);
    const found = await approvalOfStone(server.store.database, stone.id);
    if (!found) throw new Error('no approval');
    let read: Promise<{ status: number }> | undefined;
    await other.transaction(async (inside) => {
      await touchApproval(inside, found.id);
      read = server.call('GET', `/api/approve/${token}`);
      await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThan(0);
      await addToTrail(inside, found, 'renewed', { who: 'Anna' });
    });
    expect((await read)?.status).toBe(200);
  });
});
