import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { hashPassword } from '../../server/credentials/passwords';
import { hashToken, mintToken } from '../../server/credentials/tokens';
import { MOST_AT_SPEED, MOST_PER_ADDRESS, MOST_PER_USER } from '../../server/store/loginAttempts';
import { loginByName, setPassword } from '../../server/store/users';
import { PATIENCE } from './emptyDatabase';
import { DEMO_PASSWORD, startServer, type TestServer } from './startServer';
import { createStone } from './stoneCalls';

describe('Logging in', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  }, PATIENCE);
  afterAll(() => server.stop());

  const login = (body: unknown, address = '10.0.0.1', cookie?: string) =>
    server.call('POST', '/api/login', {
      as: null,
      body,
      headers: { 'x-forwarded-for': address, ...(cookie === undefined ? {} : { cookie }) },
    });
  const password = DEMO_PASSWORD;

  test('with a name and password gives a token and the business', async () => {
    for (const [username, BusinessId] of [
      ['admin', 1],
      ['bedemand', 2],
      ['BEDEMAND', 2],
    ] as const) {
      const { status, json } = await login({ username, password });
      expect(status).toBe(200);
      expect(json).toEqual({ token: json.token, auth: { user: { token: json.token, BusinessId } } });
      expect(json.token).toMatch(/^se_/);
    }
  });

  test('keeps only the hash of the token, and argon2id of the password', async () => {
    const token = await server.login('bedemand');
    const [dump] = await server.store.database.rows(
      z.object({ sessions: z.string(), users: z.string() }),
      `select (select string_agg(sessions::text, ' ') from sessions) as sessions,
              (select string_agg(users::text, ' ') from users) as users`,
    );
    expect(dump?.sessions).not.toContain(token.slice(3));
    expect(dump?.sessions).toContain(hashToken(token));
    expect(dump?.users).toContain('$argon2id$');
    expect(dump?.users).not.toContain(password);
  });

  test('is refused alike for a wrong password and a name that does not exist', async () => {
    const wrong = await login({ username: 'admin', password: 'nej' });
    const nobody = await login({ username: 'ingen', password });
    expect([wrong.status, wrong.json]).toEqual([
      401,
      { error: 'Forkert brugernavn eller adgangskode.', code: 'loginFailed' },
    ]);
    expect([nobody.status, nobody.json]).toEqual([401, wrong.json]);
  });

  test('is for the name alone, and not for what a database takes for the same', async () => {
    for (const username of ['admİn', 'ADMİN', 'ａｄｍｉｎ', 'admin ', 'admi\u0307n'])
      expect((await login({ username, password })).status, username).toBe(401);
  });

  test('needs both, in words a database can hold', async () => {
    for (const body of [
      {},
      { username: 'admin' },
      { username: '', password },
      { username: 'a\u0000', password },
      'x',
      [],
    ]) {
      expect((await login(body)).status).toBe(400);
    }
  });

  test('works with a user token that another program was given', async () => {
    const usertoken = mintToken('login');
    await server.store.database.run(`update users set login_token_hash = $1 where username = 'bedemand'`, [
      hashToken(usertoken),
    ]);
    expect((await login({ usertoken })).json).toMatchObject({ auth: { user: { BusinessId: 2 } } });
    expect((await login({ usertoken: mintToken('login') })).status).toBe(401);
  });

  test('works with the token of a login that still holds', async () => {
    const { json } = await login({ usertoken: await server.login('admin') });
    expect(json).toMatchObject({ auth: { user: { BusinessId: 1 } } });
  });

  test('ends with the login that was shown for it, and those after it, and never the other way round', async () => {
    const first = await server.login('bedemand');
    const next = async (usertoken: string) => String((await login({ usertoken })).json.token);
    const second = await next(first);
    const third = await next(second);
    const holds = async (as: string) =>
      (await server.call('GET', '/api/stoneTypes/all', { as })).status === 200;
    await server.call('POST', '/api/logout', { as: third });
    expect(await Promise.all([first, second, third].map(holds))).toEqual([true, true, false]);
    const fourth = await next(second);
    await server.call('POST', '/api/logout', { as: first });
    expect(await Promise.all([first, second, fourth].map(holds))).toEqual([false, false, false]);
  });

  test('ends with its time, and with logging out', async () => {
    const [gone, out] = [await server.login('bedemand'), await server.login('bedemand')];
    await server.store.database.run(
      `update sessions set expires_at = now() - interval '1 second' where token_hash = $1`,
      [hashToken(gone)],
    );
    expect((await server.call('POST', '/api/logout', { as: out })).status).toBe(200);
    const made = await createStone(server);
    for (const as of [gone, out, mintToken('session')]) {
      for (const path of ['/api/stoneTypes/all', `/api/stone/${made.id}`]) {
        const { status, json } = await server.call('GET', path, { as });
        expect([status, json]).toEqual([
          403,
          { error: 'Session udløbet. Log venligst ind igen.', code: 'sessionExpired' },
        ]);
      }
    }
  });

  const statusOf = async (given: Record<string, unknown>, address: string, cookie?: string) =>
    (await login(given, address, cookie)).status;
  const guess = (address: string, cookie?: string) =>
    statusOf({ username: 'Bedemand', password: 'gæt' }, address, cookie);
  const isIn = (address: string, cookie?: string) =>
    statusOf({ username: 'bedemand', password }, address, cookie);
  const later = (minutes: number) =>
    server.store.database.run(`update login_attempts set at = at - interval '${minutes} minutes'`);

  test('is stopped on a name after too many wrong passwords from one place, also for the right one', async () => {
    const tries = await Promise.all(Array.from({ length: MOST_PER_USER + 5 }, () => guess('10.1.0.1')));
    expect(tries.toSorted()).toEqual([...Array(MOST_PER_USER).fill(401), ...Array(5).fill(429)]);
    const stopped = await login({ username: 'bedemand', password }, '10.1.0.1');
    expect([stopped.status, stopped.headers['retry-after']]).toEqual([429, '900']);
    expect(await statusOf({ username: 'admin', password }, '10.1.0.1')).toBe(200);
    // Callers at other addresses are not locked out by that.
    expect(await isIn('10.1.1.1')).toBe(200);
    await later(16);
    expect(await isIn('10.1.0.1')).toBe(200);
  });

  test('is not stopped for longer by tries that were refused', async () => {
    for (let i = 0; i < MOST_PER_USER; i += 1) await guess('10.1.0.2');
    await later(10);
    for (let i = 0; i < MOST_PER_USER; i += 1) expect(await guess('10.1.0.2')).toBe(429);
    await later(6);
    expect(await isIn('10.1.0.2')).toBe(200);
  });

  test('goes on in a browser in which the user has been before, but not for guessing there', async () => {
    const cookieOf = async (username: string) => {
      const { headers } = await login({ username, password }, '10.1.0.3');
      const set = String(headers['set-cookie']);
      expect(set).toMatch(
        /^device-\d+=[\w-]{32}; Path=\/api\/login; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
      );
      return set.split(';')[0] ?? '';
    };
    const [own, others] = [await cookieOf('bedemand'), await cookieOf('admin')];
    for (let i = 0; i < MOST_PER_USER; i += 1) await guess('10.1.0.3');
    expect(await isIn('10.1.0.3')).toBe(429);
    expect(await isIn('10.1.0.3', own)).toBe(200);
    expect(await isIn('10.1.0.3', `i18n_redirected=da; ${own}`)).toBe(200);
    // Another user's token, or one that is made up, does not count.
    const id = own.split('=')[0];
    for (const cookie of [others, `${id}=${others.split('=')[1]}`, `${id}=`, `${id}=${'x'.repeat(32)}`])
      expect(await isIn('10.1.0.3', cookie)).toBe(429);
    for (let i = 0; i < MOST_PER_USER; i += 1) expect(await guess('10.1.0.4', own)).toBe(401);
    expect(await isIn('10.1.0.4', own)).toBe(429);
    await later(16);
    // It becomes invalid with the password that was used for it.
    const { database } = server.store;
    const named = await loginByName(database, 'bedemand');
    if (!named) throw new Error('the user is gone');
    const user = { ...named.user, username: 'bedemand' };
    const passwordHash = await hashPassword(password);
    await database.transaction((inside) => setPassword(inside, user, passwordHash));
    for (let i = 0; i < MOST_PER_USER; i += 1) await guess('10.1.0.3');
    expect(await isIn('10.1.0.3', own)).toBe(429);
    await later(16);
  });

  test('is slow and not stopped on a name that is guessed at from everywhere', async () => {
    for (let i = 0; i < MOST_AT_SPEED; i += 1) expect(await guess(`10.3.${i}.1`)).toBe(401);
    const began = Date.now();
    expect(await isIn('10.4.0.1')).toBe(200);
    expect(Date.now() - began).toBeGreaterThan(2500);
    await later(16);
  });

  test('counts all the addresses of a line of IPv6 as one', async () => {
    for (let i = 0; i < MOST_PER_USER; i += 1) expect(await guess(`2001:db8:0:7::${i + 1}`)).toBe(401);
    expect(await isIn('2001:db8:0:7:ffff:1::9')).toBe(429);
    expect(await isIn('2001:db8:0:8::1')).toBe(200);
    await later(16);
  });

  test('is stopped from an address that tries many names', async () => {
    const tries = Array.from({ length: MOST_PER_ADDRESS + 1 }, (_, i) =>
      login({ username: `navn ${i}`, password: 'gæt' }, '10.2.0.1').then(({ status }) => status),
    );
    expect((await Promise.all(tries)).filter((status) => status === 401)).toHaveLength(MOST_PER_ADDRESS);
    expect((await login({ username: 'admin', password }, '10.2.0.1')).status).toBe(429);
    expect((await login({ username: 'admin', password }, '10.2.0.2')).status).toBe(200);
  });
});

describe('A stone of a business', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  }, PATIENCE);
  afterAll(() => server.stop());

  test('is everybody’s in that business and business 1’s, and no visitor’s', async () => {
    const [own, first] = [await server.login('bedemand'), await server.login('admin')];
    const made = await createStone(server, {}, own);
    const read = async (as: string) => (await server.call('GET', `/api/stone/${made.id}`, { as })).status;
    expect(await Promise.all([own, first, made.token, 'public'].map(read))).toEqual([200, 200, 200, 404]);
    const theirs = await createStone(server, {}, first);
    expect((await server.call('GET', `/api/stone/${theirs.id}`, { as: own })).status).toBe(404);
    const write = await server.call('PUT', `/api/stone/${made.id}`, { as: first, body: { version: 1 } });
    expect(write.json).toMatchObject({ version: 2, token: made.token });
  });
});
