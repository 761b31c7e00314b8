import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from './emptyDatabase';
import { DEMO_PASSWORD, startServer, type TestServer } from './startServer';
import { createStone } from './stoneCalls';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
}, PATIENCE);
afterAll(() => server.stop());

test('No token and no password reaches the log, wherever it stands in a call', async () => {
  const made = await createStone(server);
  const session = await server.login('bedemand');
  const secrets = [made.token, made.readonlyToken, session, DEMO_PASSWORD, 'fremmed-token', 'brugertoken-7'];
  for (const as of [made.token, made.readonlyToken, session]) {
    for (const path of ['', '/de', '/no'])
      await server.call('GET', `${path}/designer/${made.id}/${as}`, { as });
    await server.call('GET', `/api/stone/${as}`, { as });
    await server.call('GET', `/api/stone/${made.id}?token=${as}`, { as });
    await server.call('PUT', `/api/stone/${made.id}`, { as, body: { version: as } });
    await server.call('POST', '/api/login', { as, body: { usertoken: as } });
  }
  await server.call('GET', `/designer/${made.id}/fremmed-token`);
  await server.call('GET', '/login/brugertoken-7/12');
  // A failure inside, whose message carries the value that was given.
  await server.store.database.run('alter table stones alter column token type integer using 1');
  await server.call('POST', '/api/stone/', { body: {} });

  const log = server.lines.join('');
  expect(log).toContain('invalid input syntax');
  expect(log).toContain(`/designer/${made.id}/[hidden]`);
  expect(server.lines.length).toBeGreaterThan(40);
  for (const secret of secrets) expect(log).not.toContain(secret);
});

test('Each line is one JSON object that tells the call and its status', () => {
  const read = server.lines.map((line) => JSON.parse(line));
  expect(read.some(({ req }) => req?.method === 'PUT' && req.url.startsWith('/api/stone/'))).toBe(true);
  expect(read.some(({ res }) => res?.status === 200)).toBe(true);
});
