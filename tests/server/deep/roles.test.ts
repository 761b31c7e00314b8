import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { QUICK_SEAL } from '../approval/asking';
import { PATIENCE } from '../emptyDatabase';
import { startServer, type TestServer } from '../startServer';
import { callOf } from './roles/calls';
import { addStrangers, MISSING, newFamily } from './roles/family';
import { MASONS, ROLES, STRANGERS, TABLE } from './roles/table';

const METHODS = ['get', 'post', 'put', 'delete', 'patch', 'head', 'options'];
const document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
const refused = z.object({ error: z.string().min(5), code: z.string() });

/** The state in which a stone can be moved on after it was sent. */
const SENT = `update stones set status = 'sentToMason' where id = $1`;

describe('Every call and every role', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({
      services: {
        checks: {
          known: () => undefined,
          later: () => undefined,
          find: async () => ({ scene: [], words: [], reserved: [] }),
        },
        seal: QUICK_SEAL,
      },
    });
    await addStrangers(server);
  }, PATIENCE);
  afterAll(() => server.stop());

  test('stand in one table: a call of the OpenAPI document that is missing there fails here', async () => {
    const { paths } = document.parse((await server.call('GET', '/openapi.json')).json);
    const described = Object.entries(paths).flatMap(([path, calls]) =>
      Object.keys(calls)
        .filter((method) => METHODS.includes(method))
        .map((method) => `${method.toUpperCase()} ${path}`),
    );
    const written = Object.keys(TABLE).map((line) => line.replace(/ \(.*\)$/, ''));
    expect(described.length).toBeGreaterThan(30);
    expect([...new Set(written)].sort()).toEqual(described.sort());
  });

  test.each(Object.entries(TABLE))('%s', async (line, statuses) => {
    const expected = statuses.trim().split(/\s+/).map(Number);
    expect(expected).toHaveLength(ROLES.length);
    const got: Record<string, number> = {};
    for (const role of ROLES) {
      // Calls change their objects: each has its own stone, case and uploads.
      const family = await newFamily(server);
      const { subjects } = family;
      if (line === 'PUT /api/stone/{id}/status') await server.store.database.run(SENT, [subjects.stoneId]);
      if (MASONS.includes(role)) await family.giveToMason();
      const as = await family.cookieOf(role);
      const make = async (about: typeof subjects) => {
        const { method, path, body } = await callOf(line, about, as);
        return server.call(method, path, { as, body });
      };
      // Made first, since the call itself may end a session.
      const missing = await make({ ...subjects, ...MISSING });
      const session = line === 'POST /api/logout' ? await family.cookieOf(role) : as;
      const { method, path, body } = await callOf(line, subjects, session);
      const answer = await server.call(method, path, { as: session, body });
      got[role] = answer.status;
      if (answer.status >= 400) refused.parse(answer.json);
      // A caller without access cannot tell it from one that does not exist.
      if (STRANGERS.includes(role) && answer.status >= 400)
        expect([role, answer.status, answer.text]).toEqual([role, missing.status, missing.text]);
    }
    expect(got).toEqual(Object.fromEntries(ROLES.map((role, i) => [role, expected[i]])));
  });
});
