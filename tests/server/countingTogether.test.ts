import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { LIMITS } from '../../server/domain/limits';
import { MOST_PER_USER } from '../../server/store/loginAttempts';
import { openPostgres, type PostgresDatabase } from '../../server/store/postgres/openPostgres';
import { PATIENCE } from './emptyDatabase';
import { type OwnDatabase, ownDatabase } from './ownDatabase';
import { type RunningServer, runServerBriefly } from './runServer';
import { DEMO_PASSWORD } from './startServer';
import { withinOneMinute } from './withinOneMinute';

const counted = z.object({ n: z.number() });

describe('Two nodes that are asked at once', () => {
  let folder: string;
  let own: OwnDatabase | undefined;
  let database: PostgresDatabase;
  const nodes: RunningServer[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gravestone-together-'));
    own = await ownDatabase(folder);
    const variables = { DATA_DIR: folder, DATABASE_URL: own?.url ?? '', DEMO_PASSWORD };
    for (let node = 0; node < 2; node += 1) nodes.push(await runServerBriefly(variables));
    database = await openPostgres(own?.url ?? '');
  }, 2 * PATIENCE);
  afterAll(async () => {
    for (const node of nodes) await node.end('SIGKILL');
    await database?.close();
    await own?.drop();
    await rm(folder, { recursive: true, force: true });
  });

  // Counts are per minute of the database's clock: a round must not cross two.
  beforeEach(() => withinOneMinute(database), 30_000);

  /** Makes so many calls at once, alternating between the nodes; returns how often each status was answered. */
  const ask = async (times: number, path: string, body: object, headers: Record<string, string>) => {
    const asked = Array.from({ length: times }, async (_, turn) => {
      const url = `${nodes[turn % 2]?.url}${path}`;
      const json = { 'content-type': 'application/json', ...headers };
      const answer = await fetch(url, { method: 'POST', headers: json, body: JSON.stringify(body) });
      return { status: answer.status, json: z.record(z.string(), z.unknown()).parse(await answer.json()) };
    });
    const answers = await Promise.all(asked);
    const often = (status: number) => answers.filter((answer) => answer.status === status).length;
    return { answers, often };
  };
  const from = (address: string) => ({ AuthCookie: 'public', 'x-forwarded-for': address });
  /** How many of a kind were counted since the beginning. */
  const countOf = async (kind: string, address: string) => {
    const rows = await database.rows(counted, 'select n from call_counts where subject = $1', [
      `${kind} address ${address} 60`,
    ]);
    return rows.map(({ n }) => n);
  };

  test('let one minute’s new stones through between them, no more and no fewer', async () => {
    const { perMinute } = LIMITS.creating;
    const address = '192.0.2.1';
    const { often } = await ask(2 * perMinute, '/api/stone/', {}, from(address));
    expect([often(200), often(429)]).toEqual([perMinute, perMinute]);
    expect(await countOf('creating', address)).toEqual([2 * perMinute]);
    const stones = await database.rows(counted, 'select count(*)::integer as n from stones');
    expect(stones).toEqual([{ n: perMinute }]);
    expect((await ask(2, '/api/stone/', {}, from('192.0.2.2'))).often(200)).toBe(2);
  });

  test('let one minute’s orders through, of which one is the order', async () => {
    const { perMinute } = LIMITS.sending;
    const address = '192.0.2.3';
    const made = await ask(1, '/api/stone/', {}, from(address));
    const { id, token } = z.object({ id: z.number(), token: z.string() }).parse(made.answers[0]?.json);
    const order = { StonemasonId: 1, contactName: 'Bo', contactPhone: '1', contactEmail: 'bo@example.com' };
    const as = { ...from(address), AuthCookie: token };
    const { often } = await ask(2 * perMinute, `/api/sendToMason/${id}`, order, as);
    expect([often(200), often(409), often(429)]).toEqual([1, perMinute - 1, perMinute]);
    expect(await countOf('sending', address)).toEqual([2 * perMinute]);
  });

  test('let a name be guessed at from one address so often and no oftener', async () => {
    const guess = { username: 'bedemand', password: 'forkert-gæt' };
    const { often } = await ask(3 * MOST_PER_USER, '/api/login', guess, from('192.0.2.4'));
    expect([often(401), often(429)]).toEqual([MOST_PER_USER, 2 * MOST_PER_USER]);
    const right = { ...guess, password: DEMO_PASSWORD };
    expect((await ask(2, '/api/login', right, from('192.0.2.4'))).often(429)).toBe(2);
    expect((await ask(2, '/api/login', right, from('192.0.2.5'))).often(200)).toBe(2);
  });
});
