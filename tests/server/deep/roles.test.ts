import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { QUICK_SEAL } from '../approval/asking';
import { PATIENCE } from '../emptyDatabase';
import { type Answer, startServer, type TestServer } from '../startServer';
import { callOf } from './roles/calls';
import { addStrangers, type Family, MISSING, newFamily, type Subjects } from './roles/family';
import { MASONS, ROLES, type Role, STRANGERS, TABLE } from './roles/table';

const METHODS = ['get', 'post', 'put', 'delete', 'patch', 'head', 'options'];
const call = z.object({ responses: z.record(z.string(), z.unknown()) });
const document = z.object({ paths: z.record(z.string(), z.record(z.string(), call)) });
const refused = z.object({ error: z.string().min(5), code: z.string() });

/** The state in which a stone can be moved on after it was sent. */
const SENT = `update stones set status = 'sentToMason' where id = $1`;

/** Makes the call of a line about these subjects, with this AuthCookie. */
async function make(server: TestServer, line: string, about: Subjects, as: string | null): Promise<Answer> {
  const { method, path, body } = await callOf(line, about, as);
  return server.call(method, path, { as, body });
}

/** The objects of a line's next calls, in the state in which they can be made. */
async function familyFor(server: TestServer, line: string): Promise<Family> {
  const family = await newFamily(server);
  if (line === 'PUT /api/stone/{id}/status') await server.store.database.run(SENT, [family.subjects.stoneId]);
  return family;
}

/** A role's call; a refusal tells a stranger no more than that of a call about what does not exist. */
async function callAs(server: TestServer, line: string, role: Role, family: Family): Promise<Answer> {
  const { subjects } = family;
  const as = await family.cookieOf(role);
  // Made first, since the call itself may end a session. An address without a number has none that could be missing.
  const isCompared = STRANGERS.includes(role) && line.includes('{');
  const missing = isCompared ? await make(server, line, { ...subjects, ...MISSING }, as) : undefined;
  const session = line === 'POST /api/logout' ? await family.cookieOf(role) : as;
  const answer = await make(server, line, subjects, session);
  if (answer.status < 400) return answer;
  refused.parse(answer.json);
  if (missing) expect([role, answer.status, answer.text]).toEqual([role, missing.status, missing.text]);
  return answer;
}

/** Whether a call changes nothing: it reads, or was refused. */
const isHarmless = (line: string, { status }: Answer) => line.startsWith('GET ') || status >= 400;

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

  /** The statuses that the OpenAPI document names for a line's call. */
  async function describedOf(line: string): Promise<readonly number[]> {
    const { paths } = document.parse((await server.call('GET', '/openapi.json')).json);
    const [method = '', path = ''] = line.split(' ');
    return Object.keys(paths[path]?.[method.toLowerCase()]?.responses ?? {}).map(Number);
  }

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

  test.each(Object.entries(TABLE))(
    '%s',
    async (line, statuses) => {
      const expected = statuses.trim().split(/\s+/).map(Number);
      expect(expected).toHaveLength(ROLES.length);
      const got: Record<string, number> = {};
      let family = await familyFor(server, line);
      let isAtMason = false;
      for (const role of ROLES) {
        if (MASONS.includes(role) && !isAtMason) {
          await family.giveToMason();
          isAtMason = true;
        }
        const answer = await callAs(server, line, role, family);
        got[role] = answer.status;
        // Calls change their objects, except those that read and those that were refused.
        if (isHarmless(line, answer) || role === ROLES.at(-1)) continue;
        family = await familyFor(server, line);
        isAtMason = false;
      }
      expect(got).toEqual(Object.fromEntries(ROLES.map((role, i) => [role, expected[i]])));
      const described = await describedOf(line);
      expect(expected.filter((status) => !described.includes(status))).toEqual([]);
    },
    PATIENCE,
  );
});
